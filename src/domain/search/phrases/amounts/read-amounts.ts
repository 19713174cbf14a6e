import { feetToMetres } from '../../../units.ts';
import { type Claim, claim, type Reader } from '../claims.ts';
import { numberOf, sequenceAt, type Token } from '../tokens.ts';
import {
  type Amount,
  amountAt,
  countAt,
  isFeet,
  type Measure,
  measureOf,
  rounded,
  withSharedUnit,
} from './amount.ts';
import { type Limits, MEASURES, YEARS } from './limits.ts';
import { joinsAmounts, leadAt, type Qualifier, trailAt } from './qualifiers.ts';

/** From here on a bare number is more likely a price than part of a model name. */
const LIKELY_PRICE = 10_000;
/** "under 500" is a price, "under 30" may be anything. */
const SMALLEST_LIMITED_PRICE = 100;

/** Prices, lengths, power, berths and years with a unit or a word such as "under". */
export const readAmount: Reader = ({ tokens }, from) => {
  const lead = leadAt(tokens, from);
  const start = from + (lead?.length ?? 0);
  const first = amountAt(tokens, start);
  if (!first) return undefined;
  const second = joinsAmounts(tokens[first.to]) ? amountAt(tokens, first.to + 1) : undefined;
  const range = second && lead?.value !== 'max' ? rangeOf(tokens, first, second) : undefined;
  if (range && second) return limited(range.measure, range.limits, from, second.to);
  const trail = lead ? undefined : trailAt(tokens, first.to);
  const end = first.to + (trail?.length ?? 0);
  const qualifier: Qualifier | undefined = lead?.value ?? trail?.value;
  const measured = sizeOf(tokens[start], first, qualifier);
  if (!measured || (measured.measure === 'length' && OTHER_DIMENSIONS.has(tokens[end]?.word ?? '')))
    return undefined;
  const limits = limitsOf(measured, qualifier);
  return (
    limits &&
    (dimension(tokens, measured, limits, { from, to: end }) ?? limited(measured.measure, limits, from, end))
  );
};

type Measured = { readonly measure: Measure | 'year'; readonly value: number };

function limited(measure: Measure | 'year', limits: Limits, from: number, to: number): Claim | undefined {
  const said = MEASURES[measure].said(limits);
  return said && claim(said.kind, said.filters, from, to);
}

const isYear = (token: Token | undefined): boolean =>
  token?.kind === 'number' &&
  /^\d{4}$/.test(token.text) &&
  numberOf(token) >= YEARS.least &&
  numberOf(token) < YEARS.most;

function sizeOf(
  token: Token | undefined,
  amount: Amount,
  qualifier: Qualifier | undefined,
): Measured | undefined {
  const { figure, unit, inPounds } = amount;
  const measured = measureOf(amount, qualifier !== undefined);
  if (measured || unit || inPounds) return measured;
  const saysYear = qualifier === 'before' || qualifier === 'after' || qualifier === 'since';
  // "under 2000" is a price, "over 2010" hardly.
  const saysPrice = (qualifier === 'max' || qualifier === 'min') && figure === 2000;
  if (isYear(token) && qualifier && !saysPrice) return { measure: 'year', value: figure };
  if (saysYear) return undefined;
  const least =
    qualifier && qualifier !== 'around' && qualifier !== 'between' ? SMALLEST_LIMITED_PRICE : LIKELY_PRICE;
  return figure >= least ? { measure: 'price', value: figure } : undefined;
}

function limitsOf({ measure, value }: Measured, qualifier: Qualifier | undefined): Limits | undefined {
  const { near, exact } = MEASURES[measure];
  switch (qualifier) {
    case 'max':
      return { max: value };
    case 'min':
    case 'since':
      return { min: value };
    case 'before':
      return { max: value - 1 };
    case 'after':
      return { min: value + 1 };
    case undefined:
      return exact ? { min: value, max: value } : near(value);
    default:
      return near(value);
  }
}

