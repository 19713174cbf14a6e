import { metresToFeet } from '../../../units.ts';
import { continuesAfter, numberOf, sequenceAt, type Token } from '../tokens.ts';

export type Measure = 'price' | 'length' | 'power' | 'berths' | 'hours';
type Unit = { readonly measure: Measure; readonly factor: number; readonly isMetre?: true };

/** A number as typed, with its currency sign and unit. */
export type Amount = {
  readonly figure: number;
  readonly unit?: Unit;
  readonly inPounds: boolean;
  readonly inches: number;
  /** The token after it. */
  readonly to: number;
};

const HORSEPOWER_PER_KILOWATT = 1.341;
const POUND: Unit = { measure: 'price', factor: 1 };

const UNIT_NAMES: readonly (readonly [Unit, string])[] = [
  [{ measure: 'length', factor: 1 }, "ft foot feet footer ' ’ ′"],
  [{ measure: 'length', factor: metresToFeet(1), isMetre: true }, 'm metre metres meter meters mtr mtrs'],
  [{ measure: 'length', factor: metresToFeet(0.01), isMetre: true }, 'cm cms centimetre centimetres'],
  [{ measure: 'price', factor: 1_000 }, 'k thousand grand'],
  [{ measure: 'price', factor: 1_000_000 }, 'mil million'],
  [POUND, 'pound pounds quid gbp'],
  [{ measure: 'power', factor: 1 }, 'hp bhp horsepower horse ps'],
  [{ measure: 'power', factor: HORSEPOWER_PER_KILOWATT }, 'kw kilowatt kilowatts'],
  [{ measure: 'berths', factor: 1 }, 'berth berths bed beds bedroom bedrooms'],
  [{ measure: 'hours', factor: 1 }, 'hours hrs'],
];
const UNITS = new Map(
  UNIT_NAMES.flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit] as const)),
);
const INCHES: ReadonlySet<string> = new Set(['"', '”', '″', 'inches', 'inch', 'ins', 'in']);
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
);

export const isFeet = (unit: Unit | undefined) => unit?.measure === 'length' && !unit.isMetre;

/** The whole number at this token, in figures or as a word. */
export function countAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (token?.kind === 'number') return Number.isInteger(numberOf(token)) ? numberOf(token) : undefined;
  return token && NUMBER_WORDS.get(token.word);
}

/** The amount at this token. Digits inside a name ("S23", "3YM30") are not one. */
export function amountAt(tokens: readonly Token[], from: number): Amount | undefined {
  const inPounds = tokens[from]?.text === '£';
  const at = inPounds ? from + 1 : from;
  const token = tokens[at];
  if (token?.kind !== 'number') return berthsInWords(tokens, at);
  if (token.glued && tokens[at - 1]?.kind === 'word' && !isTimes(tokens[at - 1])) return undefined;
  const hyphen = tokens[at + 1]?.text === '-' ? 1 : 0;
  const unitToken = tokens[at + 1 + hyphen];
  const named = unitToken && UNITS.get(unitToken.word || unitToken.text);
  const unit =
    named && (!hyphen || unitToken?.glued) && endsUnit(tokens, at + 1 + hyphen) ? named : undefined;
  if (!unit && continuesAfter(tokens, at) && !isTimes(tokens[at + 1])) return undefined;
  const power = unitToken?.word === 'horse' ? sequenceAt(tokens, at + 2 + hyphen, ['power']) : 0;
  const afterUnit = unit ? at + 2 + hyphen + power : at + 1;
  const extra = isFeet(unit) ? inchesAt(tokens, afterUnit) : { inches: 0, to: afterUnit };
  return { figure: numberOf(token), ...(unit && { unit }), inPounds, ...extra };
}

/** The sign in "57 x 7". */
export const isTimes = (token: Token | undefined) => token?.word === 'x' || token?.text === '×';

/** "six berth". */
function berthsInWords(tokens: readonly Token[], at: number): Amount | undefined {
  const figure = NUMBER_WORDS.get(tokens[at]?.word ?? '');
  const hyphen = tokens[at + 1]?.text === '-' ? 1 : 0;
  const unit = UNITS.get(tokens[at + 1 + hyphen]?.word ?? '');
  return figure && unit?.measure === 'berths'
    ? { figure, unit, inPounds: false, inches: 0, to: at + 2 + hyphen }
    : undefined;
}

/** "6ft10" continues after its unit; "30m2" is not a length. */
function endsUnit(tokens: readonly Token[], at: number): boolean {
  return !continuesAfter(tokens, at) || isFeet(UNITS.get(tokens[at]?.word || tokens[at]?.text || ''));
}

function inchesAt(tokens: readonly Token[], at: number): { inches: number; to: number } {
  const token = tokens[at];
  const inches = token?.kind === 'number' ? numberOf(token) : Number.NaN;
  const next = tokens[at + 1];
  const hasUnit = INCHES.has(next?.word || next?.text || '');
  if (!(inches < 12) || (!hasUnit && !token?.glued)) return { inches: 0, to: at };
  return { inches, to: at + (hasUnit ? 2 : 1) };
}

/** In "5-10k" the five is in thousands too, in "30-35ft" the thirty is in feet. */
export function withSharedUnit(amount: Amount, other: Amount): Amount {
  const unit = amount.unit ?? (amount.figure < 1_000 ? other.unit : other.unit && POUND);
  return { ...amount, inPounds: amount.inPounds || other.inPounds, ...(unit && { unit }) };
}

/** Below this, "m" is just as likely to mean millions. */
const SMALLEST_METRES = 3;
/** The smallest tenders are two metres long. */
const SMALLEST_BARE_METRES = 2;

/** What the amount measures, in pounds, feet or horsepower. */
export function measureOf(
  { figure, unit, inPounds, inches }: Amount,
  qualified: boolean,
): { readonly measure: Measure; readonly value: number } | undefined {
  const isMillions = unit?.isMetre && (inPounds || (qualified && figure < SMALLEST_METRES));
  if (isMillions) return { measure: 'price', value: rounded(figure * 1_000_000) };
  if (inPounds) {
    if (unit && unit.measure !== 'price') return undefined;
    return { measure: 'price', value: rounded(figure * (unit?.factor ?? 1)) };
  }
  if (unit?.isMetre && figure < SMALLEST_BARE_METRES) return undefined;
  return unit && { measure: unit.measure, value: rounded(figure * unit.factor + inches / 12) };
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
