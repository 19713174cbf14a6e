import type { Line } from '../line.ts';

export const INLAND_CRUISER_LINES: readonly Line[] = [
  'Plenty of windows, so you see the kingfishers without getting wet.',
  'The galley has a two-burner hob, sink and a fridge that runs on twelve volts.',
  'The dinette drops to make a double berth.',
  'She handles easily in locks and one person can manage her with a centre line.',
  { over: 4, say: 'Hull polished and bottom painted in {lately}.' },
  { over: 4, say: 'A new leisure battery and solar panel were fitted in {lately}.' },
  { over: 6, say: 'Curtains, cushions and flooring were all replaced in {lately}.' },
  {
    needs: 'outboard',
    over: 3,
    say: 'The outboard was serviced in {lately} and ticks over so quietly that you check it is running.',
  },
  { needs: 'diesel', over: 3, say: 'The diesel has had its oil changed every hundred hours, religiously.' },
  'Licence runs to the end of the season and can be renewed in the new owner’s name.',
  'Windlass, mooring pins, lump hammer, poles and a life ring are all aboard.',
  'Cheap to moor, cheap to run and good company.',
];

export const NARROWBOAT_LINES: readonly Line[] = [
  'The solid-fuel stove heats her from end to end and there is a coal box beside it.',
  'The galley has a full-size cooker, a Belfast sink and more cupboards than we had in the flat.',
  'The bathroom has a proper shower tray, a cassette toilet and a heated towel rail.',
  'The cratch keeps the well deck dry for boots, logs and the dog.',
  'Storage has been thought about everywhere: under the steps, under the bed, behind the panelling.',
  'Mushroom vents, portholes and side hatch all open freely and none of them leaks.',
  'She swims well and answers the tiller quickly, even astern.',
  { over: 3, say: 'Blacked in {lately} with two coats of bitumen and fresh anodes.' },
  { over: 3, say: 'Boat Safety Certificate runs to {ahead}.' },
  { over: 4, say: 'Leisure batteries were replaced in {lately} and are kept up by the solar panels.' },
  { over: 5, say: 'The cabin sides were rubbed down and repainted in {lately}.' },
  { over: 5, say: 'The Webasto was rebuilt in {lately} and feeds radiators in every cabin.' },
  {
    over: 8,
    say: 'A hull survey in {lately} found no pitting of concern and she is comprehensively insured.',
  },
  { over: 8, say: 'Calorifier and water pump were replaced in {lately}.' },
  { over: 6, say: 'Double glazing went in during {lately} and has transformed her in winter.' },
  {
    needs: 'diesel',
    over: 3,
    say: 'The {engine} has a regular service record with oil and filters every 250 hours.',
  },
  {
    needs: 'diesel',
    over: 8,
    say: 'The engine has new mounts and a new drive plate, and the stern gland hardly drips.',
  },
  'Headroom is a full six feet four from one end to the other.',
  'Sockets throughout on a pure sine-wave inverter, plus shoreline with isolating transformer.',
  { needs: 'smart', say: 'You will struggle to find one better presented at this price.' },
  'Mooring is not included, though the marina says that the next owner may apply to keep the berth.',
  'Ropes, pins, chains, fenders, plank and pole, and a windlass for each hand.',
];

export const HOUSEBOAT_LINES: readonly Line[] = [
  'Neighbours are friendly and know when to be quiet.',
  {
    needs: 'steel',
    say: 'Insulation is thick enough that heating bills are lower than in the average flat.',
  },
  'The kitchen has a full-size cooker, a washing machine and a window over the sink with ducks in it.',
  {
    needs: 'steel',
    over: 3,
    say: 'Last out of the water in {lately} for blacking, anodes and an ultrasonic hull survey.',
  },
  { needs: 'steel', over: 4, say: 'The roof was re-coated in {lately} under guarantee.' },
  { over: 6, say: 'Electrics were renewed and certified in {lately}.' },
  'Storage includes a shed ashore and lockers below the deck for everything that you thought you could not bring.',
  'Broadband is quick, post is delivered and parking is five minutes’ walk away.',
  'Light comes in from both sides and moves about the ceiling all day.',
];

export const BARGE_LINES: readonly Line[] = [
  'The wheelhouse has seats for four and the best view on the river.',
  'She handles with more grace than her tonnage suggests, thanks to a deep rudder and a sensible propeller.',
  'Side decks are wide and railed, so crew can walk forward with a line at any age.',
  {
    over: 3,
    say: 'Drydocked in {lately} for blacking, anodes and ultrasonic readings, all of which are on file.',
  },
  { over: 5, say: 'Central heating boiler was renewed in {lately}.' },
  { over: 5, say: 'Paintwork above and below was done in {lately} in two-pack.' },
  { over: 5, say: 'Rewired in {lately} with a Victron system, generator and shore power.' },
  {
    needs: 'diesel',
    over: 4,
    say: 'The engine room has space to walk round the {engine}, and is kept like an operating theatre.',
  },
  'The galley would do credit to a house and the saloon has room for a piano.',
  'Tonnage certificate, VAT status and ownership papers are in order.',
  { over: 8, say: 'Double-glazed windows were fitted in {lately}.' },
  'Holding tank, washing machine, dishwasher and plenty of water: she is meant for living on.',
  { needs: 'smart', say: 'Condition is outstanding inside and out.' },
];
