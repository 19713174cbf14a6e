import { allowedTypos, countTypos } from '../../keywords/spelling.ts';
import { isFree, type Reader, type Reading } from '../claims.ts';
import { claimOf } from '../names/read-names.ts';
import { fitsContext, type Meaning } from './lexicon.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

/** "narrow bost" is one name of two words. */
const MAX_WORDS = 3;
/** Two words are joined only into a name at least this long. */
const SHORTEST_JOINED = 8;

/** A misspelt name: "traler", "bavarai", "narrow bost". */
export const readMisspelt: Reader = (reading, from) => {
  for (let count = MAX_WORDS; count > 0; count--) {
    const to = from + count;
    const words = wordsOf(reading, from, to);
    if (!words || (count > 1 && words.join('').length < SHORTEST_JOINED)) continue;
    if (words.every(isOrdinaryWord) || (count === 1 && isOrdinaryWord(words[0] ?? ''))) continue;
    const meaning = nearest(reading, words.join(''));
    if (meaning && fitsContext(meaning, reading.tokens, from, to)) return claimOf(reading, meaning, from, to);
  }
  return undefined;
};

function wordsOf(reading: Reading, from: number, to: number): string[] | undefined {
  const tokens = reading.tokens.slice(from, to);
  const areWords = tokens.every(
    ({ kind, glued }, index) => kind === 'word' && !glued && isFree(reading, from + index),
  );
  const isWhole = !(reading.tokens[to]?.glued && reading.tokens[to]?.kind !== 'sign');
  return tokens.length === to - from && areWords && isWhole ? tokens.map(({ word }) => word) : undefined;
}

/** The meaning of the name that is spelt most like this; nothing when two different names are equally near. */
function nearest({ lexicon }: Reading, typed: string): Meaning | undefined {
  let fewest = allowedTypos(typed);
  if (fewest === 0) return undefined;
  let best: Meaning | undefined;
  for (let length = typed.length - fewest; length <= typed.length + fewest; length++) {
    for (const name of lexicon.byLength.get(length) ?? []) {
      const typos =
        Math.min(allowedTypos(name), allowedTypos(typed)) > 0 ? countTypos(typed, name, fewest) : fewest + 1;
      const meaning = lexicon.meanings.get(name);
      if (typos > fewest || typos > allowedTypos(name) || (typos === 2 && typed[0] !== name[0])) continue;
      if (typos < fewest || !best) best = meaning;
      fewest = typos;
    }
  }
  return best;
}
