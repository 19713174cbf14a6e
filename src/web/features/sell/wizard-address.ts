import type { WizardStep } from '#domain/listings/wizard.ts';

/** Names no draft: the wizard begins afresh, whatever drafts there are. */
export const NEW_DRAFT = 'new';

/** "/sell-boat?step=2&draft=…" */
export function wizardAddress(step: WizardStep, draft: string | null): string {
  const parameters = new URLSearchParams({ step: String(step), ...(draft && { draft }) });
  return `/sell-boat?${parameters}`;
}
