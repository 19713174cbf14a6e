import { foldName } from '../fold-name.ts';
import { allowedTypos, countTypos } from '../search/keywords/spelling.ts';

export type Spelling<T> = { readonly folded: string; readonly place: T };

const MAX_SPELLINGS = 4;
/** No known place has a longer name. */
const MAX_NAME_LENGTH = 40;

/**
 * The places whose names differ from a text by a letter or two missing, added, changed or swapped: only those with the
 * fewest typos, in the given order.
 */
export function nearestSpellings<T>(text: string, from: readonly Spelling<T>[]): T[] {
  const typed = foldName(text.slice(0, 2 * MAX_NAME_LENGTH));
  if (typed.length > MAX_NAME_LENGTH) return [];
  let fewest = allowedTypos(typed);
  if (fewest === 0) return [];
  let nearest: T[] = [];
  for (const { folded, place } of from) {
    if (allowedTypos(folded) === 0) continue;
    const typos = countTypos(typed, folded, fewest);
    if (typos > fewest) continue;
    if (typos < fewest) nearest = [];
    fewest = typos;
    nearest.push(place);
  }
  return nearest.slice(0, MAX_SPELLINGS);
}
