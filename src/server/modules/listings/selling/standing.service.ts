import type { OwnListing } from '#contract/selling/selling.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { clearAllMedia } from '../media/listing-media.repository.ts';
import { withdrawRevision } from '../revisions/revisions.repository.ts';
import { takeSubmission } from '../submissions/submission-limit.ts';
import { allowed, holdOwn, WAITING } from './held-listing.ts';
import { changeHeld } from './own-listings.repository.ts';
import { readOne } from './own-listings.service.ts';
import { notLive, notNow, notRejected } from './selling.errors.ts';
import { tellUnderReview } from './selling.mails.ts';

/** What an owner does with a listing as a whole: send it in again, sell it, take it away. */
type Standing = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

/** Sends a rejected listing to review again as it is. */
export async function resubmitListing(deps: Standing, seller: Principal, id: number): Promise<OwnListing> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const row = await holdOwn(tx, seller, id);
    allowed(row, 'resubmit', notRejected);
    await takeSubmission(tx, seller, at);
    await changeHeld(tx, row, { ...WAITING, submittedAt: at, updatedAt: at });
    await tellUnderReview(deps, tx, seller, row);
  });
  return readOne(deps, id);
}

export async function markSold(
  deps: Standing,
  seller: Principal,
  id: number,
  sold: boolean,
): Promise<OwnListing> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const row = await holdOwn(tx, seller, id);
    allowed(row, sold ? 'mark-sold' : 'mark-available', notLive);
    await changeHeld(tx, row, { soldAt: sold ? at : null, updatedAt: at });
  });
  return readOne(deps, id);
}

/** Deletes a listing for good. Its files are swept once nothing shows them. */
export async function deleteListing(deps: Standing, seller: Principal, id: number): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const row = await holdOwn(tx, seller, id);
    allowed(row, 'delete', notNow);
    await withdrawRevision(tx, { listingId: id, at });
    await clearAllMedia(tx, id, at);
    await changeHeld(tx, row, { deletedAt: at, updatedAt: at });
  });
}
