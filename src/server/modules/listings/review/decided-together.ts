import { randomUUID } from 'node:crypto';
import { MINUTE } from '#domain/durations.ts';
import { and, asc, inArray, isNull } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Notification, NotificationKind } from '#server/modules/notifications/notification-kinds.ts';
import { notify, withdrawEvent } from '#server/modules/notifications/notify.ts';
import type { MailHold } from '#server/platform/mail/mailer.ts';
import { saleStateOfRow } from '../listing-state.ts';
import { listings } from '../listings.table.ts';
import type { LockedListing } from '../locked-listings.repository.ts';
import { listingRevisions } from '../revisions/revisions.table.ts';
import {
  approvedMailIn,
  changesApprovedMail,
  changesRejectedMail,
  decidedTogetherMail,
  type MailRecipient,
  rejectedMail,
  type Standing,
} from './review.mails.ts';

/** Longer than deciding on the largest batch takes, and than its last decision can be undone. */
const GATHERED_FOR_MS = MINUTE;

/** When the one mail about everything that is decided from now on leaves. */
export const mailTogetherAt = (startedAt: Date) => new Date(startedAt.getTime() + GATHERED_FOR_MS);

const eventOf = (id: string) => `decided ${id}`;

interface DecisionOfBatch {
  decision: Standing['decision'];
  /** What undoing the decision takes back. */
  hold: MailHold | undefined;
  at: Date;
  mailAt: Date;
}

/** Notes a decision for the mail about all that were made together about listings of one seller. */
export const noteDecision = (
  deps: Pick<Deps, 'jobs'>,
  tx: Executor,
  { id, ownerId }: LockedListing,
  { decision, hold, at, mailAt }: DecisionOfBatch,
): Promise<void> =>
  notify(deps, tx, {
    to: { accountId: ownerId },
    kind: 'decided',
    subject: ownerId,
    event: eventOf(hold?.jobId ?? randomUUID()),
    payload: { listingId: id, decision },
    at,
    notBefore: mailAt,
  });

/** False if its mail has left, or if it was mailed by itself. */
export const forgetDecision = (tx: Executor, { ownerId }: LockedListing, id: string): Promise<boolean> =>
  withdrawEvent(tx, { kind: 'decided', subject: ownerId, event: eventOf(id) });

/** Of the newest revisions that were rejected, by listing. */
async function rejectionReasons(tx: Executor, ids: number[]): Promise<Map<number, string>> {
  const { listingId, status, rejectionReason, version } = listingRevisions;
  const revisions = await tx
    .select({ listingId, status, rejectionReason })
    .from(listingRevisions)
    .where(inArray(listingId, ids))
    .orderBy(asc(version));
  const newest = new Map(revisions.map((revision) => [revision.listingId, revision]));
  return new Map(
    [...newest.values()].flatMap((one) =>
      one.status === 'rejected' && one.rejectionReason ? [[one.listingId, one.rejectionReason] as const] : [],
    ),
  );
}

/** The last decision about each listing, as far as it still stands. */
async function standingDecisions(tx: Executor, waiting: readonly Notification[]): Promise<Standing[]> {
  const decisions = new Map(waiting.map(({ payload }) => [payload.listingId ?? 0, payload.decision]));
  const ids = [...decisions.keys()];
  const rows = await tx
    .select()
    .from(listings)
    .where(and(inArray(listings.id, ids), isNull(listings.deletedAt)))
    .orderBy(asc(listings.id));
  const reasons = await rejectionReasons(tx, ids);
  return rows.flatMap((row): Standing[] => {
    const decision = decisions.get(row.id);
    const { id: listingId, title, sellerName, status, rejectionReason } = row;
    const boat = { listingId, title, sellerName, state: saleStateOfRow(row) };
    if (decision === 'rejected')
      return status === 'rejected' && rejectionReason ? [{ ...boat, decision, reason: rejectionReason }] : [];
    if (status !== 'approved') return [];
    const reason = reasons.get(listingId);
    if (decision === 'changes-rejected') return reason ? [{ ...boat, decision, reason }] : [];
    return decision && !reason ? [{ ...boat, decision }] : [];
  });
}

function ordinaryMail(recipient: MailRecipient, { decision, state, reason = '' }: Standing) {
  if (decision === 'approved') return approvedMailIn(state)(recipient);
  if (decision === 'changes-approved') return changesApprovedMail(recipient);
  return decision === 'rejected' ? rejectedMail(recipient, reason) : changesRejectedMail(recipient, reason);
}

export const decidedKind = ({ config }: Pick<Deps, 'config'>): NotificationKind => ({
  async compose(tx, waiting, { to }) {
    const [first, ...others] = await standingDecisions(tx, waiting);
    if (!first) return undefined;
    const { publicUrl } = config;
    const mail =
      others.length === 0
        ? ordinaryMail({ ...first, to, publicUrl }, first)
        : decidedTogetherMail([first, ...others], { to, publicUrl });
    return { mail: { ...mail, replyTo: config.mail.supportEmail }, summary: [] };
  },
});
