import type { FieldOf } from './field.ts';
import { FIELDS, type FieldName, type Fields } from './fields.ts';

export type Option<V extends string = string> = { value: V; label: string };

export type ChoiceField = {
  [F in FieldName]: Fields[F] extends { control: 'choice' } ? F : never;
}[FieldName];
export type OptionValue<F extends ChoiceField> = keyof Fields[F]['options'] & string;

export type VatStatus = OptionValue<'vatStatus'>;

const definition = (field: ChoiceField): FieldOf<'choice'> => FIELDS[field];

/** The options of a choice, for every form and filter. */
export function optionsOf<F extends ChoiceField>(field: F): readonly Option<OptionValue<F>>[] {
  return Object.entries(FIELDS[field].options).map(([value, label]) => ({
    value: value as OptionValue<F>,
    label,
  }));
}

export function optionLabel(field: ChoiceField, value: string): string {
  return ownValue(definition(field).options, value) ?? value;
}

type SpellingsOf<F extends ChoiceField> = Fields[F] extends { spellings: infer S } ? S : never;
type SpelledNone<S> = { [K in keyof S]: S[K] extends 'none' ? K : never }[keyof S] & string;

/**
 * An option's value in filters and addresses: the stored value, except for "none". There "none" means "no filter", so an
 * option of that name uses its other spelling, such as "unbraked".
 */
export type FilterValue<F extends ChoiceField> =
  | Exclude<OptionValue<F>, 'none'>
  | SpelledNone<SpellingsOf<F>>;

export function filterValueOf<F extends ChoiceField>(field: F, value: string): FilterValue<F> {
  const spellings = Object.entries(definition(field).spellings ?? {});
  const spelling = value === 'none' ? spellings.find(([, stored]) => stored === 'none')?.[0] : undefined;
  return (spelling ?? value) as FilterValue<F>;
}

/** The options of a filter, without "unknown". */
export function filterOptionsOf<F extends ChoiceField>(field: F): readonly Option<FilterValue<F>>[] {
  return optionsOf(field)
    .filter(({ value }) => value !== 'unknown')
    .map(({ value, label }) => ({ value: filterValueOf(field, value), label }));
}

export type ReadOption<F extends ChoiceField> = {
  value: OptionValue<F>;
  /** The seller's explanation of "other". */
  otherText?: string;
};

const OTHER_TEXT = /^other:\s*(\S.*)$/is;

/** The option that a spelling means; undefined when it matches none. */
export function readOption<F extends ChoiceField>(field: F, raw: string | number): ReadOption<F> | undefined {
  const { spellings, other } = definition(field);
  const text = String(raw).trim();
  const otherText = OTHER_TEXT.exec(text)?.[1]?.trim();
  if (otherText) return findOption(field, 'other', otherText);
  const spelling = text.toLowerCase().replace(/[\s_]+/g, '-');
  const impliedText = ownValue(other?.spellings, spelling);
  return impliedText
    ? findOption(field, 'other', impliedText)
    : findOption(field, ownValue(spellings, spelling) ?? spelling);
}

/** The stored value that a spelling means. */
export function canonicalOption<F extends ChoiceField>(
  field: F,
  raw: string | number,
): OptionValue<F> | undefined {
  return readOption(field, raw)?.value;
}

function findOption<F extends ChoiceField>(
  field: F,
  spelling: string,
  otherText?: string,
): ReadOption<F> | undefined {
  const value = optionsOf(field).find((option) => option.value.toLowerCase() === spelling)?.value;
  return value && { value, ...(otherText && { otherText }) };
}

function ownValue<T>(table: Readonly<Record<string, T>> | undefined, key: string): T | undefined {
  return table && Object.hasOwn(table, key) ? table[key] : undefined;
}
