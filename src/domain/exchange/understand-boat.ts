import { STORED_FIELDS, type StoredField } from '../listings/fields/facts.ts';
import { fieldDefinition } from '../listings/fields/fields.ts';
import { LIST_LIMITS, readField } from '../listings/fields/read-field.ts';
import { placementsOf, resolvePlacement } from '../taxonomy/category-names.ts';
import { MAKES } from '../taxonomy/makes.ts';
import { CHOICE_WORDS, KINDS } from './headings.ts';
import type { RawBoat, RawValue } from './raw-boat.ts';
import { readAmount, readFigures, readYear } from './read-amount.ts';
import { inQuotes, understandPrice } from './understand-price.ts';
import { inFieldUnit } from './units.ts';

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
  /** What the file says there. */
  value?: string;
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

/** Fields whose values come from a list and can be mapped to one of them. A currency never means another one. */
export const isMappable = (field: StoredField): boolean =>
  field !== 'currency' && ['choice', 'category', 'subcategory'].includes(fieldDefinition(field).control);

interface Understanding {
  mapping: Mapping;
  now: Date;
  boat: UnderstoodBoat;
  decimal: ',' | undefined;
}

/** "Motor Cruiser" is a category and a type; what the file says about either itself takes precedence. */
function kindOf(text: string): readonly [category: string, subcategory?: string] | undefined {
  const name = text.trim().toLowerCase();
  const known = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (known) return known;
  const [place, another] = placementsOf(`${name}s`);
  return place && !another ? [place.category, place.subcategory] : undefined;
}

const isCommonKind = (text: string) => Object.hasOwn(KINDS, text.trim().toLowerCase());

function understandKind(field: 'category' | 'subcategory', text: string, { boat }: Understanding): boolean {
  const kind = kindOf(text);
  if (!kind) return false;
  const [category, subcategory] = kind;
  const { request } = boat;
  if (field === 'category' || !request.category) request.category = category;
  if (subcategory && (field === 'subcategory' || !request.subcategory)) request.subcategory = subcategory;
  return true;
}

const spelled = (field: StoredField, text: string): string => {
  const words = CHOICE_WORDS[field];
  const name = text.trim().toLowerCase();
  return words && Object.hasOwn(words, name) ? (words[name] ?? text) : text;
};

function understandChoice(field: StoredField, text: string, understanding: Understanding) {
  const { mapping, now, boat } = understanding;
  const mapped = mapping(field, text);
  const value = mapped ?? spelled(field, text);
  if (value === '') return;
  // "Sailing Yacht" is how everybody calls a sailing boat; only our own id means a superyacht.
  const isKind = field === 'category' || field === 'subcategory';
  if (isKind && mapped === undefined && isCommonKind(text) && understandKind(field, text, understanding))
    return;
  const reading = readField(field, value, now);
  if (!('problem' in reading)) {
    boat.request[field] = value;
    return;
  }
  if (isKind && mapped === undefined && understandKind(field, text, understanding)) return;
  boat.unknown.push({ field, value: text });
  boat.faults.push({
    field,
    message: `${fieldDefinition(field).label} ${inQuotes(text)} is not one of the choices. Say what it means.`,
    value: text,
  });
}

/** "TBC" and the like state nothing; for other fields than the price, which a boat needs. */
const UNSTATED = /^(?:n\/?a|-+|–|tb[ac]|\?|not known|none stated)$/i;
/** Words behind a plain number: "1,200 hrs", "6 berths". */
const COUNTED = /^(?:hrs?|hours?|h|berths?|persons?|people|pax|passengers?|cabins?|off)\.?$/i;

const A_VALUE: Readonly<Record<string, string>> = {
  ft: 'a length',
  m: 'a length',
  year: 'a year',
  HP: 'a power',
};

function understandYear(field: StoredField, text: string, { boat, now }: Understanding) {
  const year = readYear(text);
  if (year !== undefined || !('problem' in readField(field, text, now))) boat.request[field] = year ?? text;
  else if (!UNSTATED.test(text))
    boat.faults.push({ field, message: `${inQuotes(text)} is not a year we can read.`, value: text });
}

