import { metresToFeet } from '../../units.ts';

/** Bounds of a number, with at least one of them. */
export type Bounds = { readonly min?: number; readonly max?: number };

type Measure = 'price' | 'length';
type Unit = { readonly measure: Measure; readonly factor: number };

/** A number as typed, with its currency sign and unit. */
type Amount = {
  readonly figure: number;
  readonly unit?: Unit;
  readonly inPounds: boolean;
  readonly inches: number;
};

type Token = {
  readonly text: string;
  readonly amount?: Amount;
  /** A word such as "under" that qualifies the amount after it. */
  readonly bound?: keyof Bounds | 'around';
  readonly joins?: true;
};

const FOOT: Unit = { measure: 'length', factor: 1 };
const METRE: Unit = { measure: 'length', factor: metresToFeet(1) };
const MILLION: Unit = { measure: 'price', factor: 1_000_000 };
const THOUSAND: Unit = { measure: 'price', factor: 1_000 };
const POUND: Unit = { measure: 'price', factor: 1 };

const UNIT_NAMES: readonly (readonly [Unit, readonly string[]])[] = [
  [FOOT, ['ft', 'foot', 'feet', "'", '’']],
  [METRE, ['m', 'metre', 'metres', 'meter', 'meters', 'mtr', 'mtrs']],
  [THOUSAND, ['k', 'thousand', 'grand']],
  [MILLION, ['mil', 'million']],
  [POUND, ['pounds', 'quid', 'gbp']],
];
const UNITS = new Map(UNIT_NAMES.flatMap(([unit, names]) => names.map((name) => [name, unit] as const)));

const anyOf = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length).join('|');
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,9}(?:\.\d{1,2})?`;
const INCHES = String.raw`\s*(?<inches>\d{1,2})\s*(?:"|”|inches|inch|ins|in)|(?<=['’])(?<bareInches>\d{1,2})`;
const AMOUNT = String.raw`(?<pound>£)?\s?(?<figure>${NUMBER})(?:[\s-]?(?<unit>${anyOf(UNITS.keys())})(?:${INCHES})?)?`;

export const TOKEN = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}.])${AMOUNT}(?![\p{L}\p{N}]|\.\d)`,
    String.raw`(?<max>\b(?:under|below|less than|up to|upto|max|maximum|no more than|at most)\b|<)`,
    String.raw`(?<min>\b(?:over|above|more than|from|min|minimum|at least)\b|>)`,
    String.raw`(?<around>\b(?:about|around|approx|approximately|circa|roughly|between)\b|~)`,
    String.raw`(?<joins>\b(?:to|and)\b|[-–])`,
    String.raw`[\p{L}\p{N}][\p{L}\p{N}.'’&/_-]*`,
  ].join('|'),
  'giu',
);

const LENGTH_LIMITS = { min: 3, max: 700 };
/** Below this, "m" is just as likely to mean millions. */
const SMALLEST_METRES = 3;
const SMALLEST_BARE_PRICE = 1_000;
/** From here on a bare number is more likely a price than part of a model name. */
const LIKELY_PRICE = 10_000;
const isYear = (figure: number) => Number.isInteger(figure) && figure >= 1900 && figure <= 2099;

/** The tolerance of "about". */
const TOLERANCE: Readonly<Record<Measure, (value: number) => number>> = {
  price: (value) => value * 0.15,
  length: (feet) => Math.max(1, feet * 0.03),
};

export type ReadAmounts = {
  readonly price?: Bounds;
  /** In feet. */
  readonly length?: Bounds;
  /** Amounts without a qualifier: a listing may have that size or price, or contain the text itself. */
  readonly likely: readonly LikelyAmount[];
  /** The text without the recognised amounts. */
  readonly rest: string;
};

type LikelyAmount = { readonly typed: string; readonly price?: Bounds; readonly length?: Bounds };

/** Extracts "under £20k", "30-35ft" and the like from a text, where they are unambiguous. */
export function readAmounts(text: string): ReadAmounts {
  const tokens = [...text.matchAll(TOKEN)].map(tokenOf);
  const understood: Partial<Record<Measure, Bounds>> = {};
  const rest: string[] = [];
  const likely: LikelyAmount[] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = readPhrase(tokens.slice(at, at + 4));
    if (phrase?.typed) likely.push({ typed: phrase.typed, [phrase.measure]: phrase.bounds });
    else if (phrase) understood[phrase.measure] = intersection(understood[phrase.measure], phrase.bounds);
    else rest.push(tokens[at]?.text ?? '');
    at += phrase?.tokens ?? 1;
  }
  return { ...understood, likely, rest: rest.join(' ') };
}

