import { foldName } from '../fold-name.ts';
import { allowedSlips, countSlips } from '../search/keywords/spelling.ts';

export type Spelling<T> = { readonly folded: string; readonly place: T };

const MOST_SPELLINGS = 4;
/** No place that we know has a longer name. */
const LONGEST_NAME = 40;

/**
 * The places that a text may mean with a letter or two missed, added, changed or swapped: those with the fewest
 * slips alone, in the order in which they stand.
 */
export function nearestSpellings<T>(text: string, from: readonly Spelling<T>[]): T[] {
  const typed = foldName(text.slice(0, 2 * LONGEST_NAME));
  if (typed.length > LONGEST_NAME) return [];
  let fewest = allowedSlips(typed);
  if (fewest === 0) return [];
  let nearest: T[] = [];
  for (const { folded, place } of from) {
    if (allowedSlips(folded) === 0) continue;
    const slips = countSlips(typed, folded, fewest);
    if (slips > fewest) continue;
    if (slips < fewest) nearest = [];
    fewest = slips;
    nearest.push(place);
  }
  return nearest.slice(0, MOST_SPELLINGS);
}
