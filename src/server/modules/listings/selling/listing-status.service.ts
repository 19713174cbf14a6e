import type { OwnListing } from '#contract/selling/selling.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { updateLockedListing } from '../locked-listings.repository.ts';
import { clearAllMedia } from '../media/listing-media.repository.ts';
import { withdrawRevision } from '../revisions/revisions.repository.ts';
import { countSubmission } from '../submissions/submission-limit.ts';
import { assertOwnerMay, lockOwnListing, SENT_TO_REVIEW } from './lock-own-listing.ts';
import { readAsOwner } from './own-listings.service.ts';
import { notAllowedInState, notRejected } from './selling.errors.ts';
import { mailUnderReview } from './selling.mails.ts';

type StatusDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

/** Sends a rejected listing to review again, unchanged. */
export async function resubmitListing(deps: StatusDeps, seller: Principal, id: number): Promise<OwnListing> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const row = await lockOwnListing(tx, seller, id);
    assertOwnerMay(row, 'resubmit', notRejected);
    await countSubmission(tx, seller, at);
    await updateLockedListing(tx, row, { ...SENT_TO_REVIEW, submittedAt: at, updatedAt: at });
    await mailUnderReview(deps, tx, seller, row);
  });
  return readAsOwner(deps, id);
}

/** A job deletes the listing's files later, if nothing else refers to them. */
export async function deleteListing(deps: StatusDeps, seller: Principal, id: number): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const row = await lockOwnListing(tx, seller, id);
    assertOwnerMay(row, 'delete', notAllowedInState);
    await withdrawRevision(tx, { listingId: id, at });
    await clearAllMedia(tx, id, at);
    await updateLockedListing(tx, row, { deletedAt: at, updatedAt: at });
  });
}
