import type { CategoryId } from '../taxonomy/categories.ts';
import { REQUIRED_FIELDS } from './fields/asked.ts';
import type { RequiredField } from './fields/facts.ts';

const WIZARD_STEPS = [
  { step: 1, title: 'Boat Details' },
  { step: 2, title: 'Photos & Description' },
  { step: 3, title: 'Review & Publish' },
] as const;

export type WizardStep = (typeof WIZARD_STEPS)[number]['step'];

/** The step that an address names; the first when it names none. */
export function readStep(raw: string | null | undefined): WizardStep {
  return WIZARD_STEPS.find(({ step }) => String(step) === raw)?.step ?? 1;
}

/** Engines and parts have no vessel to specify. */
export function showsDetailedSpecification(category: CategoryId | undefined): boolean {
  return category !== undefined && category !== 'engines';
}

export const MAKE_CHOICES = { other: 'Other', unknown: 'Unknown' } as const;

/** The make that is sent: the seller's own word for "Other", "unknown" for "Unknown". */
export function makeToSend(choice: string, customMake: string): string {
  if (choice === MAKE_CHOICES.other) return customMake.trim();
  return modelToSend(choice);
}

/** A model is free text; not knowing it is an answer too. */
export function modelToSend(model: string): string {
  const text = model.trim();
  return text.toLowerCase() === 'unknown' ? 'unknown' : text;
}

export type SubmissionProblem = { title: string; description: string };

const SUBMISSION_PROBLEMS = {
  consent: {
    title: 'Please agree to terms',
    description: 'You must agree to the terms and conditions and consent to contact.',
  },
  missing: {
    title: 'Missing Required Information',
    description: 'Please fill in all required fields: title, category, price, location, and seller name.',
  },
} as const satisfies Record<string, SubmissionProblem>;

type Submission = {
  agreesToTerms: boolean;
  consentsToContact: boolean;
  values: Partial<Record<RequiredField, string | number | null>>;
};

/** Why a listing cannot be submitted yet. Checked at the last step only. */
export function checkSubmission({
  agreesToTerms,
  consentsToContact,
  values,
}: Submission): SubmissionProblem | undefined {
  if (!agreesToTerms || !consentsToContact) return SUBMISSION_PROBLEMS.consent;
  const complete = REQUIRED_FIELDS.every((name) => String(values[name] ?? '').trim() !== '');
  return complete ? undefined : SUBMISSION_PROBLEMS.missing;
}
