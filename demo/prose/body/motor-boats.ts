import type { Line } from '../line.ts';

export const MOTOR_CRUISER_LINES: readonly Line[] = [
  'The helm position is well laid out, with good sight lines all round and a comfortable seat.',
  'Side decks are wide and the rails are high, so handling lines is easy at any age.',
  'Below, everything is clean, dry and smells of nothing in particular, which is the point.',
  'The saloon has big windows and enough sofa for a wet afternoon.',
  'An honest sea boat that shrugs off the short chop which sends others home.',
  {
    needs: 'twin',
    over: 3,
    say: 'Both engines have been serviced every year by the same marine engineer, whose number the new owner can have.',
  },
  { needs: 'diesel', over: 3, say: 'Oil analysis has been done at each service and makes dull reading.' },
  { over: 5, say: 'Canopies were re-proofed and re-stitched in {lately}, with new windows.' },
  {
    needs: 'diesel',
    over: 5,
    say: 'Bottom cleaned, anodes fitted and antifouled in {lately}; propellers and shafts polished at the same time.',
  },
  { over: 8, say: 'Diesel heating with outlets in each cabin was installed in {lately}.' },
  { over: 8, say: 'Fuel was polished and the tanks inspected in {lately}.' },
  {
    over: 10,
    say: 'Headlinings were replaced in {lately}, a job that all boats of this age need and few have had.',
  },
  { over: 4, say: 'New batteries in {lately}, with a smart charger on shore power.' },
  { needs: 'cabin', over: 6, say: 'Upholstery and curtains were renewed in {lately}.' },
  { over: 6, say: 'The bow thruster was serviced at her last lift.' },
  { needs: 'smart', say: 'Condition is far above the average for the year and a viewing will confirm it.' },
  { over: 5, say: 'A thick folder of invoices goes back to {purchase}.' },
];

export const SPORTS_BOAT_LINES: readonly Line[] = [
  'The cockpit table drops to make a sun pad and the wet bar has a fridge and sink.',
  'Below there is a compact galley, a separate heads and berths that adults can sleep in.',
  'Hull polished and waxed in the spring, and it shows.',
  'She lifts onto the plane cleanly and runs level without much help from the tabs.',
  { over: 4, say: 'Servicing is up to date, with anodes and impellers done in {lately}.' },
  { over: 4, say: 'Antifouled in {lately}.' },
  { over: 5, say: 'New canopies in {lately}, including tonneau and camper top.' },
  { over: 5, say: 'Cockpit cushions were re-trimmed in {lately} in marine vinyl.' },
  { over: 6, say: 'A new plotter was fitted in {lately} and the old dials still work behind it.' },
  { over: 3, say: 'Trim tabs, windlass and thruster all work as they should.' },
  { needs: 'twin', say: 'Twin engines give both pace and peace of mind offshore.' },
  { over: 4, say: 'Berthed in a marina and lifted every winter.' },
  { needs: 'smart', say: 'You will look at a dozen of these before you find one as clean.' },
  'The bathing platform is large, with a hot and cold shower and a folding ladder.',
];

export const MOTOR_YACHT_LINES: readonly Line[] = [
  'The flybridge is a second living room, with wet bar, dinette and a helm that sees everything.',
  'The galley has domestic-sized appliances and worktop enough to cook for a full boat.',
  'All guest cabins have hanging space, reading lights and opening ports.',
  'Sound levels under way are low enough for conversation at cruising speed.',
  { over: 4, say: 'Main engines and generator were serviced in {lately}, with all consumables changed.' },
  { over: 4, say: 'Lifted, antifouled and anoded in {lately}, with the propellers polished.' },
  { over: 5, say: 'Electronics were upgraded in {lately} with displays at both helms.' },
  { over: 5, say: 'Teak cockpit and bathing platform were sanded and re-caulked in {lately}.' },
  { over: 6, say: 'Saloon sofas and carpets were replaced in {lately} and have been under covers since.' },
  { over: 10, say: 'Air conditioning compressors were overhauled in {lately}.' },
  { over: 5, say: 'Service history is complete and has been kept in order by one management company.' },
  'A tender and outboard are included, both in working order.',
  {
    needs: 'smart',
    say: 'She is turn-key, valeted fortnightly and can be on her way the day that you complete.',
  },
  { over: 12, say: 'A pre-purchase survey from her last change of hands can be provided for reference.' },
];

export const TRAILER_BOAT_LINES: readonly Line[] = [
  'Upholstery is free of splits and the carpet lifts out to be washed.',
  'A fitted travelling cover keeps her clean on the road.',
  { over: 3, say: 'Serviced in {lately} with new impeller, plugs and oils.' },
  'Lifejackets, ropes, fenders, a ski rope and a paddle that has never been needed go with her.',
  'She tows well and launches from any decent slip.',
  { over: 5, say: 'Trailer tyres and bearings were replaced in {lately}.' },
  { over: 3, say: 'Kept dry and under cover when not in use.' },
  'Battery isolator, bilge pump and horn all tested and working.',
];
