import type { DraftContent } from '#contract/selling/drafts.ts';
import { otherItemText, withOtherItem } from '#domain/listings/fields/checklists.ts';
import { responseFact, STORED_FIELDS } from '#domain/listings/fields/facts.ts';
import type { Field } from '#domain/listings/fields/field.ts';
import { FIELD_NAMES, type FieldName, fieldDefinition } from '#domain/listings/fields/fields.ts';
import { type FieldGroup, fieldGroupsFor } from '#domain/listings/fields/form-fields.ts';
import { readFact } from '#domain/listings/fields/read-facts.ts';
import { readTyped, type TypedReading } from '#domain/listings/fields/read-typed.ts';
import { type ImplausibleFact, implausibleFacts } from '#domain/listings/plausible/implausible-facts.ts';
import { makeToSend, modelToSend } from '#domain/listings/wizard.ts';
import { resolveCategory } from '#domain/taxonomy/category-names.ts';
import { phoneProblemOf } from './phone-check.ts';

/**
 * The values of a listing's form as typed. `otherTexts` has the seller's own text for "Other", by
 * field: the make, the engine type and each checklist.
 */
export type ListingFormValues = Pick<DraftContent, 'formData' | 'otherTexts'>;

/** Changes the values; compatible with a state setter. */
export type ChangeValues = (change: (before: ListingFormValues) => ListingFormValues) => void;

export type FieldProblems = { readonly [F in FieldName]?: string };

type Typed = ListingFormValues['formData'][string];

/** Whether an empty form shows the field's default, rather than "Choose…" or an empty input. */
export function startsWithDefault(field: Field): field is Field & { default: string } {
  return 'default' in field && Boolean(field.default) && !('unstated' in field);
}

/** An empty form. */
export function blankValues(): ListingFormValues {
  const defaults = FIELD_NAMES.flatMap((name) => {
    const field = fieldDefinition(name);
    return startsWithDefault(field) ? [[name, field.default]] : [];
  });
  return { formData: Object.fromEntries(defaults), otherTexts: {} };
}

export function textOf({ formData }: ListingFormValues, name: FieldName): string {
  const value = formData[name];
  return typeof value === 'string' ? value : '';
}

export function itemsOf({ formData }: ListingFormValues, name: FieldName): readonly string[] {
  const value = formData[name];
  return Array.isArray(value) ? value : [];
}

/** Sets a field. Changing the category clears the type, since each category has its own types. */
export function withValue(values: ListingFormValues, name: FieldName, value: Typed): ListingFormValues {
  const formData = { ...values.formData, [name]: value };
  if (name === 'category' && value !== values.formData.category) formData.subcategory = '';
  return { ...values, formData };
}

export function withOtherText(values: ListingFormValues, name: FieldName, text: string): ListingFormValues {
  return { ...values, otherTexts: { ...values.otherTexts, [name]: text } };
}

/** What the field's text is understood as. */
export const readingOf = (values: ListingFormValues, name: FieldName, now = new Date()): TypedReading =>
  readTyped(name, values.formData[name], now, textOf(values, 'currency'));

/**
 * Notes that the seller confirmed unlikely facts. A number has no text for "Other": its place keeps the confirmed amount,
 * also in a draft.
 */
export const withConfirmed = (
  values: ListingFormValues,
  facts: readonly ImplausibleFact[],
): ListingFormValues =>
  facts.reduce((before, { field, value }) => withOtherText(before, field, String(value)), values);

/** Unlikely facts that the seller has not confirmed yet. */
export const questionsOf = (values: ListingFormValues): ImplausibleFact[] =>
  implausibleFacts(factsOf(values)).filter(({ field, value }) => values.otherTexts[field] !== String(value));

export function categoryOf(values: ListingFormValues) {
  return resolveCategory(textOf(values, 'category'));
}

/** What the form describes, for its headings. */
export const placedIn = (values: ListingFormValues) => ({
  category: textOf(values, 'category') || null,
  subcategory: textOf(values, 'subcategory') || null,
  mooringOffer: textOf(values, 'mooringOffer'),
});

/** Fields with the text for "Other" are shown with their choice. */
const WORDS_OF_CHOICES = FIELD_NAMES.flatMap((name) => {
  const field = fieldDefinition(name);
  return field.control === 'choice' && field.other ? [{ choice: name, words: field.other.field }] : [];
});
const isOtherText = (name: FieldName) => WORDS_OF_CHOICES.some(({ words }) => words === name);

/** Whether another answer has made this question pointless: a boat without engine has no engine hours. */
function isHidden(values: ListingFormValues, name: FieldName): boolean {
  const { hiddenBy } = fieldDefinition(name);
  return hiddenBy !== undefined && textOf(values, hiddenBy.field as FieldName) === hiddenBy.is;
}

