import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { updateLockedListing } from '../locked-listings.repository.ts';
import { clearAllMedia } from '../media/listing-media.repository.ts';
import { withdrawRevision } from '../revisions/revisions.repository.ts';
import { assertOwnerMay, lockOwnListing } from './lock-own-listing.ts';
import { notAllowedInState } from './selling.errors.ts';

type StatusDeps = Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>;

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
