import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

const FIELDS = 'input:not([type=hidden], [hidden], [tabindex="-1"]), select, textarea';
const WRITTEN = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

type Written = HTMLInputElement | HTMLTextAreaElement;

export function firstField(form: HTMLFormElement) {
  return form.querySelector<HTMLElement>(FIELDS);
}

/** The control of a field, or the heading that stands for it. */
export function fieldNamed(form: HTMLFormElement, name: string | undefined) {
  if (name === undefined) return null;
  const field = CSS.escape(name);
  return form.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"]`);
}

/** Focuses the first invalid field, or scrolls the message above the form into view. */
export function showFirstProblem(form: HTMLFormElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (field) return field.focus();
  form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
}

/**
 * Reads the values in the DOM: some were typed before hydration, and some password managers fill in fields
 * without firing events.
 */
export function readFromDom<Typed extends FieldValues>(
  form: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn<Typed, unknown, never>, 'getValues' | 'setValue'>,
) {
  for (const { name, value } of form.querySelectorAll<Written>(WRITTEN)) {
    const field = name as FieldPath<Typed>;
    if (name !== '' && value !== (getValues(field) ?? ''))
      setValue(field, value as FieldPathValue<Typed, FieldPath<Typed>>, { shouldDirty: true });
  }
}
