import { readFigures as figuresOf } from '../amounts/figures.ts';
import { plainMeasure, readMeasure } from '../amounts/measure.ts';
import { readMoney, withoutCurrency } from '../amounts/money.ts';
import { inFieldUnit } from './units.ts';

/** What a cell says about money or a measure. */
export interface Amount {
  amount: number;
  /** As written: "ft", "litres". */
  unit?: string;
  /** A code such as GBP; undefined if the text names no currency. */
  currency?: string;
  /** The price includes VAT, VAT comes on top, or there is none. */
  vat?: 'paid' | 'unpaid' | 'na';
}

interface AmountOptions {
  of: 'money' | 'measure';
  /** The sign that the file uses before fractions. Only a number such as "1.234" depends on it. */
  decimal?: '.' | ',' | undefined;
}

/** Longer texts are sentences, not amounts. */
const LONGEST = 80;

const POA =
  /^(?:p\.?\s?o\.?\s?a\.?|(?:price )?(?:on|upon) (?:application|request|asking)|call|ask|enquire|tb[ac]|price tb[ac])\.?$/i;

/** "POA": a price that is not stated. */
export const isPriceOnApplication = (text: string): boolean => POA.test(text.trim());

/** The currencies that a text names. */
export const currenciesIn = (text: string): string[] =>
  withoutCurrency(` ${text.slice(0, LONGEST).toLowerCase()} `).currencies;

/** Of two meanings, the one that follows the sign of the file; programs write any number of decimals. */
export function readFigures(figures: string, { of, decimal = '.' }: AmountOptions): number | undefined {
  const text = figures.replace(/(?<=\d)['’\u00a0\u202f ](?=\d{3}(?:\D|$))/g, '');
  const sign = text.startsWith('-') ? -1 : 1;
  const plain = text
    .replace(/^[+-]/, '')
    .replace(/[.,]$/, '')
    .replace(/^(?=[.,])/, '0');
  if (/^\d{1,15}\.\d{4,20}$/.test(plain)) return sign * Number(plain);
  const [likely, other] = figuresOf(plain, of);
  const amount = of === 'measure' && decimal === ',' ? (other ?? likely) : likely;
  return amount === undefined ? undefined : sign * amount;
}

function readPrice(text: string, options: AmountOptions): Amount | undefined {
  const figures = readFigures(text, options);
  if (figures !== undefined) return { amount: Math.round(figures * 100) / 100 };
  const { amounts, ...more } = readMoney(text.replace(/(?<=\d)['’](?=\d{3})/g, '')) ?? {};
  return amounts?.[0] === undefined ? undefined : { amount: amounts[0], ...more };
}

const SAID_WITH = ['loa', 'lod', 'length', 'beam', 'draft', 'draught', 'overall'];

function readOneMeasure(text: string, options: AmountOptions): Amount | undefined {
  const figures = readFigures(text, options);
  if (figures !== undefined) return { amount: figures };
  const { amounts = [], unit } = readMeasure(plainMeasure(text, SAID_WITH), 'measure') ?? {};
  const amount = options.decimal === ',' ? (amounts[1] ?? amounts[0]) : amounts[0];
  return amount === undefined ? undefined : { amount, ...(unit && { unit }) };
}

const BOTH = /^([^(/]+)[(/]([^()/]+)\)?$/;
/** Feet and metres of one boat agree after rounding. */
const DIFFERENCE = 0.02;

/** "26'6\" (8.08 m)" says one length twice; two lengths that differ are none. */
function readMeasured(text: string, options: AmountOptions): Amount | undefined {
  const single = readOneMeasure(text, options);
  if (single) return single;
  const [one, other] = (BOTH.exec(text) ?? []).slice(1).map((part) => readOneMeasure(part.trim(), options));
  if (!one?.unit || !other?.unit) return undefined;
  const converted = inFieldUnit(other.amount, other.unit, 'm');
  const metres = inFieldUnit(one.amount, one.unit, 'm');
  if (metres === undefined || converted === undefined) return undefined;
  return Math.abs(metres - converted) <= metres * DIFFERENCE ? one : undefined;
}

/**
 * An amount as people write it: "£24,950 ono", "25k", "24.950,00 €", "26ft 6", "8,1 m". Undefined if it cannot be read
 * without guessing.
 */
export function readAmount(text: string, options: AmountOptions): Amount | undefined {
  if (text.length > LONGEST) return undefined;
  const lower = text.trim().toLowerCase();
  return options.of === 'money' ? readPrice(lower, options) : readMeasured(lower, options);
}

const YEAR =
  /^(?:(?:built|c|ca|circa|est|about|approx)\b\.?\s*|~\s*)?((?:1[89]|20)\d\d)(?:\.0+|\s*[?*]|\s+approx\.?)?$/i;
const DATE =
  /^(?:(\d{4})[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ](\d{4}|\d\d)|[a-z]{3,9}[-/. ](\d{4}|\d\d))(?:[t ][\d:.z]*)?$/i;

/** Days since 1900 as spreadsheets count them. One that begins like a year is a year with a slip of the finger. */
const SERIAL = /^(?!19|20)([1-5]\d{4})(?:\.\d+)?$/;
const UNIX_DAY = 25_569;
const DAY_MS = 86_400_000;

/** "Apr-85" as spreadsheets show dates: 00 to 29 are of this century. */
const LAST_OF_CENTURY = 29;
const fullYear = (digits: string) =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) > LAST_OF_CENTURY ? 1_900 : 2_000);

/** The year of a year or a date: "1978", "c. 1978", "1978-06-01", "01/06/78", "June 1978", "28642". */
export function readYear(text: string): number | undefined {
  const trimmed = text.trim().slice(0, LONGEST);
  const year = YEAR.exec(trimmed)?.[1];
  if (year) return Number(year);
  const serial = SERIAL.exec(trimmed)?.[1];
  if (serial) return new Date((Number(serial) - UNIX_DAY) * DAY_MS).getUTCFullYear();
  const date = DATE.exec(trimmed);
  const found = date?.[1] ?? date?.[2] ?? date?.[3];
  return found === undefined ? undefined : fullYear(found);
}

/** Which sign a file's numbers have before fractions, as far as they show it. */
export function decimalOf(texts: Iterable<string>): '.' | ',' | undefined {
  let commas = 0;
  let points = 0;
  for (const text of texts) {
    if (text.length > LONGEST) continue;
    if (/^[^\d]{0,4}\d[\d.]*,\d{1,2}(?:\D{0,12})$/.test(text)) commas += 1;
    if (/^[^\d]{0,4}\d[\d,]*\.\d{1,2}(?:\D{0,12})$/.test(text)) points += 1;
  }
  if (commas > 0 && points === 0) return ',';
  return points > 0 ? '.' : undefined;
}
