import { allowedTypos, countTypos } from './spelling.ts';

/** The name at this position of the list, and how many typos it is away. */
export type NearName = { readonly at: number; readonly typos: number };

export type NearNames = {
  /** Only those with the fewest typos, in the order of the list. */
  readonly nearest: readonly NearName[];
  /** How many names were compared letter by letter. */
  readonly comparisons: number;
};

/**
 * A word is compared with at most this many names: twelve words, the most that a search has, cost about 10 ms. The names
 * that come first are the ones that matter most. A number instead of a time limit: the same word always gives the same names.
 */
export const MAX_COMPARISONS = 2_000;

/** Which letters a word contains, as bits; some signs share a bit with a letter. A typo changes at most two of them. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/**
 * Prepares names for finding those that differ from a word by a letter or two. Names with other lengths or other letters
 * are ruled out by numbers alone, so that only a few of many thousands are compared.
 */
export function indexNames(names: readonly string[]): (word: string, max: number) => NearNames {
  const longEnough = names.flatMap((name, at) => (allowedTypos(name) > 0 ? [at] : []));
  const positions = Int32Array.from(longEnough);
  const lengths = Int32Array.from(longEnough, (at) => names[at]?.length ?? 0);
  const letters = Int32Array.from(longEnough, (at) => lettersOf(names[at] ?? ''));

  return (word, max) => {
    const ofWord = lettersOf(word);
    let fewest = max;
    let nearest: NearName[] = [];
    let comparisons = 0;
    for (let index = 0; index < positions.length; index++) {
      if (Math.abs((lengths[index] as number) - word.length) > fewest) continue;
      if (countBits((letters[index] as number) ^ ofWord) > 2 * fewest) continue;
      if (comparisons === MAX_COMPARISONS) break;
      comparisons++;
      const at = positions[index] as number;
      const typos = countTypos(word, names[at] as string, fewest);
      if (typos > fewest) continue;
      if (typos < fewest) nearest = [];
      fewest = typos;
      nearest.push({ at, typos });
    }
    return { nearest, comparisons };
  };
}
