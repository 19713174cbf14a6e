import { named } from '#server/errors.ts';

export const alreadyDecided = named(
  'already-decided',
  409,
  'Nothing of this listing is waiting for review: someone else may have decided it',
);
export const changedMeanwhile = named(
  'changed-meanwhile',
  409,
  'The seller has changed this listing since you opened it. Please look at it again.',
);
export const reasonMissing = named('reason-missing', 400, 'Please give a reason');
export const notLiveNow = named('not-live', 409, 'Only a live listing can be featured');
