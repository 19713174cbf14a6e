import { FIELD_NAMES, type FieldName, type Fields, fieldDefinition } from './fields.ts';

type Bare<D> = D extends { control: 'checklist' }
  ? string[]
  : D extends { control: 'checkbox' }
    ? boolean
    : D extends { control: 'number' | 'integer' }
      ? number
      : D extends { options: infer O }
        ? keyof O & string
        : string;

/** What always has a value: what is required, what has a default, and what may be empty or unticked. */
type Sure = { required: true } | { default: string } | { control: 'checklist' | 'checkbox' };
type Absent<D> = D extends Sure ? never : null;

/** The fields that a listing itself keeps. */
export type StoredField = {
  [F in FieldName]: Fields[F] extends { from: 'account' } ? never : F;
}[FieldName];
export type PublicField = {
  [F in StoredField]: Fields[F] extends { seenBy: 'owner' } ? never : F;
}[StoredField];
/** The public fields that lists of boats leave out. */
export type PageOnlyField = {
  [F in PublicField]: Fields[F] extends { pageOnly: true } ? F : never;
}[PublicField];
export type UnknowableField = {
  [F in StoredField]: Fields[F] extends { unknown: 'kept' } ? F : never;
}[StoredField];
export type RequiredField = {
  [F in StoredField]: Fields[F] extends { required: true } ? F : never;
}[StoredField];

/** A field's value as its column holds it. */
type StoredFact<F extends FieldName> = Bare<Fields[F]> | Absent<Fields[F]>;
export type StoredFacts = { [F in StoredField]: StoredFact<F> };

/** A field's value as its seller gives it: that it is not known may be an answer of its own. */
export type Fact<F extends FieldName> = StoredFact<F> | (F extends UnknowableField ? 'unknown' : never);
export type Facts = { [F in StoredField]: Fact<F> };

/** A field's value as calls answer it. */
export type AnsweredFact<F extends FieldName> = Fields[F] extends { answered: 'text' }
  ? string | null
  : StoredFact<F>;

export const STORED_FIELDS = FIELD_NAMES.filter(
  (name) => fieldDefinition(name).from !== 'account',
) as StoredField[];

/** The fields that anyone may see. */
export const PUBLIC_FIELDS = STORED_FIELDS.filter(
  (name) => fieldDefinition(name).seenBy !== 'owner',
) as PublicField[];

export const PAGE_ONLY_FIELDS = PUBLIC_FIELDS.filter(
  (name) => fieldDefinition(name).pageOnly,
) as PageOnlyField[];

export const UNKNOWABLE_FIELDS = STORED_FIELDS.filter((name) => {
  const field = fieldDefinition(name);
  return 'unknown' in field && field.unknown === 'kept';
}) as UnknowableField[];

/** A value that calls carry as text where they always did. */
export function answeredFact(name: FieldName, value: unknown): unknown {
  const field = fieldDefinition(name);
  return value !== null && 'answered' in field && field.answered === 'text' ? String(value) : value;
}
