import { formatDateTime } from '#domain/dates.ts';
import { AppError, named } from '#server/errors.ts';
import type { AuditRow } from '#server/modules/accounts/audit/audit.repository.ts';

/** The decisions after which nothing waits, in the words of "Ada Harbour … on 3 Nov 2026, 14:05". */
const DECISIONS: Readonly<Record<string, string>> = {
  'approve-listing': 'approved this listing',
  'approve-changes': 'approved these changes',
  'reject-listing': 'rejected this listing',
  'reject-changes': 'rejected these changes',
  'request-changes': 'asked the seller to change this listing',
  'take-down-listing': 'took this listing down',
};

const decidedAlready = (message: string) => new AppError('already-decided', 409, message);

/** Names the administrator who decided, if the last decision explains why nothing waits. */
export function lastDecisionInWords(last?: AuditRow): string {
  const what = last && DECISIONS[last.action];
  if (!what) return 'Nothing in this listing is waiting for review any more';
  const who = `${last.firstName ?? 'A former colleague'} ${last.lastName ?? ''}`.trim();
  return `${who} ${what} on ${formatDateTime(last.createdAt)}`;
}

export const alreadyDecided = (last?: AuditRow) => decidedAlready(lastDecisionInWords(last));

export const changedMeanwhile = named(
  'changed-meanwhile',
  409,
  'The seller has changed this listing since you opened it. Please look at it again.',
);
export const reasonMissing = named('reason-missing', 400, 'Please give a reason');
export const nothingToTick = named('nothing-to-tick', 409, 'The seller states nothing in this line');
export const notLiveNow = named('not-live', 409, 'Only a live listing can be featured');

export const undoNotFound = named('undo-not-found', 404, 'There is nothing to undo');
export const tooLateToUndo = named(
  'too-late-to-undo',
  409,
  'It is too late to undo this: the seller is being notified',
);
export const listedSinceDecision = named(
  'listed-since-decision',
  409,
  'Another listing with the same hull number has gone on sale since your decision, so it cannot be undone',
);
export const changedSinceDecision = named(
  'changed-since-decision',
  409,
  'The listing has changed since your decision, so it cannot be undone',
);
