import {
  type Facts,
  PUBLIC_FIELDS,
  type PublicField,
  type ResponseFact,
  responseFact,
  STORED_FIELDS,
  type StoredFacts,
  type StoredField,
  UNKNOWABLE_FIELDS,
  type UnknowableField,
} from '#domain/listings/fields/facts.ts';
import type { ListingContent } from './listings.table.ts';

type FactColumns = Pick<ListingContent, StoredField | 'unknownFields'>;

/** The public fields, as the API returns them. */
export function publicFacts(row: FactColumns): { [F in PublicField]: ResponseFact<F> } {
  const facts: Record<string, unknown> = {};
  for (const name of PUBLIC_FIELDS) facts[name] = responseFact(name, row[name]);
  for (const name of row.unknownFields) if (name in facts) facts[name] = 'unknown';
  return facts as { [F in PublicField]: ResponseFact<F> };
}

/** All fields, as forms and edits use them. */
export function factsOf(row: FactColumns): Facts {
  const facts = Object.fromEntries(STORED_FIELDS.map((name) => [name, row[name]])) as Facts;
  for (const name of row.unknownFields) facts[name] = 'unknown';
  return facts;
}

/** Facts as columns; fields marked as unknown are listed in a column of their own. */
export function columnsOf(facts: Facts): StoredFacts & { unknownFields: UnknowableField[] } {
  const unknownFields = UNKNOWABLE_FIELDS.filter((name) => facts[name] === 'unknown');
  const known = { ...facts, ...Object.fromEntries(unknownFields.map((name) => [name, null])) };
  return { ...(known as StoredFacts), unknownFields };
}
