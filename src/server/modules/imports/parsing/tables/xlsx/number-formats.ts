import { currenciesIn } from '#domain/exchange/read-amount.ts';
import { isUnit } from '#domain/exchange/units.ts';

/** What a cell shows besides its number. */
export interface NumberFormat {
  isDate: boolean;
  /** A currency or a unit in front of the number, or behind it. */
  before: string;
  after: string;
}

export const PLAIN: NumberFormat = { isDate: false, before: '', after: '' };
const DATE: NumberFormat = { isDate: true, before: '', after: '' };

const BUILT_IN_DATES = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

const LONGEST = 255;

/** Quoted texts, escaped signs, "[$€-407]" and the rest, in their order. */
const PIECES = /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|\[[^\]]*\]|[_*].|(.)/gs;

/** "€" and "m" are part of what a cell says; other words are decoration. */
const meaningful = (text: string) => {
  const trimmed = text.trim();
  return trimmed !== '' && (currenciesIn(trimmed).length > 0 || isUnit(trimmed)) ? trimmed : '';
};

/** The format of a number by its built-in number or its code. */
export function numberFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return BUILT_IN_DATES(id) ? DATE : PLAIN;
  let letters = '';
  let before = '';
  let after = '';
  let hasDigits = false;
  for (const [, quoted, escaped, currency, sign] of code.slice(0, LONGEST).matchAll(PIECES)) {
    // The second section is for negative numbers.
    if (sign === ';') break;
    const literal = quoted ?? escaped ?? currency ?? (sign && /[£$€]/.test(sign) ? sign : undefined);
    if (literal !== undefined) {
      if (hasDigits) after += literal;
      else before += literal;
    } else if (sign !== undefined) {
      if (/[0#?]/.test(sign)) hasDigits = true;
      letters += sign;
    }
  }
  if (/[ymdhs]/i.test(letters.replace(/general/i, ''))) return DATE;
  return { isDate: false, before: meaningful(before), after: meaningful(after) };
}

const DAY_MS = 86_400_000;
/** Day 60 of the 1900 system is 29 February 1900, which never was. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST_DAY = 2_958_465;

/** "1978-06-01"; a year that was formatted as a date by mistake stays a year. */
function dateText(serial: number, is1904: boolean): string | undefined {
  if (!(serial >= 0 && serial <= LAST_DAY)) return undefined;
  if (Number.isInteger(serial) && serial >= 1_800 && serial <= 2_100) return String(serial);
  const day = Math.floor(serial);
  const shift = !is1904 && day < 60 ? 1 : 0;
  const date = new Date((is1904 ? EPOCH_1904 : EPOCH_1900) + (day + shift) * DAY_MS);
  return date.toISOString().slice(0, 10);
}

/** Spreadsheets store 9.75 as 9.7500000000000004. */
const DIGITS = 15;

/** A stored number as the cell shows it, as far as it matters. */
export function shownNumber(stored: string, format: NumberFormat, is1904: boolean): string {
  const number = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(number)) return stored;
  if (format.isDate) return dateText(number, is1904) ?? stored;
  const rounded = Number(number.toPrecision(DIGITS));
  const figures = Math.abs(rounded) < 1e15 ? String(Number(rounded.toFixed(6))) : String(rounded);
  const { before, after } = format;
  return `${before}${figures}${after && ` ${after}`}`;
}
