import { and, desc, eq, gte, inArray, isNotNull, isNull, or } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '../listings.table.ts';
import { changeRequests } from './change-requests.table.ts';

export type ChangeRequest = typeof changeRequests.$inferSelect;

/** Replaces an earlier open request. The caller holds the listing's lock. */
export async function openChangeRequest(
  tx: Executor,
  request: { listingId: number; message: string; requestedBy: string; at: Date },
): Promise<void> {
  const { at, ...values } = request;
  await answerChangeRequest(tx, request.listingId, at);
  await tx.insert(changeRequests).values({ ...values, requestedAt: at });
}

export async function answerChangeRequest(tx: Executor, listingId: number, at: Date): Promise<void> {
  await tx
    .update(changeRequests)
    .set({ answeredAt: at })
    .where(and(eq(changeRequests.listingId, listingId), isNull(changeRequests.answeredAt)));
}

/** Undoes a request that was made at this time. */
export async function withdrawChangeRequest(tx: Executor, listingId: number, at: Date): Promise<void> {
  const ofListing = eq(changeRequests.listingId, listingId);
  await tx.delete(changeRequests).where(and(ofListing, eq(changeRequests.requestedAt, at)));
  await tx
    .update(changeRequests)
    .set({ answeredAt: null })
    .where(and(ofListing, eq(changeRequests.answeredAt, at)));
}

/** By listing: what its seller is being asked to change. */
export async function findOpenChangeRequests(
  executor: Executor,
  listingIds: readonly number[],
): Promise<Map<number, ChangeRequest>> {
  if (listingIds.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(changeRequests)
    .where(and(inArray(changeRequests.listingId, [...listingIds]), isNull(changeRequests.answeredAt)));
  return new Map(rows.map((row) => [row.listingId, row]));
}

/** By listing: the latest request, if the seller has answered it and nobody has reviewed the listing since. */
export async function findAnsweredChangeRequests(
  executor: Executor,
  listingIds: readonly number[],
): Promise<Map<number, ChangeRequest>> {
  if (listingIds.length === 0) return new Map();
  const rows = await executor
    .selectDistinctOn([changeRequests.listingId])
    .from(changeRequests)
    .innerJoin(listings, eq(listings.id, changeRequests.listingId))
    .where(
      and(
        inArray(changeRequests.listingId, [...listingIds]),
        isNotNull(changeRequests.answeredAt),
        or(isNull(listings.reviewedAt), gte(changeRequests.answeredAt, listings.reviewedAt)),
      ),
    )
    .orderBy(changeRequests.listingId, desc(changeRequests.requestedAt));
  return new Map(rows.map(({ change_requests: row }) => [row.listingId, row]));
}
