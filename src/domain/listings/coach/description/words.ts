import { formatCount } from '../../../money.ts';
import { feetToMetres, metresToFeet } from '../../../units.ts';
import { type DescribedBoat, displayValue } from '../../fields/display-value.ts';
import { type FieldName, fieldDefinition } from '../../fields/fields.ts';

/** The texts of a field's value in a sentence, on one line; empty when it is not stated. */
export function textOf(boat: DescribedBoat, name: FieldName): string {
  if (displayValue(boat, name) === undefined) return '';
  return String(boat[name]).replaceAll(/\s+/g, ' ').trim();
}

/** A number that is above zero. */
export function amountOf(boat: DescribedBoat, name: FieldName): number | undefined {
  const amount = Number(boat[name] ?? Number.NaN);
  return Number.isFinite(amount) && amount > 0 ? amount : undefined;
}

/** "1,200", and "17.5" as it was entered. */
export const plain = (amount: number): string =>
  Number.isInteger(amount) ? formatCount(amount) : String(amount);

/** Lengths are stored to a thousandth. */
const thousandths = (length: number) => Number(length.toFixed(3));

const OTHER_UNIT = {
  ft: { unit: 'm', to: feetToMetres, back: metresToFeet, decimals: 2 },
  m: { unit: 'ft', to: metresToFeet, back: feetToMetres, decimals: 1 },
} as const;

/** A length in the unit in which it was entered: 26.575 ft were 8.1 m. */
export function measure(boat: DescribedBoat, name: FieldName): string {
  const amount = amountOf(boat, name);
  const field = fieldDefinition(name);
  const unit = 'unit' in field ? field.unit : undefined;
  if (amount === undefined || (unit !== 'ft' && unit !== 'm')) return '';
  const other = OTHER_UNIT[unit];
  const converted = Number(other.to(amount).toFixed(other.decimals));
  const isLong = thousandths(amount) !== Number(amount.toFixed(2));
  return isLong && thousandths(other.back(converted)) === amount
    ? `${converted} ${other.unit}`
    : `${amount} ${unit}`;
}

/** "4 berths", "1 berth", or nothing. */
export function numbered(boat: DescribedBoat, name: FieldName, one: string, many: string): string {
  const count = amountOf(boat, name);
  return count === undefined ? '' : `${plain(count)} ${count === 1 ? one : many}`;
}

/** The ticked items, and the seller's own text without its "Other: ". */
export function itemsOf(boat: DescribedBoat, name: FieldName): string[] {
  const value = displayValue(boat, name);
  return Array.isArray(value) ? value.map((item) => item.replace(/^Other: /, '').trim()).filter(Boolean) : [];
}

/** "Hot Water" → "hot water"; "VHF Radio" keeps the capitals of VHF. */
export const lower = (text: string): string =>
  text.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** "A, B and C", without what is empty. */
export function listed(parts: readonly (string | number | undefined)[]): string {
  const said = parts.filter(Boolean);
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}

/** Words that begin with a vowel when spoken: "an 8 HP", "a unique", "a used". */
const AN = /^([aeio]|u(?!n[iy]|s)|8|11\b|18\b)/i;

export const a = (text: string): string => `${AN.test(text) ? 'an' : 'a'} ${text}`;
