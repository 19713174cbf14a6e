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
import { HIDDEN_END_FIELDS, withHiddenEnds } from '#domain/listings/fields/hidden-ends.ts';
import type { ListingContent } from './listings.table.ts';

type FactColumns = Pick<ListingContent, StoredField | 'unknownFields'>;

type PublicFacts = { [F in PublicField]: ResponseFact<F> };

/** The public fields, as the API returns them to everyone. */
export const publicFacts = (row: FactColumns): PublicFacts => withHiddenEnds(wholeFacts(row));

/** The same for the owner and administrators, who see values whose end is hidden from others. */
export function wholeFacts(row: FactColumns): PublicFacts {
  const facts: Record<string, unknown> = {};
  for (const name of PUBLIC_FIELDS) facts[name] = responseFact(name, row[name]);
  for (const name of row.unknownFields) if (name in facts) facts[name] = 'unknown';
  return facts as PublicFacts;
}

/** What the owner's and administrators' views have in place of dots. */
export const hiddenEnds = (row: FactColumns): Partial<PublicFacts> =>
  Object.fromEntries(HIDDEN_END_FIELDS.map((name) => [name, row[name as PublicField]]));

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
