import { type RefObject, useEffect } from 'react';

/** Takes the person to the first field that is wrong, each time that a check finds something. */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, faults: object) {
  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form, faults]);
}
