import type { AuditAction } from '#domain/accounts/audit-actions.ts';
import { SECOND } from '#domain/durations.ts';
import {
  type ListingEvent,
  type ListingState,
  type TransitionFacts,
  transition,
} from '#domain/listings/sale/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { findEmails } from '#server/modules/accounts/accounts.repository.ts';
import { findLastAuditEntry, recordAudit } from '#server/modules/accounts/audit/audit.repository.ts';
import type { MailDraft, MailHold } from '#server/platform/mail/mailer.ts';
import { saleStateOfRow, stateOfRow } from '../listing-state.ts';
import { boatNotFound } from '../listings.errors.ts';
import { type LockedListing, lockListing } from '../locked-listings.repository.ts';
import { findPendingRevision, type Revision } from '../revisions/revisions.repository.ts';
import { alreadyDecided, changedMeanwhile, reasonMissing } from './review.errors.ts';
import type { MailRecipient } from './review.mails.ts';

export type Reviewing = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

const REFUSALS = {
  'no-reason': reasonMissing,
  'changed-meanwhile': changedMeanwhile,
} as const;

interface ListingToReview {
  row: LockedListing;
  pending: Revision | undefined;
}

export async function lockForReview(tx: Executor, id: number): Promise<ListingToReview> {
  const row = await lockListing(tx, id);
  if (!row || row.deletedAt) throw boatNotFound();
  return { row, pending: await findPendingRevision(tx, id) };
}

/** The version to decide about: of the pending revision, or of the listing itself. */
const versionToReview = ({ row, pending }: ListingToReview): number => pending?.version ?? row.reviewVersion;

/** Since when what is decided has waited; undefined if nothing did. */
export const waitingSince = ({ row, pending }: ListingToReview): Date | undefined =>
  pending?.createdAt ?? (row.status === 'pending' ? row.submittedAt : undefined);

/** Throws if the listing's state does not allow the decision. */
export async function transitionOrThrow(
  tx: Executor,
  listing: ListingToReview,
  event: ListingEvent,
  facts: TransitionFacts = {},
): Promise<ListingState> {
  const result = transition(stateOfRow(listing.row), event, 'admin', {
    saleState: saleStateOfRow(listing.row),
    revisionWaiting: listing.pending !== undefined,
    current: versionToReview(listing),
    ...facts,
  });
  if (result.ok) return result.state;
  if (result.refusal === 'no-reason' || result.refusal === 'changed-meanwhile')
    throw REFUSALS[result.refusal]();
  throw alreadyDecided(await findLastAuditEntry(tx, 'listing', listing.row.id));
}

export async function mailSeller(
  { mailer, config }: Reviewing,
  tx: Executor,
  { id, ownerId, sellerName, title }: LockedListing,
  draft: (recipient: MailRecipient) => MailDraft,
  hold?: MailHold,
): Promise<void> {
  const to = (await findEmails(tx, [ownerId])).get(ownerId);
  if (!to) return;
  const mail = draft({ to, sellerName, title, listingId: id, publicUrl: config.publicUrl });
  await mailer.queue(tx, { ...mail, replyTo: config.mail.supportEmail }, hold);
}

export const auditListing = (
  tx: Executor,
  admin: Principal,
  { id, title }: Pick<LockedListing, 'id' | 'title'>,
  { action, reason, since, at }: { action: AuditAction; reason?: string; since?: Date | undefined; at: Date },
) =>
  recordAudit(tx, {
    actorId: admin.accountId,
    action,
    subjectType: 'listing',
    subjectId: id,
    details: {
      subject: title,
      ...(reason && { reason }),
      ...(since && { waitedSeconds: Math.max(0, Math.round((at.getTime() - since.getTime()) / SECOND)) }),
    },
    at,
  });

/** The columns of a listing that is rejected or taken down. */
export const rejection = (reason: string, at: Date) => ({
  status: 'rejected' as const,
  rejectionReason: reason,
  rejectedAt: at,
  reviewedAt: at,
  updatedAt: at,
});
