import type { Line } from '../line.ts';

export const DAYBOAT_LINES: readonly Line[] = [
  'She can be rigged, launched and sailing within the hour, which is why she gets used.',
  { needs: 'centreboard', say: 'Buoyancy is built in, and with the plate up she floats in a heavy dew.' },
  'Kind to beginners and rewarding for anyone who likes to fiddle with strings.',
  { over: 4, say: 'Sheets, halyards and the mainsheet blocks were replaced in {lately}.' },
  {
    needs: 'centreboard',
    over: 4,
    say: 'The centreplate was dropped, blasted and re-galvanised in {lately}.',
  },
  'Lives under a fitted cover on the hard and has spent most winters indoors.',
  { over: 6, say: 'Brightwork was taken back to bare wood in {lately} and given eight coats.' },
  'Anchor, warp, fenders and a bucket with a lanyard complete the inventory.',
  { needs: 'outboard', say: 'The outboard is serviced every spring and starts on the second pull.' },
  'A picnic boat in the best sense, with room for the hamper and the people.',
];
