import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { type LockedListing, updateLockedListing } from '../locked-listings.repository.ts';
import { clearAllMedia } from '../media/listing-media.repository.ts';
import { withdrawRevision } from '../revisions/revisions.repository.ts';
import { assertOwnerMay, lockOwnListing } from './lock-own-listing.ts';
import { notAllowedInState } from './selling.errors.ts';

type StatusDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

/** Deletes a locked listing of the seller's. A job deletes its files later, if nothing else refers to them. */
export async function deleteLocked(tx: Executor, row: LockedListing, at: Date): Promise<void> {
  assertOwnerMay(row, 'delete', notAllowedInState);
  await withdrawRevision(tx, { listingId: row.id, at });
  await clearAllMedia(tx, row.id, at);
  await updateLockedListing(tx, row, { deletedAt: at, updatedAt: at });
}

export async function deleteListing(deps: StatusDeps, seller: Principal, id: number): Promise<void> {
  const at = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    const row = await lockOwnListing(tx, seller, id);
    await deleteLocked(tx, row, at);
  });
}
