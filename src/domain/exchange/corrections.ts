import { STORED_FIELDS, type StoredField } from '../listings/fields/facts.ts';
import { fieldDefinition } from '../listings/fields/fields.ts';
import type { RawBoat, RawValue } from './raw-boat.ts';
import { currenciesIn } from './read-amount.ts';
import { isOurCurrency } from './understand-price.ts';

/** A value that the seller corrected, and what the file said: it applies as long as the file says that. */
export interface Correction {
  was: string;
  value: string;
}

export type Corrections = Readonly<Record<string, Correction>>;

/** What can be corrected row by row: everything but photos and lists. */
const CORRECTABLE: ReadonlySet<string> = new Set<string>([
  'reference',
  'state',
  ...STORED_FIELDS.filter((field) => fieldDefinition(field).control !== 'checklist'),
]);
export const isCorrectable = (field: string): boolean => CORRECTABLE.has(field);

const asText = (value: RawValue | undefined): string => {
  if (value === undefined) return '';
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(';') : `${value.amount} ${value.unit}`.trim();
};

/** A value as the file has it. */
export function statedValue(raw: RawBoat, field: string): string {
  if (field === 'reference') return raw.reference;
  if (field === 'state') return raw.state;
  return asText(raw.values[field as StoredField]);
}

/** The boat with the seller's corrections of what the file still says. */
export function corrected(raw: RawBoat, corrections: Corrections | null | undefined): RawBoat {
  const applied = Object.entries(corrections ?? {}).filter(
    ([field, { was }]) => isCorrectable(field) && statedValue(raw, field) === was,
  );
  if (applied.length === 0) return raw;
  const boat: RawBoat = { ...raw, values: { ...raw.values } };
  for (const [field, { value }] of applied) {
    if (field === 'reference') boat.reference = value;
    else if (field === 'state') boat.state = value;
    else boat.values[field as StoredField] = value;
  }
  const names = new Set(applied.map(([field]) => field));
  if (names.has('title')) delete boat.isTitleMade;
  // Whoever corrects a price gives it in pounds, unless they name dollars.
  const stated = currenciesIn(asText(raw.values.currency))[0];
  if (names.has('price') && !names.has('currency') && !(stated && isOurCurrency(stated))) {
    const [own] = currenciesIn(asText(boat.values.price));
    boat.values.currency = own ?? 'GBP';
  }
  if (boat.tooLong) boat.tooLong = boat.tooLong.filter((field) => !names.has(field));
  return boat;
}
