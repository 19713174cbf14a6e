import { metresToFeet } from '../../units.ts';

/** What a bound that visitors type measures: pounds or feet. */
export type AmountKind = 'price' | 'length';

/** The filters whose value is read as people write it, in forms and in addresses. */
export const TYPED_BOUNDS = {
  minPrice: 'price',
  maxPrice: 'price',
  minLength: 'length',
  maxLength: 'length',
} as const satisfies Record<string, AmountKind>;

export type TypedBound = keyof typeof TYPED_BOUNDS;

export const isTypedBound = (name: string): name is TypedBound => name in TYPED_BOUNDS;

/** Longer than anyone writes an amount. */
const MAX_TYPED = 24;
/** Commas and spaces stand between thousands only: "1,5" is no number here. */
const PRICE =
  /^(?:£|gbp)? ?(\d{1,3}(?:[, ]\d{3})+|\d{1,10})(\.\d{1,3})? ?(k|thousand|grand|m|mil|million)?(?: ?(?:gbp|pounds?))?$/;
const METRES = /^(\d{1,3}(?:[, ]\d{3})+|\d{1,10})(\.\d{1,3})? ?(?:m|metres?|meters?|mtrs?)$/;
const FEET =
  /^(\d{1,3}(?:[, ]\d{3})+|\d{1,10})(\.\d{1,3})? ?(?:ft|foot|feet|')?(?: ?(\d{1,2}(?:\.\d)?) ?(?:in|ins|inch|inches|")?)?$/;
const FEET_SIGN = /ft|foot|feet|'/;

const FACTORS: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, g: 1e3, m: 1e6 };

const toHundredths = (value: number) => Math.round(value * 100) / 100;

/**
 * An amount as people write it: "25k", "£25,000" and "1.25m" in pounds, "26ft", "26'6"" and "8.1m" in feet. Undefined
 * unless it can only mean one number.
 */
export function readTypedAmount(kind: AmountKind, typed: string): number | undefined {
  if (typed.length > MAX_TYPED) return undefined;
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[’′]/g, "'")
    .replace(/[”″]|''/g, '"')
    .replace(/\s+/g, ' ');
  const value = kind === 'price' ? readPrice(text) : readLength(text);
  return value && value > 0 ? toHundredths(value) : undefined;
}

function readPrice(text: string): number | undefined {
  const [, figures, decimals = '', unit] = PRICE.exec(text) ?? [];
  // "25.000" may be twenty-five or twenty-five thousand.
  if (!figures || (!unit && decimals.length > 3)) return undefined;
  return numberOf(figures, decimals) * (FACTORS[unit?.charAt(0) ?? ''] ?? 1);
}

function readLength(text: string): number | undefined {
  const [, figures, decimals] = METRES.exec(text) ?? [];
  if (figures) return metresToFeet(numberOf(figures, decimals));
  const [, feet, tenths, inches] = FEET.exec(text) ?? [];
  if (!feet) return undefined;
  // "26 6" is two numbers.
  if (inches && (!FEET_SIGN.test(text) || Number(inches) >= 12 || tenths)) return undefined;
  return numberOf(feet, tenths) + Number(inches ?? 0) / 12;
}

const numberOf = (figures: string, decimals = '') => Number(figures.replace(/[, ]/g, '') + decimals);
