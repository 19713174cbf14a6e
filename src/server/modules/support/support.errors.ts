import { formatDateTime } from '#domain/dates.ts';
import { AppError, named } from '#server/errors.ts';
import type { ReportRow } from './reports/reports.repository.ts';

export const messageNotFound = named('message-not-found', 404, 'There is no such message');
export const answeredOften = named(
  'answered-often',
  409,
  'This message has been answered twenty times. Please continue by email.',
);
export const notADeletionRequest = named(
  'not-a-deletion-request',
  409,
  'This message does not ask for an account to be deleted',
);
export const deletionWithdrawn = named(
  'deletion-withdrawn',
  409,
  'The account holder has withdrawn this request',
);
export const accountErasedAlready = named('account-erased', 409, 'This account has been erased already');
export const reportNotFound = named('report-not-found', 404, 'There is no such report');

const OUTCOMES = {
  dismissed: 'dismissed this report',
  'taken-down': 'took this listing down',
  'change-requested': 'asked the seller to change this listing',
} as const;

/** Names the administrator who was faster. */
export function reportSettled(report?: ReportRow) {
  const settled = (message: string) => new AppError('report-settled', 409, message);
  if (!report?.outcome) return settled('This report is settled already');
  const who = report.resolvedByName ?? 'A former colleague';
  return settled(`${who} ${OUTCOMES[report.outcome]} on ${formatDateTime(report.resolvedAt)}`);
}
export const notPublicNow = named(
  'not-public',
  409,
  'This listing is no longer public. Dismiss the report instead.',
);
export const reportedOften = named(
  'reported-often',
  429,
  'Many people have reported this listing already, and we are about to look at it. Thank you.',
);