function tokenOf(match: RegExpExecArray): Token {
  const { pound, figure, unit, inches, bareInches, max, min, around, joins } = match.groups ?? {};
  const text = match[0];
  if (figure) {
    const amount = {
      figure: Number(figure.replaceAll(',', '')),
      inPounds: pound !== undefined,
      inches: Number(inches ?? bareInches ?? 0),
      unit: UNITS.get(unit?.toLowerCase() ?? ''),
    };
    return { text, amount };
  }
  if (max) return { text, bound: 'max' };
  if (min) return { text, bound: 'min' };
  if (around) return { text, bound: 'around' };
  return joins ? { text, joins: true } : { text };
}

type Phrase = {
  readonly measure: Measure;
  readonly bounds: Bounds;
  readonly tokens: number;
  /** The text as typed, where it may also be a name ("15M", "25000"). */
  readonly typed?: string;
};

function readPhrase(tokens: readonly Token[]): Phrase | undefined {
  const lead = tokens[0]?.bound;
  const [first, joint, second] = lead ? tokens.slice(1) : tokens;
  if (!first?.amount) return undefined;
  const used = lead ? 2 : 1;
  if (joint?.joins && second?.amount && lead !== 'max') {
    const range = readRange(first.amount, second.amount);
    if (range) return { ...range, tokens: used + 2 };
  }
  const compared = lead === 'min' || lead === 'max';
  const found =
    toMeasure(first.amount) ?? barePrice(first.amount, compared ? SMALLEST_BARE_PRICE : LIKELY_PRICE);
  if (!found) return undefined;
  const { measure, value } = found;
  if (compared) return { measure, bounds: { [lead]: value }, tokens: used };
  return {
    measure,
    bounds: withTolerance(measure, value),
    tokens: used,
    ...(!lead && { typed: first.text }),
  };
}

function readRange(from: Amount, to: Amount): Omit<Phrase, 'tokens'> | undefined {
  const low = toMeasure(withSharedUnit(from, to));
  const high = toMeasure(withSharedUnit(to, from));
  if (!low || !high || low.measure !== high.measure || low.value >= high.value) return undefined;
  return { measure: low.measure, bounds: { min: low.value, max: high.value } };
}

/** In "5-10k" the five is in thousands too, in "30-35ft" the thirty is in feet. */
function withSharedUnit(amount: Amount, other: Amount): Amount {
  const inPounds = amount.inPounds || other.inPounds;
  const sharedUnit = amount.unit ?? (amount.figure < SMALLEST_BARE_PRICE ? other.unit : POUND);
  return { ...amount, inPounds, unit: sharedUnit };
}

function toMeasure({
  figure,
  unit,
  inPounds,
  inches,
}: Amount): { measure: Measure; value: number } | undefined {
  if (inPounds) {
    if (unit === FOOT) return undefined;
    const factor = unit === METRE ? MILLION.factor : (unit?.factor ?? 1);
    return { measure: 'price', value: rounded(figure * factor) };
  }
  if (!unit) return undefined;
  if (unit.measure === 'price') return { measure: 'price', value: rounded(figure * unit.factor) };
  if (unit === METRE && figure < SMALLEST_METRES) return undefined;
  const feet = rounded(figure * unit.factor + inches / 12);
  return feet >= LENGTH_LIMITS.min && feet <= LENGTH_LIMITS.max
    ? { measure: 'length', value: feet }
    : undefined;
}

/** "under 5000" is a price; "under 2000" may be a year. */
function barePrice({ figure }: Amount, least: number): { measure: Measure; value: number } | undefined {
  return figure >= least && !isYear(figure) ? { measure: 'price', value: figure } : undefined;
}

function withTolerance(measure: Measure, value: number): Bounds {
  const by = TOLERANCE[measure](value);
  return { min: rounded(value - by), max: rounded(value + by) };
}

function intersection(one: Bounds | undefined, other: Bounds): Bounds {
  const mins = [one?.min, other.min].filter((value) => value !== undefined);
  const maxs = [one?.max, other.max].filter((value) => value !== undefined);
  return {
    ...(mins.length > 0 && { min: Math.max(...mins) }),
    ...(maxs.length > 0 && { max: Math.min(...maxs) }),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
