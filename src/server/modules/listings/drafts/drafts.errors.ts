import type { DraftRefusal } from '#contract/selling/drafts.ts';
import { AppError, named } from '#server/errors.ts';

type Refusal = Pick<DraftRefusal, 'reason' | 'listing'>;

const conflict = (code: string, message: string, facts: Refusal) =>
  new AppError(code, 409, message, { facts });

export const noSuchDraft = named('no-such-draft', 404, 'The requested draft could not be found');
export const tooManyDrafts = () =>
  conflict(
    'too-many-drafts',
    'You have reached the maximum number of drafts. Please submit or delete one first.',
    { reason: 'too-many' },
  );
export const draftChangedElsewhere = () =>
  conflict('draft-changed', 'This draft has been changed on another device', { reason: 'changed' });
export const draftMissing = () =>
  conflict('draft-missing', 'This draft was deleted or submitted on another device', { reason: 'missing' });
export const alreadySubmitted = (listing: Refusal['listing']) =>
  conflict('already-submitted', 'This draft was already submitted. What you sent now was not saved.', {
    reason: 'submitted',
    listing,
  });
