import { named } from '#server/errors.ts';

export const notYourBoat = named('not-your-boat', 403, 'This listing is not yours');
export const notAllowedInState = named('not-now', 409, 'This cannot be done to the listing as it stands');
export const noPendingChanges = named(
  'nothing-waits',
  409,
  'No changes to this listing are waiting for review',
);
export const notRejected = named('not-rejected', 409, 'Only a rejected listing can be sent to review again');
export const notLive = named(
  'not-live',
  409,
  'Only a live listing can be marked as sold, and only a sold one as available again',
);
