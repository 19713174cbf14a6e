import { SECOND } from '../durations.ts';
import type { CategoryId } from '../taxonomy/categories.ts';

export const WIZARD_STEPS = [
  { step: 1, title: 'Boat Details' },
  { step: 2, title: 'Photos & Description' },
  { step: 3, title: 'Review & Publish' },
] as const;

export type WizardStep = (typeof WIZARD_STEPS)[number]['step'];

/** The step in an address; the first by default. */
export function readStep(raw: string | null | undefined): WizardStep {
  return WIZARD_STEPS.find(({ step }) => String(step) === raw)?.step ?? 1;
}

/** How long "Please Sign In" is shown before the redirect to the sign-in page. */
export const SIGN_IN_REDIRECT_MS = 2 * SECOND;

/** Not for engines and parts, which have no vessel details. */
export function showsDetailedSpecification(category: CategoryId | undefined): boolean {
  return category !== undefined && category !== 'engines';
}

export const MAKE_CHOICES = { other: 'Other', unknown: 'Unknown' } as const;

/** The make to submit: the seller's own text for "Other", "unknown" for "Unknown". */
export function makeToSend(choice: string, customMake: string): string {
  if (choice === MAKE_CHOICES.other) return customMake.trim();
  return modelToSend(choice);
}

/** A model is free text and may be "unknown". */
export function modelToSend(model: string): string {
  const text = model.trim();
  return text.toLowerCase() === 'unknown' ? 'unknown' : text;
}

export const SELL_NOTICES = {
  signIn: {
    title: 'Please Sign In',
    description: 'Your draft is saved. You’ll return to it after signing in.',
  },
  saved: { title: 'Draft Saved' },
  notSaved: { title: 'Error', description: 'Failed to save draft. Please try again.' },
  loading: { title: 'Loading Draft', description: 'Fetching it from your account.' },
  loaded: { title: 'Draft Loaded' },
  notFound: {
    title: 'Draft Not Found',
    description: 'The requested draft could not be found. Starting fresh.',
  },
  drafted: {
    title: 'Description drafted',
    description: 'From what you entered. Read it and add what only you know.',
  },
  nothingToDraft: {
    title: 'Nothing to write about yet',
    description: 'Fill in the details first: the draft says only what you entered there.',
  },
  uploading: {
    title: 'Photos are still uploading',
    description: 'Please try again when they have finished, or cancel them.',
  },
  alreadySubmitted: {
    title: 'Already submitted',
    description:
      'This draft was submitted from another device. What you entered here is still saved: choose what to do with it.',
  },
  draftMissing: {
    title: 'Draft deleted elsewhere',
    description:
      'This draft was deleted on another device. What you entered here is now a new draft: please submit it again.',
  },
  replaced: {
    title: 'Listing Changed',
    description: 'It now says what you entered here. The previous version is saved as a draft.',
  },
  submitted: {
    title: 'Listing Submitted!',
    description: "Your boat listing has been submitted for review. You'll hear back from us within 24 hours.",
  },
} as const;

export const PHONE_PROBLEM =
  'Seller phone must be a complete number: British, or starting with + and the country code';

/** Why a listing cannot be submitted yet. Checked at the last step only. */
export const SUBMISSION_PROBLEMS = {
  consent: {
    title: 'Please agree to terms',
    description: 'You must agree to the terms and conditions and consent to contact.',
  },
  missing: {
    title: 'Missing Required Information',
    description: 'Please fill in all required fields: title, category, price, location, and seller name.',
  },
  invalid: {
    title: 'Please correct the following',
    description: 'Buyers would not see these values as you entered them.',
  },
} as const;