function understandNumber(field: StoredField, value: RawValue, understanding: Understanding) {
  const { mapping, boat, decimal } = understanding;
  const definition = fieldDefinition(field);
  const fieldUnit = 'unit' in definition ? definition.unit : undefined;
  if (Array.isArray(value)) {
    boat.request[field] = value;
    return;
  }
  if (typeof value === 'string') {
    if (field === 'yearBuilt') return understandYear(field, value, understanding);
    if (UNSTATED.test(value) || /^unknown$/i.test(value)) {
      boat.request[field] = /^unknown$/i.test(value) ? value : null;
      return;
    }
  }
  const text = typeof value === 'string' ? value : `${value.amount} ${value.unit}`.trim();
  const measure =
    typeof value === 'string'
      ? readAmount(value, { of: 'measure', decimal })
      : { amount: readFigures(value.amount.trim(), { of: 'measure', decimal }), unit: value.unit };
  if (measure?.amount === undefined) {
    const what = A_VALUE[fieldUnit ?? ''] ?? 'a number';
    boat.faults.push({
      field,
      message: `${definition.label}: ${inQuotes(text)} is not ${what} we can read.`,
      value: text,
    });
    return;
  }
  const { amount } = measure;
  const written = measure.unit ?? '';
  const unit = mapping('unit', written) ?? written;
  const converted = unit === '' ? amount : inFieldUnit(amount, unit, fieldUnit);
  const counted = !fieldUnit && COUNTED.test(unit) ? amount : undefined;
  const found = converted ?? counted;
  if (found !== undefined) {
    boat.request[field] = definition.control === 'integer' && unit !== '' ? Math.round(found) : found;
    return;
  }
  boat.unknown.push({ field: 'unit', value: written });
  boat.faults.push({
    field,
    message: `${definition.label}: the unit ${inQuotes(written)} is unknown. Say what it means.`,
    value: text,
  });
}

const textOf = (value: RawValue | undefined) => (typeof value === 'string' ? value : undefined);

function understandPriceOf({ values }: RawBoat, { boat, decimal }: Understanding) {
  const price = textOf(values.price);
  const reading = understandPrice({ price, currency: textOf(values.currency) }, decimal);
  if ('problem' in reading) {
    boat.faults.push({ field: 'price', message: reading.problem, value: reading.value });
    return;
  }
  if (price === '') boat.request.price = null;
  if (reading.price !== undefined) boat.request.price = reading.price;
  if (reading.currency) boat.request.currency = reading.currency;
  // "£50,000 + VAT" states it, unless a column does.
  if (reading.vat && !textOf(values.vatStatus)) boat.request.vatStatus = reading.vat;
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
  if (typeof subcategory !== 'string') return;
  if (typeof category !== 'string') {
    const [only, other] = placementsOf(subcategory);
    if (only && !other) request.category = only.category;
    return;
  }
  const given = resolvePlacement(category)?.category;
  const [place, another] = placementsOf(subcategory);
  if (given && place && !another && place.category !== given) request.category = place.category;
}

/** Why a value was not read: longer than what the field could ever hold. */
function tooLongFault(field: StoredField): Fault {
  const definition = fieldDefinition(field);
  if (definition.control === 'checklist')
    return {
      field,
      message: `${definition.label} must have entries of at most ${LIST_LIMITS.itemLength} characters`,
    };
  const rule =
    'maxLength' in definition ? `must be at most ${definition.maxLength} characters` : 'is too long';
  return { field, message: `${definition.label} ${rule}` };
}

/** Reads the values of a boat: units, spellings that the seller has explained, yes and no. */
export function understandBoat(raw: RawBoat, mapping: Mapping, now: Date): UnderstoodBoat {
  const boat: UnderstoodBoat = { request: {}, unknown: [], faults: (raw.tooLong ?? []).map(tooLongFault) };
  const understanding = { mapping, now, boat, decimal: raw.decimal };
  for (const field of STORED_FIELDS) {
    const value = raw.values[field];
    if (value !== undefined && field !== 'price' && field !== 'currency')
      understandValue(field, value, understanding);
  }
  understandPriceOf(raw, understanding);
  followType(boat);
  return boat;
}
