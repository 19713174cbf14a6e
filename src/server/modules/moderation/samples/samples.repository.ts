import { and, asc, eq, isNull, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import type { PageOfRows } from '#server/http/access/admin-calls.ts';
import { changeRequests } from '#server/modules/listings/change-requests/change-requests.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { reviewSamples } from '#server/modules/listings/review/samples.table.ts';

/**
 * Nobody has looked at it since, in whichever way. A decision is seen by what it left on the listing, so that undoing
 * it brings the sample back.
 */
const isWaiting = and(
  isNull(reviewSamples.seenAt),
  eq(listings.shown, true),
  sql`(${listings.reviewedAt} is null or ${listings.reviewedAt} <= ${reviewSamples.createdAt})`,
  sql`not exists (
    select 1 from ${changeRequests} where ${changeRequests.listingId} = ${reviewSamples.listingId}
      and ${changeRequests.requestedAt} >= ${reviewSamples.createdAt})`,
) as SQL;

const ofListing = eq(listings.id, reviewSamples.listingId);

export interface Sample {
  listingId: number;
  sampledAt: Date;
}

/** Oldest first. */
export const readSamples = (executor: Executor, { limit, offset }: PageOfRows): Promise<Sample[]> =>
  executor
    .select({ listingId: reviewSamples.listingId, sampledAt: reviewSamples.createdAt })
    .from(reviewSamples)
    .innerJoin(listings, ofListing)
    .where(isWaiting)
    .orderBy(asc(reviewSamples.createdAt), asc(reviewSamples.listingId))
    .limit(limit)
    .offset(offset);

export const countSamples = (executor: Executor): Promise<number> =>
  countUpTo(executor, sql`from ${reviewSamples} join ${listings} on ${ofListing} where ${isWaiting}`);

/** Whether the boat is waiting for a spot check. Call it with the listing locked. */
export async function isSampleWaiting(tx: Executor, listingId: number): Promise<boolean> {
  const found = await tx
    .select({ id: reviewSamples.listingId })
    .from(reviewSamples)
    .innerJoin(listings, ofListing)
    .where(and(eq(reviewSamples.listingId, listingId), isWaiting));
  return found.length > 0;
}

export async function markSeen(
  tx: Executor,
  { listingId, seenBy, at }: { listingId: number; seenBy: string; at: Date },
): Promise<void> {
  await tx.update(reviewSamples).set({ seenAt: at, seenBy }).where(eq(reviewSamples.listingId, listingId));
}
