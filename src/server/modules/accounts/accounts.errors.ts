import { WRONG_CURRENT_PASSWORD, WRONG_SIGN_IN } from '#contract/accounts/passwords.ts';
import { named } from '#server/errors.ts';

/** The same error for an unknown account and a wrong password. */
export const signInRefused = named('sign-in-refused', 400, WRONG_SIGN_IN);
/** Only returned to someone who knows the password or holds an upload permission of the account. */
export const accountSuspended = named(
  'account-suspended',
  403,
  'This account has been suspended. Please contact us if you think that this is a mistake.',
);
/** The same error whether the code is wrong, used, expired, tried too often or was never sent. */
export const codeNotValid = named('code-not-valid', 400, 'The verification code is invalid or expired.');
export const resetNotValid = named(
  'reset-not-valid',
  400,
  'This password reset is no longer valid. Please ask for a new code.',
);
export const wrongCurrentPassword = named('wrong-current-password', 400, WRONG_CURRENT_PASSWORD);
/** Only returned to someone who has just proved that they own the email address. */
export const alreadyRegistered = named(
  'already-registered',
  409,
  'There is already an account with this email address. Please sign in.',
);
export const sameEmail = named('same-email', 400, 'This is already your email address.');
export const emailTaken = named('email-taken', 409, 'There is already an account with this email address.');
export const notFromOurPages = named('not-from-our-pages', 403, 'This call is for our own pages only');
export const noDeletionRequest = named(
  'no-deletion-request',
  409,
  'You have not asked us to delete your account',
);
export const linkNotValid = named(
  'link-not-valid',
  404,
  'This link is no longer valid. Please use the one in the newest email.',
);
export const accountNotFound = named('account-not-found', 404, 'There is no such account');
export const noteNotFound = named('note-not-found', 404, 'There is no such note');
export const tooManyNotes = named(
  'too-many-notes',
  409,
  'This account has 50 notes already. Delete one that is out of date first.',
);
export const notABroker = named('not-a-broker', 409, 'Only brokers and dealers can be trusted');
export const alreadySuspended = named('already-suspended', 409, 'This account is already suspended');
export const notSuspended = named('not-suspended', 409, 'This account is not suspended');
export const cannotEraseAdmin = named(
  'cannot-erase-admin',
  409,
  'The account of an administrator cannot be erased. Take the role away first.',
);
export const cannotSuspendAdmin = named(
  'cannot-suspend-admin',
  409,
  'An administrator cannot be suspended. Take the role away first.',
);
