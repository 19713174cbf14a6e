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

/** Fields that always have a value: required, with a default, or a list or checkbox. */
type AlwaysPresent = { required: true } | { default: string } | { control: 'checklist' | 'checkbox' };
type Absent<D> = D extends AlwaysPresent ? never : null;

/** The fields that are stored with the listing. */
export type StoredField = {
  [F in FieldName]: Fields[F] extends { from: 'account' } ? never : F;
}[FieldName];
export type PublicField = {
  [F in StoredField]: Fields[F] extends { seenBy: 'owner' } ? never : F;
}[StoredField];
/** The public fields that cards leave out. */
export type PageOnlyField = {
  [F in PublicField]: Fields[F] extends { pageOnly: true } ? F : never;
}[PublicField];
export type UnknowableField = {
  [F in StoredField]: Fields[F] extends { unknown: 'stored' } ? F : never;
}[StoredField];
export type RequiredField = {
  [F in StoredField]: Fields[F] extends { required: true } ? F : never;
}[StoredField];

/** A field's value as its column stores it. */
type StoredFact<F extends FieldName> = Bare<Fields[F]> | Absent<Fields[F]>;
export type StoredFacts = { [F in StoredField]: StoredFact<F> };

/** A field's value as the seller gives it, which may be "unknown" for some fields. */
export type Fact<F extends FieldName> = StoredFact<F> | (F extends UnknowableField ? 'unknown' : never);
export type Facts = { [F in StoredField]: Fact<F> };

/** A field's value in API responses. */
export type ResponseFact<F extends FieldName> = Fields[F] extends { returnedAs: 'text' }
  ? string | null
  : StoredFact<F>;

export const STORED_FIELDS = FIELD_NAMES.filter(
  (name) => fieldDefinition(name).from !== 'account',
) as StoredField[];

export const PUBLIC_FIELDS = STORED_FIELDS.filter(
  (name) => fieldDefinition(name).seenBy !== 'owner',
) as PublicField[];

export const PAGE_ONLY_FIELDS = PUBLIC_FIELDS.filter(
  (name) => fieldDefinition(name).pageOnly,
) as PageOnlyField[];

export const UNKNOWABLE_FIELDS = STORED_FIELDS.filter((name) => {
  const field = fieldDefinition(name);
  return 'unknown' in field && field.unknown === 'stored';
}) as UnknowableField[];

export const REQUIRED_FIELDS = STORED_FIELDS.filter(
  (name) => fieldDefinition(name).required,
) as RequiredField[];

/** Some numbers are returned as text, as specified. */
export function responseFact(name: FieldName, value: unknown): unknown {
  const field = fieldDefinition(name);
  return value !== null && 'returnedAs' in field && field.returnedAs === 'text' ? String(value) : value;
}
