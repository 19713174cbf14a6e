import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { WizardStep } from '#domain/listings/wizard.ts';

/** Takes the keyboard along to another step: to its heading, or to the field that the way there named. */
export function useArrival(step: WizardStep, area: RefObject<HTMLElement | null>) {
  const { key, state } = useLocation();
  const field = (state as { field?: string } | null)?.field;
  const last = useRef({ key, step });
  useEffect(() => {
    const before = last.current;
    last.current = { key, step };
    if (before.key === key) return;
    const find = (selector: string) => area.current?.querySelector<HTMLElement>(selector);
    const named = field && find(`[name="${CSS.escape(field)}"]`);
    if (named) named.focus();
    else if (before.step !== step) find('[data-step-heading]')?.focus({ preventScroll: true });
  }, [key, step, field, area]);
}
