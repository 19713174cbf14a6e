import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';

const FIELDS = 'input:not([type=hidden], [hidden], [tabindex="-1"]), select, textarea';
const WRITTEN = 'input:not([type=checkbox], [type=radio], [type=file]), textarea';

type Written = HTMLInputElement | HTMLTextAreaElement;

export function firstField(form: HTMLFormElement) {
  return form.querySelector<HTMLElement>(FIELDS);
}

/** Takes the person to the first field that is wrong; what stands above the form is read out, and must be in view. */
export function showFirstProblem(form: HTMLFormElement) {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (field) return field.focus();
  form.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
}

/**
 * What stands in the page counts: some of it was typed before scripts ran, and some password managers fill fields in
 * without telling.
 */
export function takeFromPage<Typed extends FieldValues>(
  form: HTMLFormElement,
  { getValues, setValue }: Pick<UseFormReturn<Typed, unknown, never>, 'getValues' | 'setValue'>,
) {
  for (const { name, value } of form.querySelectorAll<Written>(WRITTEN)) {
    const field = name as FieldPath<Typed>;
    if (name !== '' && value !== (getValues(field) ?? ''))
      setValue(field, value as FieldPathValue<Typed, FieldPath<Typed>>, { shouldDirty: true });
  }
}
