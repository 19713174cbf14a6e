import type { ListingState } from '#domain/listings/sale/lifecycle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { findLastAuditEntry } from '#server/modules/accounts/audit/audit.repository.ts';
import { suspendAccountIn } from '#server/modules/accounts/suspension/suspension.service.ts';
import { openChangeRequest } from '../change-requests/change-requests.repository.ts';
import { boatNotFound } from '../listings.errors.ts';
import { findOwner, updateLockedListing } from '../locked-listings.repository.ts';
import { rejectRevision } from '../revisions/revisions.repository.ts';
import { noteDecision } from './decided-together.ts';
import { publish } from './publish.ts';
import { keepRejectedVersion } from './rejected-versions.repository.ts';
import { alreadyDecided } from './review.errors.ts';
import {
  approvedMailIn,
  changesApprovedMail,
  changesRejectedMail,
  changesWantedMail,
  publicChangesWantedMail,
  rejectedMail,
} from './review.mails.ts';
import {
  auditListing,
  lockForReview,
  mailSeller,
  type Reviewing,
  rejection,
  transitionOrThrow,
  waitingSince,
} from './reviewing.ts';
import { startUndoRecord, type UndoRecorder } from './undo.service.ts';

interface Approval {
  /** The version that the reviewer saw. */
  version?: number;
  /** Hold the mail and keep what is needed to undo the decision for some seconds. */
  undoable?: boolean;
  /** When the mail about all decisions of a batch leaves. Without it, this decision has a mail of its own. */
  mailAt?: Date;
}

interface Decided {
  state: ListingState;
  /** Undoes the decision. Absent for decisions that are final immediately. */
  undoId: string | undefined;
}

/** Publishes exactly the version the reviewer saw: the listing itself, in the state of its sale, or its pending revision. */
export async function approveListing(
  deps: Reviewing & Pick<Deps, 'jobs'>,
  admin: Principal,
  id: number,
  { version, undoable = false, mailAt }: Approval = {},
): Promise<Decided> {
  const at = deps.clock.now();
  const reviewedBy = admin.accountId;
  return deps.db.transaction(async (tx) => {
    const listing = await lockForReview(tx, id);
    const state = await transitionOrThrow(tx, listing, 'approve', { reviewed: version });
    const undo = await startUndoRecord(tx, { undoable, listingId: id, actorId: reviewedBy, at });
    const { row, pending } = listing;
    await publish(deps, tx, listing, { reviewedBy, at });
    const hold = undo.holdMail();
    const saleState = state === 'sold' || state === 'paused' ? state : 'for-sale';
    const decision = pending ? 'changes-approved' : 'approved';
    if (mailAt) await noteDecision(deps, tx, row, { decision, hold, at, mailAt });
    else await mailSeller(deps, tx, row, pending ? changesApprovedMail : approvedMailIn(saleState), hold);
    const action = pending ? 'approve-changes' : 'approve-listing';
    const auditId = await auditListing(tx, admin, row, { action, since: waitingSince(listing), at });
    return { state, undoId: await undo.finish({ action: 'approve', auditId }) };
  });
}

interface Rejection extends Approval {
  reason: string;
  emailSeller: boolean;
}

/** Rejects a new listing or a revision. The seller always sees the reason in their listings; the mail is optional. */
export async function rejectListing(
  deps: Reviewing & Pick<Deps, 'jobs'>,
  admin: Principal,
  id: number,
  decision: Rejection,
): Promise<Pick<Decided, 'undoId'>> {
  const at = deps.clock.now();
  return deps.db.transaction((tx) => rejectIn(deps, tx, admin, { ...decision, id, at }));
}

