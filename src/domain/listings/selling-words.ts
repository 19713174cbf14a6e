import { isBoat, listingNoun } from '../taxonomy/listing-nouns.ts';
import { SELL_NOTICES, WIZARD_STEPS, type WizardStep } from './wizard.ts';

/** What is being described: a draft may not say yet. */
type Described = {
  category: string | null;
  subcategory?: string | null;
  mooringOffer?: string | null;
};

/** Where "item" would say too little. */
const SOLD: Readonly<Record<string, string>> = {
  sails: 'sail or rigging',
  electronics: 'electronics',
};

/** "Sell your boat", "Sell your trailer", "Let your mooring". */
export function sellHeading(described: Described): string {
  const { subcategory, mooringOffer } = described;
  const noun = listingNoun(described);
  const sold = noun === 'item' ? (SOLD[subcategory ?? ''] ?? 'engine or part') : noun;
  return `${noun === 'mooring' && mooringOffer === 'rent' ? 'Let' : 'Sell'} your ${sold}`;
}

/** The title of a step: "Boat Details", and "Details" of anything else. */
export function stepTitle(step: WizardStep, described: Described): string {
  const title = WIZARD_STEPS.find((known) => known.step === step)?.title ?? '';
  if (step !== 1 || isBoat(described)) return title;
  const noun = listingNoun(described);
  return noun === 'item' ? 'Details' : `${noun.charAt(0).toUpperCase()}${noun.slice(1)} Details`;
}

/** "Boat Approved", as specified, and "Listing Approved" for what is none. */
export const approvedTitle = (described: Described) =>
  isBoat(described) ? 'Boat Approved' : 'Listing Approved';

/** What a description is best about. */
export function descriptionHint(described: Described): string {
  if (isBoat(described))
    return 'Its history, recent work and when it was done, what is included, and why you are selling.';
  if (listingNoun(described) === 'mooring')
    return 'Where it lies and how to reach it, depth at low water, what the cost includes, and from when it is free.';
  return 'Its age and use, what it was fitted to, recent work, what is included, and why you are selling.';
}

/** What was sent: "Your boat listing", as specified, and "Your listing" of what is none. */
export const submittedWords = (described: Described) =>
  isBoat(described)
    ? SELL_NOTICES.submitted.description
    : SELL_NOTICES.submitted.description.replace('boat listing', 'listing');
