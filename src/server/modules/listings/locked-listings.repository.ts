import { eq, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { announceListingsChanged } from '#server/db/queries/transactions.ts';
import { listings } from './listings.table.ts';

export type LockedListing = typeof listings.$inferSelect;

/** Locks the listing's row until the transaction ends: concurrent changes wait. */
export async function lockListing(tx: Executor, id: number): Promise<LockedListing | undefined> {
  const [row] = await tx.select().from(listings).where(eq(listings.id, id)).for('update');
  return row;
}

/** Increments the review version, so that a decision about the earlier version is refused. */
export async function updateLockedListing(
  tx: Executor,
  { id, status }: Pick<LockedListing, 'id' | 'status'>,
  values: Partial<typeof listings.$inferInsert>,
): Promise<void> {
  if (status === 'approved' || values.status === 'approved') announceListingsChanged(tx);
  await tx
    .update(listings)
    .set({ ...values, reviewVersion: sql`${listings.reviewVersion} + 1` })
    .where(eq(listings.id, id));
}

export async function findOwner(executor: Executor, id: number): Promise<string | undefined> {
  const [row] = await executor
    .select({ ownerId: listings.ownerId })
    .from(listings)
    .where(eq(listings.id, id));
  return row?.ownerId;
}
