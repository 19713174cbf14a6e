import type { WizardStep } from '#domain/listings/wizard.ts';

/** In place of a draft's id: starts a new draft, even if others exist. */
export const NEW_DRAFT = 'new';

/** "/sell-boat?step=2&draft=…" */
export function wizardAddress(step: WizardStep, draft: string | null): string {
  const parameters = new URLSearchParams({ step: String(step), ...(draft && { draft }) });
  return `/sell-boat?${parameters}`;
}