/** The field groups of the chosen category and type. */
export function groupsOf(values: ListingFormValues): FieldGroup[] {
  return fieldGroupsFor(categoryOf(values)?.id, textOf(values, 'subcategory')).map(({ title, fields }) => ({
    title,
    fields: fields.filter((name) => !isOtherText(name) && !isHidden(values, name)),
  }));
}

/** Whether the field is filled in. */
export function isFilled(values: ListingFormValues, name: FieldName): boolean {
  if (fieldDefinition(name).control === 'checklist')
    return itemsOf(values, name).length > 0 || Boolean(values.otherTexts[name]?.trim());
  return textOf(values, name).trim() !== '';
}

/**
 * How many fields the seller has filled in, and how many of the values are invalid. Optional checkboxes do not count, nor
 * do fields of the account and values that the form started with.
 */
export function progressOf(
  values: ListingFormValues,
  fields: readonly FieldName[],
  { startedWith = {}, now = new Date() }: { startedWith?: ListingFormValues['formData']; now?: Date } = {},
) {
  const asked = fields.filter((name) => {
    const { control, from } = fieldDefinition(name);
    if (control === 'checkbox' || from === 'account') return false;
    return !startedWith[name] || values.formData[name] !== startedWith[name];
  });
  const filled = asked.filter((name) => isFilled(values, name));
  const invalid = filled.filter((name) => problemOf(values, name, now) !== undefined).length;
  return { filled: filled.length - invalid, invalid, of: asked.length };
}

/** The value of a field for the API. Invalid input is sent as typed, so that the server reports what is wrong. */
function factOf(values: ListingFormValues, name: FieldName, now: Date): unknown {
  const typed = values.formData[name];
  const field = fieldDefinition(name);
  if (field.control === 'checklist')
    return withOtherItem(itemsOf(values, name), values.otherTexts[name] ?? '');
  if (field.control === 'checkbox') return typed === true;
  if (name === 'make') return makeToSend(textOf(values, name), values.otherTexts.make ?? '') || null;
  if (name === 'model') return modelToSend(textOf(values, name)) || null;
  if ('unstated' in field && !typed) return field.unstated;
  const reading = readingOf(values, name, now);
  return 'value' in reading ? responseFact(name, reading.value) : typed;
}

/** The request body: only the fields that the form of this category asks for; those that an answer hides are cleared. */
export function factsOf(values: ListingFormValues, now = new Date()): Record<string, unknown> {
  const asked = fieldGroupsFor(categoryOf(values)?.id, textOf(values, 'subcategory'))
    .flatMap(({ fields }) => fields)
    .filter((name) => fieldDefinition(name).from !== 'account' && !isOtherText(name));
  const facts = Object.fromEntries(
    asked.map((name) => [name, isHidden(values, name) ? null : factOf(values, name, now)]),
  );
  for (const { choice, words } of WORDS_OF_CHOICES)
    if (facts[choice] === 'other') facts[words] = values.otherTexts[choice]?.trim() || null;
  return facts;
}

/** The form values of an existing listing. */
export function formValuesOf(listing: { readonly [F in FieldName]?: unknown }): ListingFormValues {
  const values = blankValues();
  for (const name of STORED_FIELDS) {
    const fact = listing[name];
    if (Array.isArray(fact)) {
      const items = fact.map(String);
      const words = otherItemText(items);
      values.formData[name] = withOtherItem(items, '');
      if (words) values.otherTexts[name] = words;
    } else if (typeof fact === 'boolean') values.formData[name] = fact;
    else if (fact !== null && fact !== undefined && !isOtherText(name)) values.formData[name] = String(fact);
  }
  for (const { choice, words } of WORDS_OF_CHOICES) {
    const text = listing[words as FieldName];
    if (text) values.otherTexts[choice] = String(text);
  }
  // What stands in a listing has been asked about before.
  return withConfirmed(values, implausibleFacts(listing));
}

/** The problem of a field's current value. Empty fields have none. */
export function problemOf(values: ListingFormValues, name: FieldName, now = new Date()): string | undefined {
  const reading = readingOf(values, name, now);
  if ('problem' in reading) return reading.problem;
  return fieldDefinition(name).control === 'tel' ? phoneProblemOf(textOf(values, name)) : undefined;
}

/** Every problem that the server would report, including missing required fields. */
export function problemsOf(values: ListingFormValues, now = new Date()): FieldProblems {
  const facts = factsOf(values, now);
  const problems: { [F in FieldName]?: string } = {};
  for (const name of STORED_FIELDS) {
    if (!(name in facts)) continue;
    const reading = readFact(name, facts[name], now);
    const problem = 'problem' in reading ? reading.problem : problemOf(values, name, now);
    if (problem) problems[name] = problem;
  }
  return problems;
}
