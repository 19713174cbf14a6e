import { type Claim, claim, type Reader, type Reading } from '../claims.ts';
import { numberOf, type Token } from '../tokens.ts';
import { meaningAt, namesAt } from '../words/lexicon.ts';
import { type Amount, amountAt, type Measure, measureOf, withSharedUnit } from './amount.ts';
import { type Limits, MEASURES, YEARS } from './limits.ts';
import { joinsAmounts, leadAt, type Qualifier, trailAt } from './qualifiers.ts';
import { isOtherDimension } from './read-dimensions.ts';

/** From here on a bare number is more likely a price than part of a model name. */
const LIKELY_PRICE = 10_000;
/** "under 500" is a price, "under 30" may be anything. */
const SMALLEST_LIMITED_PRICE = 100;

/** Prices, lengths, power, berths and years with a unit or a word such as "under". */
export const readAmount: Reader = ({ tokens, lexicon }, from) => {
  if (isModelAt({ tokens, lexicon }, from)) return undefined;
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
  if (!measured || (measured.measure === 'length' && isOtherDimension(tokens[end]))) return undefined;
  const claim = limited(measured.measure, limitsOf(measured, qualifier), from, end);
  const isSize = measured.measure === 'length' && qualifier === undefined;
  return claim && isSize ? { ...claim, feet: measured.value } : claim;
};

/** "mariner 15m" is a model if that make has one of this name. */
function isModelAt({ tokens, lexicon }: Pick<Reading, 'tokens' | 'lexicon'>, at: number): boolean {
  if (tokens[at]?.kind !== 'number' || at === 0) return false;
  for (let from = Math.max(0, at - MAX_MAKE_TOKENS); from < at; from++) {
    const before = meaningAt(lexicon, tokens, from);
    if (before?.meaning.kind !== 'make' || before.to !== at) continue;
    const models = lexicon.modelsOf(before.meaning.filters.make ?? '');
    return namesAt(tokens, at).some(({ key, to }) => to > at + 1 && models.has(key));
  }
  return false;
}

const MAX_MAKE_TOKENS = 3;

type Measured = { readonly measure: Measure | 'year'; readonly value: number };

export function limited(
  measure: Measure | 'year',
  limits: Limits,
  from: number,
  to: number,
): Claim | undefined {
  const said = MEASURES[measure].said(limits);
  return said && claim(said.kind, said.filters, from, to);
}

export const isYear = (token: Token | undefined): boolean =>
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

function limitsOf({ measure, value }: Measured, qualifier: Qualifier | undefined): Limits {
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
