import { allowedTypos, countTypos } from '../../keywords/spelling.ts';
import { TRADE_WORDS } from '../../keywords/trade-words.ts';
import { amountAt } from '../amounts/amount.ts';
import { isYear } from '../amounts/read-amounts.ts';
import { isFree, type Reader, type Reading } from '../claims.ts';
import { claimOf } from '../names/read-names.ts';
import { fitsContext } from './lexicon.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

/** Correctly spelt words of the trade, such as "narrow" or "sailer", except the one that means any boat. */
const TRADE: ReadonlySet<string> = new Set(TRADE_WORDS.filter((word) => word !== 'boat'));

/** "narrow bost" is one name of two words. */
const MAX_WORDS = 3;
/** Two words are joined only into a name at least this long. */
const SHORTEST_JOINED = 8;

/** A misspelt name: "traler", "bavarai", "narrow bost". */
export const readMisspelt: Reader = (reading, from) => {
  for (let count = MAX_WORDS; count > 0; count--) {
    const to = from + count;
    const words = wordsOf(reading, from, to);
    const typed = words?.join('') ?? '';
    const isNamed = count === 1 && words && isBeforeModel(reading, to);
    if (isNamed && isOrdinaryWord(typed)) {
      const make = reading.lexicon.makeOnSale(typed);
      const named = make && reading.lexicon.meanings.get(make);
      if (named) return claimOf(reading, named, from, to);
    }
    if (!words || isOrdinaryWord(typed) || typed.length < (count > 1 ? SHORTEST_JOINED : 0)) continue;
    if (count === 1 && TRADE.has(typed)) continue;
    const name = nearestName(reading, typed);
    const meaning = name && reading.lexicon.meanings.get(name);
    // An ordinary word is not misspelt, but it may be part of the name: "zephir marine".
    const isSpelt = words.every((word) => !isOrdinaryWord(word) || name?.includes(word));
    if (meaning && isSpelt && fitsContext(meaning, reading.tokens, from, to))
      return claimOf(reading, meaning, from, to);
  }
  return undefined;
};

/** "princes 45": an ordinary word before a bare number is more likely a misspelt make. */
function isBeforeModel({ tokens }: Reading, at: number): boolean {
  const number = tokens[at];
  return (
    number?.kind === 'number' && !number.glued && amountAt(tokens, at)?.unit === undefined && !isYear(number)
  );
}

function wordsOf(reading: Reading, from: number, to: number): string[] | undefined {
  const tokens = reading.tokens.slice(from, to);
  const areWords = tokens.every(
    ({ kind, glued }, index) => kind === 'word' && !glued && isFree(reading, from + index),
  );
  const isWhole = !(reading.tokens[to]?.glued && reading.tokens[to]?.kind !== 'sign');
  return tokens.length === to - from && areWords && isWhole ? tokens.map(({ word }) => word) : undefined;
}

/** A make on sale comes before any other make or model that is spelt alike. */
function nearestName(reading: Reading, typed: string): string | undefined {
  const name = nearest(reading, typed);
  const meaning = name === undefined ? undefined : reading.lexicon.meanings.get(name);
  if (meaning && meaning.kind !== 'make' && meaning.kind !== 'model') return name;
  return reading.lexicon.makeOnSale(typed) ?? name;
}

/** Ordinary words are too often like a shorter name. */
const SHORTEST_NAME = 5;
/** From here on two typos are recognised. */
const LONG_NAME = 8;

/**
 * The name that is spelt most like this. A kind of boat or goods comes before a make or model. Hardly anyone mistypes
 * the first letter.
 */
function nearest({ lexicon }: Reading, typed: string): string | undefined {
  const bound = allowedTypos(typed);
  const isNoun = (name = '') => lexicon.meanings.get(name)?.noun !== undefined;
  let fewest = bound + 1;
  let best: string | undefined;
  for (let length = Math.max(SHORTEST_NAME, typed.length - 2); length <= typed.length + 2; length++) {
    const allowed = length < LONG_NAME ? 1 : 2;
    for (const name of lexicon.alike(typed, length)) {
      const winsTies = isNoun(name) && !isNoun(best);
      const most = Math.min(allowed, bound, winsTies ? fewest : fewest - 1);
      const typos = most > 0 ? countTypos(typed, name, most) : most + 1;
      if (typos > most) continue;
      best = name;
      fewest = typos;
    }
  }
  return best;
}
