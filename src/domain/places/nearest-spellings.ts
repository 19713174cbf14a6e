import { foldName } from '../fold-name.ts';
import { indexNames } from '../search/keywords/near-names.ts';
import { allowedTypos } from '../search/keywords/spelling.ts';

export type Spelling<T> = { readonly folded: string; readonly place: T };

const MAX_SPELLINGS = 4;
/** No known place has a longer name. */
const MAX_NAME_LENGTH = 40;

/**
 * Finds the places whose names differ from a text by a letter or two missing, added, changed or swapped: only those with
 * the fewest typos, in the given order.
 */
export function createNearestSpellings<T>(from: readonly Spelling<T>[]): (text: string) => T[] {
  const nearTo = indexNames(from.map(({ folded }) => folded));
  return (text) => {
    const typed = foldName(text.slice(0, 2 * MAX_NAME_LENGTH));
    const max = allowedTypos(typed);
    if (typed.length > MAX_NAME_LENGTH || max === 0) return [];
    return nearTo(typed, max)
      .nearest.slice(0, MAX_SPELLINGS)
      .flatMap(({ at }) => from[at]?.place ?? []);
  };
}