async function rejectIn(
  deps: Reviewing & Pick<Deps, 'jobs'>,
  tx: Executor,
  admin: Principal,
  { id, reason, emailSeller, version, undoable = false, mailAt, at }: Rejection & { id: number; at: Date },
): Promise<Pick<Decided, 'undoId'>> {
  const reviewedBy = admin.accountId;
  const listing = await lockForReview(tx, id);
  await transitionOrThrow(tx, listing, 'reject', { reviewed: version, rejectionReason: reason });
  const undo = await startUndoRecord(tx, { undoable, listingId: id, actorId: reviewedBy, at });
  const { row, pending } = listing;
  await keepRejectedVersion(tx, listing, { reason, at });
  if (pending) await rejectRevision(tx, { listingId: id, version: pending.version, reviewedBy, at, reason });
  else await updateLockedListing(tx, row, { ...rejection(reason, at), reviewedBy });
  const draft = pending ? changesRejectedMail : rejectedMail;
  const hold = emailSeller ? undo.holdMail() : undefined;
  const decision = pending ? 'changes-rejected' : 'rejected';
  if (emailSeller && mailAt) await noteDecision(deps, tx, row, { decision, hold, at, mailAt });
  else if (emailSeller) await mailSeller(deps, tx, row, (recipient) => draft(recipient, reason), hold);
  const action = pending ? 'reject-changes' : 'reject-listing';
  const auditId = await auditListing(tx, admin, row, {
    action,
    reason,
    since: waitingSince(listing),
    at,
  });
  return { undoId: await undo.finish({ action: 'reject', auditId }) };
}

interface ChangesWanted extends Approval {
  reason: string;
}

interface ChangesRequested {
  title: string;
  auditId: number;
  /** For the caller to finish. */
  undo: UndoRecorder;
}

/**
 * Asks the seller to change the listing, in the caller's transaction. What waits for review leaves the queue until the
 * seller's next edit; what is public stays public.
 */
export async function requestChangesIn(
  deps: Reviewing,
  tx: Executor,
  admin: Principal,
  { id, reason, version, undoable = false, at }: ChangesWanted & { id: number; at: Date },
): Promise<ChangesRequested> {
  const requestedBy = admin.accountId;
  const listing = await lockForReview(tx, id);
  await transitionOrThrow(tx, listing, 'request-changes', { reviewed: version, rejectionReason: reason });
  const undo = await startUndoRecord(tx, { undoable, listingId: id, actorId: requestedBy, at });
  const { row, pending } = listing;
  if (pending || row.status === 'pending') await keepRejectedVersion(tx, listing, { reason, at });
  if (pending)
    await rejectRevision(tx, {
      listingId: id,
      version: pending.version,
      reviewedBy: requestedBy,
      at,
      reason,
    });
  else if (row.status === 'pending')
    await updateLockedListing(tx, row, { ...rejection(reason, at), reviewedBy: requestedBy });
  await openChangeRequest(tx, { listingId: id, message: reason, requestedBy, at });
  const draft = row.status === 'pending' ? changesWantedMail : publicChangesWantedMail;
  await mailSeller(deps, tx, row, (recipient) => draft(recipient, reason), undo.holdMail());
  const auditId = await auditListing(tx, admin, row, {
    action: 'request-changes',
    reason,
    since: waitingSince(listing),
    at,
  });
  return { title: row.title, auditId, undo };
}

/** Asks the seller to change a new listing, or an edit, that waits for review. */
export async function requestChanges(
  deps: Reviewing,
  admin: Principal,
  id: number,
  wanted: ChangesWanted,
): Promise<Pick<Decided, 'undoId'>> {
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const { row, pending } = await lockForReview(tx, id);
    if (!pending && row.status !== 'pending')
      throw alreadyDecided(await findLastAuditEntry(tx, 'listing', id));
    const { auditId, undo } = await requestChangesIn(deps, tx, admin, { ...wanted, id, at });
    return { undoId: await undo.finish({ action: 'request-changes', auditId }) };
  });
}

/** Rejects what waits and suspends its seller, both or neither. One mail, about the suspension, has the reason. */
export async function rejectAndSuspend(
  deps: Reviewing & Pick<Deps, 'jobs'>,
  admin: Principal,
  id: number,
  { reason, version }: { reason: string; version?: number },
): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const ownerId = await findOwner(tx, id);
    if (!ownerId) throw boatNotFound();
    // The account before the listing, in the order in which a suspension locks them.
    await suspendAccountIn(deps, tx, admin, { accountId: ownerId, reason, now: at });
    await rejectIn(deps, tx, admin, { id, reason, emailSeller: false, version, at });
  });
}
