import type { Reader } from '../claims.ts';
import { continuesAfter, numberOf } from '../tokens.ts';
import { countAt } from './amount.ts';
import { type Limits, YEARS } from './limits.ts';
import { leadAt, type Qualifier } from './qualifiers.ts';
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

const OLDEST = 120;
const ABOUT_YEARS = 2;

/** "under 20 years old", "over 30 years old", "10 years old". */
export const readAge: Reader = ({ tokens, nextYear }, from) => {
  const lead = leadAt(tokens, from);
  const at = from + (lead?.length ?? 0);
  const age = countAt(tokens, at);
  const isYears = tokens[at + 1]?.word === 'years' || tokens[at + 1]?.word === 'year';
  const isOld = tokens[at + 2]?.word === 'old';
  if (!age || age > OLDEST || !isYears || !(isOld || lead)) return undefined;
  return limited('year', limitsOfAge(nextYear - 1 - age, lead?.value), from, at + (isOld ? 3 : 2));
};

function limitsOfAge(year: number, qualifier: Qualifier | undefined): Limits {
  if (qualifier === 'max' || qualifier === 'after') return { min: year };
  if (qualifier === 'min' || qualifier === 'before') return { max: year };
  return { min: year - ABOUT_YEARS, max: year + ABOUT_YEARS };
}
