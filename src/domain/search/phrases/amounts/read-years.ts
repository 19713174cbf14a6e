import type { Reader } from '../claims.ts';
import { continuesAfter, numberOf } from '../tokens.ts';
import { YEARS } from './limits.ts';
import { isYear, limited } from './read-amounts.ts';

/** "1990s", "90s". */
export const readDecade: Reader = ({ tokens }, from) => {
  const [number, s] = [tokens[from], tokens[from + 1]];
  if (number?.kind !== 'number' || !s?.glued || s.word !== 's') return undefined;
  const start = number.text.length === 2 ? 1900 + numberOf(number) : numberOf(number);
  if (start % 10 !== 0 || start < YEARS.least || start >= YEARS.most) return undefined;
  return limited('year', { min: start, max: start + 9 }, from, from + 2);
};

/** A year by itself, once makes and models have taken their numbers. */
export const readYear: Reader = ({ tokens, nextYear }, from) => {
  const lead = tokens[from]?.word === 'built' || tokens[from]?.word === 'year' ? 1 : 0;
  const inIt = lead && tokens[from + 1]?.word === 'in' ? 1 : 0;
  const at = from + lead + inIt;
  const token = tokens[at];
  if (!isYear(token) || !token) return undefined;
  const isInName = (token.glued && tokens[at - 1]?.kind !== 'sign') || continuesAfter(tokens, at);
  const year = numberOf(token);
  if (isInName || year < 1950 || year > nextYear) return undefined;
  return limited('year', { min: year, max: year }, from, at + 1);
};
