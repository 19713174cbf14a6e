import type { CategoryId } from '../../taxonomy/categories.ts';
import type { Field } from './field.ts';
import { ACCOMMODATION } from './table/accommodation.ts';
import { ENGINE } from './table/engine.ts';
import { EQUIPMENT } from './table/equipment.ts';
import { HULL } from './table/hull.ts';
import { IDENTITY } from './table/identity.ts';
import { MOORING } from './table/mooring.ts';
import { PARTS } from './table/parts.ts';
import { PLACE } from './table/place.ts';
import { PRICE } from './table/price.ts';
import { SAIL } from './table/sail.ts';
import { DESCRIPTION, SELLER } from './table/selling.ts';
import { TRAILER } from './table/trailer.ts';

/**
 * Every field of a listing, defined once. Form, validation, contract, filter, chip, row, view and diff are derived from
 * its definition, in this order.
 */
export const FIELDS = {
  ...IDENTITY,
  ...PRICE,
  ...PLACE,
  ...HULL,
  ...ACCOMMODATION,
  ...ENGINE,
  ...EQUIPMENT,
  ...PARTS,
  ...SAIL,
  ...TRAILER,
  ...MOORING,
  ...DESCRIPTION,
  ...SELLER,
} as const satisfies Record<string, Field>;

export type Fields = typeof FIELDS;
export type FieldName = keyof Fields;

export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];

/** A form groups its fields by topic. */
export const FIELD_TOPICS: readonly {
  title: string;
  wordsFor?: { readonly [C in CategoryId]?: string };
  fields: readonly FieldName[];
}[] = [
  { title: 'What you are selling', fields: namesOf(IDENTITY) },
  { title: 'Price', fields: namesOf(PRICE) },
  { title: 'Location', fields: namesOf(PLACE) },
  { title: 'Mooring', fields: namesOf(MOORING) },
  {
    title: 'Size and hull',
    wordsFor: { moorings: 'Largest boat', engines: 'Spars and rigging' },
    fields: namesOf(HULL),
  },
  { title: 'On board', fields: namesOf(ACCOMMODATION) },
  { title: 'Engine', fields: namesOf(ENGINE) },
  { title: 'Equipment', fields: namesOf(EQUIPMENT) },
  { title: 'Part', fields: namesOf(PARTS) },
  { title: 'Sail', fields: namesOf(SAIL) },
  { title: 'Trailer', fields: namesOf(TRAILER) },
  { title: 'Description', fields: namesOf(DESCRIPTION) },
  { title: 'Seller', fields: namesOf(SELLER) },
];

export function fieldDefinition(name: FieldName): Field {
  return FIELDS[name];
}

/** A field's label in the words of a category: "Longest boat" for a mooring. */
export function fieldWords(name: FieldName, category: unknown): { label: string } {
  const { label, wordsFor } = fieldDefinition(name);
  const own = typeof category === 'string' && wordsFor && Object.hasOwn(wordsFor, category);
  return (own && wordsFor[category as CategoryId]) || { label };
}

function namesOf<T extends Partial<Fields>>(topic: T): readonly FieldName[] {
  return Object.keys(topic) as FieldName[];
}
