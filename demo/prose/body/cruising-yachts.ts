import type { Line } from '../line.ts';

export const CRUISING_YACHT_LINES: readonly Line[] = [
  'Headroom is generous for the length and there are handholds wherever you reach for one.',
  'The chart table faces forward and is big enough for a folded Admiralty chart.',
  'Below, the joinery is in fine order with no water marks under the windows.',
  'The saloon seats six round the table without anyone nursing a plate.',
  'The cockpit is deep, dry and has lockers that swallow fenders, warps and a rolled dinghy.',
  'She balances beautifully and will look after a tired crew on the way home.',
  'All lines lead aft, so nobody needs to leave the cockpit to reef.',
  'A boat for two in comfort, four in harmony and six for a weekend.',
  { over: 4, say: 'Standing rigging was renewed in {lately} and the insurers have the certificate.' },
  { over: 4, say: 'Running rigging was replaced in {lately}, with the old halyards kept as messengers.' },
  { over: 4, say: 'The sprayhood and stackpack were made new in {lately} by a local sailmaker.' },
  { over: 4, say: 'Saloon upholstery was re-covered in {lately} in a hard-wearing blue fabric.' },
  { over: 4, say: 'Domestic batteries were replaced in {lately}, along with the charger.' },
  { over: 4, say: 'New cooker and gas locker pipework in {lately}, with the safety certificate.' },
  {
    over: 10,
    say: 'All through-hull fittings and hoses were replaced in {lately}; the list is in the ship’s file.',
  },
  { over: 10, say: 'The windows were taken out and re-bedded in {lately}, and she is dry below.' },
  {
    over: 10,
    say: 'A diesel heater was fitted in {lately}, which adds a couple of months to each end of the season.',
  },
  { over: 4, say: 'Lifted, pressure washed and antifouled in {lately}, with new anodes.' },
  { over: 15, say: 'Moisture readings taken at her last lift-out were consistent and low.' },
  { over: 6, say: 'Sails were laundered and checked over the winter by the loft that made them.' },
  {
    needs: 'diesel',
    over: 3,
    say: 'The {engine} has been serviced every autumn before lay-up and starts at the first touch.',
  },
  {
    needs: 'diesel',
    over: 3,
    say: 'Engine oil, filters, impeller and belts are changed each year whether they need it or not.',
  },
  { needs: 'diesel', over: 8, say: 'Heat exchanger and exhaust elbow were off for cleaning in {lately}.' },
  { over: 8, say: 'The teak trim has been left to silver rather than scrubbed away.' },
  { over: 8, say: 'Every receipt since {purchase} is filed by year, together with the original handbook.' },
  { over: 5, say: 'Winches were stripped and greased in the spring and the windlass runs sweetly.' },
  {
    needs: 'smart',
    say: 'She is among the best of her type that you will find, and is priced to reflect that.',
  },
  {
    needs: 'smart',
    say: 'The topsides still hold a shine after polishing and the decks are free of crazing.',
  },
  {
    over: 20,
    say: 'There is the odd crazed patch of gelcoat by the stanchions, as you would expect at her age, and nothing structural.',
  },
  {
    over: 35,
    say: 'She is no longer young, but an older boat that has been used and looked after is a better buy than a new one that has not.',
  },
  'Folding cockpit table, boarding ladder and a full set of warps and fenders stay with her.',
  'Safety gear is mostly in date and what is not can be seen to before the season.',
];
