import { inFieldUnit } from '../exchange/units.ts';
import type { FieldUnit } from '../listings/fields/field.ts';
import { readFigures } from './figures.ts';
import { plainMeasure, readMeasure } from './measure.ts';
import { readMoney } from './money.ts';

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

const MORE_UNITS: Readonly<Record<string, readonly [name: string, size: number]>> = {
  ps: ['hp', 0.98632],
  horses: ['hp', 1],
};

/** Reads "25k", "£25,000", `26'6"` or "8.1m". A number without a unit is in the field's own. */
export function readAmount(typed: string, rules: AmountRules): AmountReading {
  if (typed.length > MAX_LENGTH) return UNREADABLE;
  const text = plainMeasure(typed, rules.saidWith);
  const sign = /^[-−]/.test(text) ? -1 : 1;
  const unsigned = sign < 0 ? text.slice(1).trim() : text;
  const reading = rules.unit === 'money' ? readPrice(unsigned, rules) : readMeasured(unsigned, rules);
  return sign < 0 && reading.is === 'amount' ? { ...reading, amount: -reading.amount } : reading;
}

/** A price in another currency, or with VAT on top, is not the amount that is asked for. */
function readPrice(text: string, rules: AmountRules): AmountReading {
  const money = readMoney(text);
  if (!money || money.vat) return UNREADABLE;
  const { currency } = money;
  if (currency !== undefined && currency !== 'GBP' && currency !== 'USD') return UNREADABLE;
  const reading = settle(money.amounts, rules);
  return reading.is === 'amount' && currency ? { ...reading, currency } : reading;
}

const THOUSANDS = /^([\d.,\s]*[\d.,])\s*k$/;

function readMeasured(text: string, rules: AmountRules): AmountReading {
  const { unit } = rules;
  const measure = readMeasure(text, rules.whole || unit === 'kg' ? 'count' : 'measure');
  if (measure && measure.unit === undefined) return settle(measure.amounts, rules);
  const [, thousands] = unit ? [] : (THOUSANDS.exec(text) ?? []);
  if (thousands)
    return settle(
      readFigures(thousands, 'measure').map((amount) => amount * 1_000),
      rules,
    );
  if (!measure?.unit || !unit || unit === 'year') return UNREADABLE;
  const [known, size] = MORE_UNITS[measure.unit] ?? [measure.unit, 1];
  const inUnit = measure.amounts.map((amount) => inFieldUnit(amount * size, known, unit));
  const isConverted = inFieldUnit(1, known, unit) !== 1 || size !== 1;
  return settle(
    isConverted && rules.whole ? inUnit.map((amount) => amount && Math.round(amount)) : inUnit,
    rules,
  );
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
