import type { Line } from '../line.ts';

export const RACING_YACHT_LINES: readonly Line[] = [
  'Deck gear is oversized where it matters and every clutch holds.',
  'The bottom is long-board smooth and is scrubbed before every regatta.',
  'Polars, rig settings and sail crossover chart are included, so a new crew starts where the last one left off.',
  { over: 4, say: 'Halyards and sheets were replaced in {lately} in low-stretch line with tapered tails.' },
  { over: 4, say: 'Rudder bearings were renewed in {lately} after a precautionary inspection.' },
  { over: 8, say: 'Keel bolts were checked and torqued by a surveyor in {lately}.' },
  'Rated competitively under IRC; the current certificate can be seen.',
  {
    needs: 'cabin',
    say: 'Below she is light and simple, with proper sea berths and a galley that works on starboard tack and port.',
  },
  {
    needs: 'cabin',
    over: 8,
    say: 'Do not be put off by the racing: the cushions, doors and table are all in store, and she makes a lovely fast cruiser.',
  },
  { needs: 'diesel', over: 3, say: 'The engine runs well, charges well and has been serviced each winter.' },
  { over: 6, say: 'Winches serviced every season; primaries were given new pawls and springs.' },
  { needs: 'smart', say: 'Presentation is first class, as those who have sailed against her will know.' },
  { over: 12, say: 'Rigging was professionally inspected in {lately} and the report is with the papers.' },
  'Controls are led to the right hands, and a crew of four can manage her comfortably.',
];
