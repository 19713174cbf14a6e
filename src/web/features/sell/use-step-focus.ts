import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { WizardStep } from '#domain/listings/wizard.ts';

/** After navigating to another step, focuses its heading, or the field given in the navigation state. */
export function useStepFocus(step: WizardStep, area: RefObject<HTMLElement | null>) {
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
