import { named } from '#server/errors.ts';

export const messageNotFound = named('message-not-found', 404, 'There is no such message');
export const notADeletionRequest = named(
  'not-a-deletion-request',
  409,
  'This message does not ask for an account to be deleted',
);
export const accountErasedAlready = named('account-erased', 409, 'This account has been erased already');
export const reportNotFound = named('report-not-found', 404, 'There is no such report');
export const reportSettled = named(
  'report-settled',
  409,
  'This report is settled already: someone else may have decided it',
);
export const notPublicNow = named(
  'not-public',
  409,
  'This listing is not public any more. Dismiss the report instead.',
);
export const reportedOften = named(
  'reported-often',
  429,
  'Many people have reported this listing already, and we are about to look at it. Thank you.',
);
