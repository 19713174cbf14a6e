import { and, eq, isNotNull, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '../listings.table.ts';

/**
 * A condition: the seller has a boat that everyone may see, on sale or sold. Before that nobody has looked at how a
 * company presents itself, so its page and logo are not public.
 */
export const hasPublicBoat = (ownerId: SQL): SQL =>
  sql`exists (select 1 from ${listings} where ${listings.ownerId} = ${ownerId} and ${listings.shown})`;

/** Whether an administrator, or their trust in the seller, has ever let a boat of the seller's be public. */
export async function hasBeenPublic(executor: Executor, ownerId: string): Promise<boolean> {
  const found = await executor
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.ownerId, ownerId), isNotNull(listings.approvedAt)))
    .limit(1);
  return found.length > 0;
}

/**
 * How the seller presents itself has changed, which goes public with the first boat: whoever reviews one now has to look
 * again.
 */
export async function renewPendingReviews(tx: Executor, ownerId: string): Promise<void> {
  await tx
    .update(listings)
    .set({ reviewVersion: sql`${listings.reviewVersion} + 1` })
    .where(and(eq(listings.ownerId, ownerId), eq(listings.status, 'pending')));
}
