import { STORED_FIELDS, type StoredField } from '../listings/fields/facts.ts';
import { fieldDefinition } from '../listings/fields/fields.ts';
import { readField } from '../listings/fields/read-field.ts';
import { placementsOf, resolvePlacement } from '../taxonomy/category-names.ts';
import { MAKES } from '../taxonomy/makes.ts';
import { cutText } from '../text.ts';
import type { RawBoat, RawValue } from './raw-boat.ts';
import { inFieldUnit, readMeasure } from './units.ts';

/** A value of a file that means nothing to us yet. "unit" is the field of units. */
export interface UnknownValue {
  field: StoredField | 'unit';
  value: string;
}

/** The meaning that the seller gave a value; an empty text leaves the value out. */
export type Mapping = (field: UnknownValue['field'], value: string) => string | undefined;

export interface Fault {
  field: string;
  message: string;
}

export interface UnderstoodBoat {
  /** For the create and edit calls. */
  request: Record<string, unknown>;
  unknown: UnknownValue[];
  faults: Fault[];
}

const YES = /^(true|yes|y|1)$/i;
const NO = /^(false|no|n|0)$/i;
const KNOWN_MAKES = new Set(MAKES.map((make) => make.toLowerCase()));

/** Fields whose values come from a list and can be mapped to one of them. */
export const isMappable = (field: StoredField): boolean =>
  ['choice', 'category', 'subcategory'].includes(fieldDefinition(field).control);

const inQuotes = (text: string) => `“${text.length > 60 ? `${cutText(text, 60)}…` : text}”`;

interface Understanding {
  mapping: Mapping;
  now: Date;
  boat: UnderstoodBoat;
}

function understandChoice(field: StoredField, text: string, { mapping, now, boat }: Understanding) {
  const mapped = mapping(field, text);
  const value = mapped ?? text;
  if (value === '') return;
  const reading = readField(field, value, now);
  if (!('problem' in reading)) {
    boat.request[field] = value;
    return;
  }
  boat.unknown.push({ field, value: text });
  boat.faults.push({
    field,
    message: `${fieldDefinition(field).label} ${inQuotes(text)} is not one of the choices. Say what it means.`,
  });
}

function understandNumber(field: StoredField, value: RawValue, { mapping, boat }: Understanding) {
  const definition = fieldDefinition(field);
  const measure = typeof value === 'string' ? readMeasure(value) : value;
  if (!measure || Array.isArray(measure) || !('unit' in definition) || definition.unit === 'money') {
    boat.request[field] = value;
    return;
  }
  const amount = Number(measure.amount.replace(/,/g, ''));
  const unit = mapping('unit', measure.unit) ?? measure.unit;
  const converted = Number.isFinite(amount) ? inFieldUnit(amount, unit, definition.unit) : undefined;
  if (converted !== undefined) {
    boat.request[field] = definition.control === 'integer' ? Math.round(converted) : converted;
    return;
  }
  if (unit === '') {
    boat.request[field] = measure.amount;
    return;
  }
  boat.unknown.push({ field: 'unit', value: measure.unit });
  boat.faults.push({
    field,
    message: `${definition.label}: the unit ${inQuotes(measure.unit)} is unknown. Say what it means.`,
  });
}

function understandValue(field: StoredField, value: RawValue, understanding: Understanding) {
  const { boat, mapping } = understanding;
  const { control } = fieldDefinition(field);
  const isText = typeof value === 'string';
  if (isText && value === '') boat.request[field] = null;
  else if (isText && isMappable(field)) understandChoice(field, value, understanding);
  else if (control === 'number' || control === 'integer') understandNumber(field, value, understanding);
  else if (control === 'checkbox' && isText && (YES.test(value) || NO.test(value)))
    boat.request[field] = YES.test(value);
  else if (field === 'make' && isText) {
    boat.request.make = mapping('make', value) ?? value;
    // A make that we do not know is no fault; it may be a spelling of one that we do.
    if (!KNOWN_MAKES.has(String(boat.request.make).toLowerCase()))
      boat.unknown.push({ field: 'make', value });
  } else boat.request[field] = value;
}

/**
 * Other programs know few categories: a fishing boat is "power". A type that only one of our categories has says more
 * than theirs.
 */
function followType({ request }: UnderstoodBoat) {
  const { category, subcategory } = request;
  if (typeof category !== 'string' || typeof subcategory !== 'string') return;
  const given = resolvePlacement(category)?.category;
  const [place, another] = placementsOf(subcategory);
  if (given && place && !another && place.category !== given) request.category = place.category;
}

/** Reads the values of a boat: units, spellings that the seller has explained, yes and no. */
export function understandBoat(raw: RawBoat, mapping: Mapping, now: Date): UnderstoodBoat {
  const boat: UnderstoodBoat = { request: {}, unknown: [], faults: [] };
  const understanding = { mapping, now, boat };
  for (const field of STORED_FIELDS) {
    const value = raw.values[field];
    if (value !== undefined) understandValue(field, value, understanding);
  }
  followType(boat);
  if (raw.values.price === 'POA') {
    delete boat.request.price;
    boat.faults.push({ field: 'price', message: 'The price is on application. Slipway needs a price.' });
  }
  return boat;
}
