import { transition } from '#domain/listings/sale/lifecycle.ts';
import { featuredUntil } from '#domain/listings/time-limits.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Principal } from '#server/http/access/access.ts';
import { endFeaturedPeriods, startFeaturedPeriod } from '../featured/featured-periods.repository.ts';
import { stateOfRow } from '../listing-state.ts';
import { recordOnListing, updateLockedListing } from '../locked-listings.repository.ts';
import { clearAllMedia } from '../media/listing-media.repository.ts';
import { withdrawRevision } from '../revisions/revisions.repository.ts';
import { keepRejectedVersion } from './rejected-versions.repository.ts';
import { notLiveNow } from './review.errors.ts';
import { type MailRecipient, takenDownMail } from './review.mails.ts';
import {
  auditListing,
  lockForReview,
  mailSeller,
  type Reviewing,
  rejection,
  transitionOrThrow,
} from './reviewing.ts';
import { startUndoRecord, type UndoRecorder } from './undo.service.ts';

/** Features a live boat for some days, or stops featuring it early. */
export async function featureListing(
  deps: Reviewing,
  admin: Principal,
  id: number,
  { featured, duration }: { featured: boolean; duration?: number },
): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const listing = await lockForReview(tx, id);
    const event = featured ? 'feature' : 'unfeature';
    if (!transition(stateOfRow(listing.row), event, 'admin').ok) throw notLiveNow();
    const until = featured ? featuredUntil(at, duration) : null;
    await recordOnListing(tx, listing.row, { featured, featuredUntil: until, updatedAt: at });
    await endFeaturedPeriods(tx, id, at);
    if (until)
      await startFeaturedPeriod(tx, {
        listingId: id,
        startsAt: at,
        endsAt: until,
        grantedBy: admin.accountId,
      });
    await auditListing(tx, admin, listing.row, {
      action: featured ? 'feature-listing' : 'unfeature-listing',
      at,
    });
  });
}

interface TakenDown {
  title: string;
  auditId: number;
  /** For the caller to finish. */
  undo: UndoRecorder;
}

/**
 * Rejects a public listing, in the caller's transaction; the seller can correct and resubmit it. Withdraws its pending
 * revision. The seller is notified by mail and can reply.
 */
export async function takeDownListing(
  deps: Reviewing,
  tx: Executor,
  admin: Principal,
  { id, reason, undoable = false, at }: { id: number; reason: string; undoable?: boolean; at: Date },
): Promise<TakenDown> {
  const listing = await lockForReview(tx, id);
  await transitionOrThrow(tx, listing, 'take-down', { rejectionReason: reason });
  const undo = await startUndoRecord(tx, { undoable, listingId: id, actorId: admin.accountId, at });
  await keepRejectedVersion(tx, { row: listing.row, pending: undefined }, { reason, at });
  await withdrawRevision(tx, { listingId: id, at });
  await endFeaturedPeriods(tx, id, at);
  await updateLockedListing(tx, listing.row, {
    ...rejection(reason, at),
    reviewedBy: admin.accountId,
    featured: false,
    featuredUntil: null,
  });
  const draft = (recipient: MailRecipient) => takenDownMail(recipient, reason);
  await mailSeller(deps, tx, listing.row, draft, undo.holdMail());
  const auditId = await auditListing(tx, admin, listing.row, { action: 'take-down-listing', reason, at });
  return { title: listing.row.title, auditId, undo };
}

/** Deletes any seller's listing for good. */
export async function removeListing(deps: Reviewing, admin: Principal, id: number): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const listing = await lockForReview(tx, id);
    await transitionOrThrow(tx, listing, 'delete');
    await withdrawRevision(tx, { listingId: id, at });
    await clearAllMedia(tx, id, at);
    await updateLockedListing(tx, listing.row, { deletedAt: at, updatedAt: at });
    await auditListing(tx, admin, listing.row, { action: 'delete-listing', at });
  });
}
