import { inFieldUnit } from '../exchange/units.ts';
import type { FieldUnit } from '../listings/fields/field.ts';
import { type FigureKind, readFigures } from './figures.ts';

export type AmountRules = {
  unit?: FieldUnit;
  /** Only whole numbers make sense. */
  whole?: boolean;
  /** Bounds decide between two readings of the same figures; an amount outside them is still read. */
  min: number;
  max: number;
  /** Words that people add: "3' draft", "800 hours". */
  saidWith?: readonly string[];
};

/**
 * What an amount means as a person wrote it, in the unit of its field: one amount, one of several (ask which), or nothing
 * that we can read. The currency is there when a sign or word named it.
 */
export type AmountReading =
  | { is: 'amount'; amount: number; currency?: 'GBP' | 'USD' }
  | { is: 'one of'; amounts: readonly number[] }
  | { is: 'unreadable' };

const UNREADABLE: AmountReading = { is: 'unreadable' };
const MAX_LENGTH = 40;

const NOISE = 'about approx approximately around circa ca c roughly ono ovno obo o.n.o o.v.n.o only just';
const MULTIPLIERS: Readonly<Record<string, number>> = {
  k: 1_000,
  thousand: 1_000,
  grand: 1_000,
  m: 1_000_000,
  mn: 1_000_000,
  mil: 1_000_000,
  million: 1_000_000,
};
const CURRENCY_NAMES: Readonly<Record<string, 'GBP' | 'USD'>> = {
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  $: 'USD',
  usd: 'USD',
  us$: 'USD',
  dollars: 'USD',
};
const CURRENCY_AT_START = /^(us\$|[£$]|gbp|usd)\s*/;
const CURRENCY_AT_END = /(?<!\s)\s*(£|\$|gbp|usd|pounds?|dollars)$/;
const MULTIPLIED = /^([\d.,\s]*[\d.,])\s*(k|thousand|grand|mn?|mil|million)$/;
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
};
const FEET_AND_INCHES =
  /^(\d{1,3})\s*(?:ft\.?|feet|foot|')[\s,]*(\d{1,2}(?:[.]\d{1,3})?)?\s*(½|¼|¾|1\/2|1\/4|3\/4)?\s*(?:ins|in|inches|inch|")?$/;
const FEET_WITH_FRACTION = /^(\d{1,3})\s*(½|¼|¾|1\/2|1\/4|3\/4)\s*(?:ft\.?|feet|foot|')$/;
const METRES_AND_CENTIMETRES = /^(\d{1,3})\s*m\s*(\d{2})\s*(?:cm)?$/;
const WITH_UNIT = /^([\d.,\s]*\d)\s*([a-z'"²][a-z²'". ]{0,20}[a-z²'"0-9]?)$/;
const TONNES = /^t(?:on(?:ne)?s?)?$/;
const MORE_UNITS: Readonly<Record<string, readonly [name: string, size: number]>> = {
  ps: ['hp', 0.98632],
  horses: ['hp', 1],
};

/** Reads "25k", "£25,000", `26'6"` or "8.1m". A number without a unit is in the field's own. */
export function readAmount(typed: string, rules: AmountRules): AmountReading {
  if (typed.length > MAX_LENGTH) return UNREADABLE;
  const text = plain(typed, rules.saidWith);
  const sign = /^[-−]/.test(text) ? -1 : 1;
  const unsigned = sign < 0 ? text.slice(1).trim() : text;
  const reading = rules.unit === 'money' ? readMoney(unsigned, rules) : readMeasured(unsigned, rules);
  return sign < 0 && reading.is === 'amount' ? { ...reading, amount: -reading.amount } : reading;
}

/** One spelling for spaces, primes and case, without the words around the amount. */
function plain(typed: string, saidWith: readonly string[] = []): string {
  const words = new Set([...NOISE.split(' '), ...saidWith]);
  return typed
    .toLowerCase()
    .replace(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .replace(/''|[“”″]/g, '"')
    .replace(/[‘’′´`]/g, "'")
    .replace(/^[~≈]\s*/, '')
    .split(' ')
    .filter((word) => !words.has(word.replace(/[.,:]$/, '')))
    .join(' ')
    .trim();
}

function readMoney(text: string, rules: AmountRules): AmountReading {
  const atStart = CURRENCY_AT_START.exec(text);
  const rest = text.slice(atStart?.[0].length ?? 0);
  const atEnd = CURRENCY_AT_END.exec(rest);
  const figures = atEnd ? rest.slice(0, atEnd.index) : rest;
  const named = [atStart?.[1], atEnd?.[1]].flatMap((name) => CURRENCY_NAMES[name ?? ''] ?? []);
  if (new Set(named).size > 1) return UNREADABLE;
  const currency = named[0] && { currency: named[0] };
  const [, multiplied, multiplier = ''] = MULTIPLIED.exec(figures) ?? [];
  const factor = MULTIPLIERS[multiplier] ?? 1;
  const amounts = readFigures(multiplied?.trim() ?? figures, multiplied ? 'measure' : 'money');
  const reading = settle(
    amounts.map((amount) => rounded(amount * factor)),
    rules,
  );
  return reading.is === 'amount' ? { ...reading, ...currency } : reading;
}

function readMeasured(text: string, rules: AmountRules): AmountReading {
  const kind: FigureKind = rules.whole || rules.unit === 'kg' ? 'count' : 'measure';
  const bare = readFigures(text, kind);
  if (bare.length > 0) return settle(bare, rules);
  const { unit } = rules;
  if (!unit || unit === 'year') {
    const [, figures, multiplier] = MULTIPLIED.exec(text) ?? [];
    if (!figures || multiplier !== 'k' || unit) return UNREADABLE;
    return settle(
      readFigures(figures, 'measure').map((amount) => amount * 1_000),
      rules,
    );
  }
  const compound = readFeetAndInches(text) ?? readMetresAndCentimetres(text);
  if (compound) return settle([inFieldUnit(compound.amount, compound.unit, unit)], rules);
  const [, figures, name = ''] = WITH_UNIT.exec(text) ?? [];
  if (!figures) return UNREADABLE;
  const [known, size] = MORE_UNITS[name] ?? [name, 1];
  const figureKind = TONNES.test(name) ? 'measure' : kind;
  const inUnit = readFigures(figures.trim(), figureKind).map((amount) =>
    inFieldUnit(amount * size, known, unit),
  );
  const isConverted = inFieldUnit(1, known, unit) !== 1 || size !== 1;
  return settle(
    isConverted && rules.whole ? inUnit.map((amount) => amount && Math.round(amount)) : inUnit,
    rules,
  );
}

function readFeetAndInches(text: string) {
  const [, wholeFeet, fraction = ''] = FEET_WITH_FRACTION.exec(text) ?? [];
  if (wholeFeet) return { amount: Number(wholeFeet) + (FRACTIONS[fraction] ?? 0), unit: 'ft' };
  const [, feet, inches, part] = FEET_AND_INCHES.exec(text) ?? [];
  if (!feet || (inches === undefined && part === undefined)) return undefined;
  const written = Number(inches ?? 0) + (part ? (FRACTIONS[part] ?? 0) : 0);
  return written < 12 ? { amount: Number(feet) + written / 12, unit: 'ft' } : undefined;
}

function readMetresAndCentimetres(text: string) {
  const [, metres, centimetres] = METRES_AND_CENTIMETRES.exec(text) ?? [];
  return metres && centimetres ? { amount: Number(`${metres}.${centimetres}`), unit: 'm' } : undefined;
}

/** Of several readings, those that the field can hold. */
function settle(readings: readonly (number | undefined)[], rules: AmountRules): AmountReading {
  const amounts = readings.filter((amount) => amount !== undefined).map(rounded);
  const fitting = amounts.filter(
    (amount) => amount >= rules.min && amount <= rules.max && (!rules.whole || Number.isInteger(amount)),
  );
  const [amount] = fitting.length > 0 ? fitting : amounts;
  if (amount === undefined) return UNREADABLE;
  return new Set(fitting).size > 1 ? { is: 'one of', amounts: fitting } : { is: 'amount', amount };
}

/** Three decimals: a millimetre, and far finer than any converted unit is shown. */
const rounded = (amount: number) => Math.round(amount * 1_000) / 1_000;