function rangeOf(
  tokens: readonly Token[],
  from: Amount,
  to: Amount,
): { measure: Measure | 'year'; limits: Limits } | undefined {
  const [first, last] = [tokens[from.to - 1], tokens[to.to - 1]];
  const isBare = !from.unit && !to.unit && !from.inPounds && !to.inPounds;
  if (isBare && isYear(first) && isYear(last) && from.figure <= to.figure)
    return { measure: 'year', limits: { min: from.figure, max: to.figure } };
  if (isBare)
    return from.figure >= 1_000 && to.figure > from.figure
      ? { measure: 'price', limits: { min: from.figure, max: to.figure } }
      : undefined;
  const low = measureOf(withSharedUnit(from, to), false);
  const high = measureOf(withSharedUnit(to, from), false);
  if (!low || !high || low.measure !== high.measure || low.value >= high.value) return undefined;
  return { measure: low.measure, limits: { min: low.value, max: high.value } };
}

const DIMENSIONS: ReadonlyMap<string, 'beam' | 'draft'> = new Map([
  ...['beam', 'wide'].map((word) => [word, 'beam'] as const),
  ...['draft', 'draught', 'deep'].map((word) => [word, 'draft'] as const),
]);
const OTHER_DIMENSIONS: ReadonlySet<string> = new Set([
  'headroom',
  'airdraft',
  'mast',
  'anchor',
  'chain',
  'rope',
  'high',
]);

/** "1.2m draft", "6ft 10 beam": not the length. */
function dimension(
  tokens: readonly Token[],
  { measure, value }: Measured,
  { min }: Limits,
  { from, to }: { from: number; to: number },
): Claim | undefined {
  const after = tokens[to]?.word ?? '';
  const kind = measure === 'length' ? DIMENSIONS.get(after) : undefined;
  if (!kind) return undefined;
  const metres = rounded(feetToMetres(value));
  const isMinimum = min === value;
  if (isMinimum || metres < 0.1) return undefined;
  return claim(kind, kind === 'beam' ? { maxBeam: metres } : { maxDraft: metres }, from, to + 1);
}

/** "57ft x 6ft10" and "57 x 7": the length and the beam of a narrowboat. */
export const readLengthByBeam: Reader = ({ tokens }, from) => {
  const length = amountAt(tokens, from);
  const by = tokens[length?.to ?? -1];
  if (!length || length.inPounds || !(by?.word === 'x' || by?.text === '×' || by?.word === 'by'))
    return undefined;
  const beam = amountAt(tokens, length.to + 1);
  if (!beam || (length.unit && length.unit.measure !== 'length')) return undefined;
  const feet = measureOf(withSharedUnit(length, beam), false)?.value ?? length.figure;
  const isLikely =
    length.unit || isFeet(beam.unit) || (feet >= 15 && feet <= 75 && beam.figure >= 5 && beam.figure <= 14);
  return isLikely ? limited('length', MEASURES.length.near(feet), from, beam.to) : undefined;
};

const PEOPLE: ReadonlySet<string> = new Set(['people', 'persons', 'adults', 'guests']);

/** "sleeps 6", "for six people". */
export const readSleeps: Reader = ({ tokens }, from) => {
  const word = tokens[from]?.word;
  if (word === 'sleeps' || word === 'sleep' || word === 'sleeping') {
    const upTo = sequenceAt(tokens, from + 1, ['up', 'to']) || sequenceAt(tokens, from + 1, ['at', 'least']);
    const count = countAt(tokens, from + 1 + upTo);
    const to = from + 2 + upTo;
    const people = PEOPLE.has(tokens[to]?.word ?? '') ? 1 : 0;
    const trail = trailAt(tokens, to)?.length ?? 0;
    return count ? limited('berths', { min: count }, from, to + Math.max(people, trail)) : undefined;
  }
  const at = word === 'for' ? from + 1 : from;
  const count = countAt(tokens, at);
  return count && PEOPLE.has(tokens[at + 1]?.word ?? '')
    ? limited('berths', { min: count }, from, at + 2)
    : undefined;
};

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
  const isInName =
    (token.glued && tokens[at - 1]?.kind !== 'sign') ||
    (tokens[at + 1]?.glued && tokens[at + 1]?.kind !== 'sign');
  const year = numberOf(token);
  if (isInName || year < 1950 || year > nextYear) return undefined;
  return limited('year', { min: year, max: year }, from, at + 1);
};
