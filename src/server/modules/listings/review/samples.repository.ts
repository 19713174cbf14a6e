import type { Executor } from '#server/db/executor.ts';
import { reviewSamples } from './samples.table.ts';

/** Puts listings on the list of those to look at; an earlier look does not count for what has changed since. */
export async function insertSamples(tx: Executor, listingIds: readonly number[], at: Date): Promise<void> {
  if (listingIds.length === 0) return;
  await tx
    .insert(reviewSamples)
    .values(listingIds.map((listingId) => ({ listingId, createdAt: at })))
    .onConflictDoUpdate({
      target: reviewSamples.listingId,
      set: { createdAt: at, seenAt: null, seenBy: null },
    });
}
