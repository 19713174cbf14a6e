import type { FieldOf } from './field.ts';
import { FIELDS, type FieldName, type Fields } from './fields.ts';

export type Option<V extends string = string> = { value: V; label: string };

export type ChoiceField = {
  [F in FieldName]: Fields[F] extends { control: 'choice' } ? F : never;
}[FieldName];
export type OptionValue<F extends ChoiceField> = keyof Fields[F]['options'] & string;

export type VatStatus = OptionValue<'vatStatus'>;

const definition = (field: ChoiceField): FieldOf<'choice'> => FIELDS[field];

/** The one list of a choice, for every form and filter. */
export function optionsOf<F extends ChoiceField>(field: F): readonly Option<OptionValue<F>>[] {
  return Object.entries(FIELDS[field].options).map(([value, label]) => ({
    value: value as OptionValue<F>,
    label,
  }));
}

export function optionLabel(field: ChoiceField, value: string): string {
  return own(definition(field).options, value) ?? value;
}

type SpellingsOf<F extends ChoiceField> = Fields[F] extends { spellings: infer S } ? S : never;
type SpelledNone<S> = { [K in keyof S]: S[K] extends 'none' ? K : never }[keyof S] & string;

/**
 * What stands for an option in filters and addresses: the stored value. There "none" means "no filter", so that an option
 * of that name goes by its other spelling, such as "unbraked".
 */
export type FilterValue<F extends ChoiceField> =
  | Exclude<OptionValue<F>, 'none'>
  | SpelledNone<SpellingsOf<F>>;

export function filterValueOf<F extends ChoiceField>(field: F, value: string): FilterValue<F> {
  const spellings = Object.entries(definition(field).spellings ?? {});
  const spelling = value === 'none' ? spellings.find(([, stored]) => stored === 'none')?.[0] : undefined;
  return (spelling ?? value) as FilterValue<F>;
}

/** What a filter offers: nobody looks for "unknown". */
export function filterOptionsOf<F extends ChoiceField>(field: F): readonly Option<FilterValue<F>>[] {
  return optionsOf(field)
    .filter(({ value }) => value !== 'unknown')
    .map(({ value, label }) => ({ value: filterValueOf(field, value), label }));
}

export type ReadOption<F extends ChoiceField> = {
  value: OptionValue<F>;
  /** What "other" stands for, when that is known. */
  otherText?: string;
};

const OTHER_TEXT = /^other:\s*(\S.*)$/is;

/** The option that a spelling stands for; undefined when it names none. */
export function readOption<F extends ChoiceField>(field: F, raw: string | number): ReadOption<F> | undefined {
  const { spellings, other } = definition(field);
  const text = String(raw).trim();
  const otherText = OTHER_TEXT.exec(text)?.[1]?.trim();
  if (otherText) return listed(field, 'other', otherText);
  const spelling = text.toLowerCase().replace(/[\s_]+/g, '-');
  const kept = own(other?.spellings, spelling);
  return kept ? listed(field, 'other', kept) : listed(field, own(spellings, spelling) ?? spelling);
}

/** The stored value that a spelling stands for. */
export function canonicalOption<F extends ChoiceField>(
  field: F,
  raw: string | number,
): OptionValue<F> | undefined {
  return readOption(field, raw)?.value;
}

function listed<F extends ChoiceField>(
  field: F,
  spelling: string,
  otherText?: string,
): ReadOption<F> | undefined {
  const value = optionsOf(field).find((option) => option.value.toLowerCase() === spelling)?.value;
  return value && { value, ...(otherText && { otherText }) };
}

function own<T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}
