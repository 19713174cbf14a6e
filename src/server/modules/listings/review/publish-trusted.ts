import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { confirmed } from '../freshness/confirmation.ts';
import { lockListing, updateLockedListing } from '../locked-listings.repository.ts';
import { queuePriceFall } from '../notices/queue-notice.ts';
import { approveRevision, findPendingRevision } from '../revisions/revisions.repository.ts';
import { reviewSamples } from './samples.table.ts';

/** One in this many is shown to a reviewer after it has gone public. */
const SAMPLED_ONE_IN = 10;

/** Publishes what a trusted broker imported, the listing or its changes, without a review; some are sampled. */
export async function publishTrusted(
  deps: Pick<Deps, 'jobs'>,
  tx: Executor,
  listingId: number,
  at: Date,
): Promise<void> {
  const row = await lockListing(tx, listingId);
  if (!row) return;
  const pending = await findPendingRevision(tx, listingId);
  if (pending) {
    await approveRevision(tx, { listingId, version: pending.version, reviewedBy: null, at });
    await queuePriceFall(deps, tx, row, pending.content);
  } else if (row.status === 'pending')
    await updateLockedListing(tx, row, {
      status: 'approved',
      approvedAt: at,
      liveAt: row.liveAt ?? at,
      ...confirmed(at),
      reviewedAt: at,
      reviewedBy: null,
      updatedAt: at,
    });
  else return;
  if (listingId % SAMPLED_ONE_IN === 0)
    await tx
      .insert(reviewSamples)
      .values({ listingId, createdAt: at })
      .onConflictDoUpdate({
        target: reviewSamples.listingId,
        set: { createdAt: at, seenAt: null, seenBy: null },
      });
}
