import { announceListingsChanged } from '#server/db/adapters/transactions.ts';
import { and, isNotNull, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { goneBoats } from './boats/gone-boats.table.ts';
import { listings } from './listings.table.ts';

/**
 * Removes listings and everything that references them; returns their ids. The ids of once public listings are stored,
 * so that their pages say "gone".
 */
export async function removeListings(tx: Executor, which: SQL | undefined, at: Date): Promise<number[]> {
  await tx
    .insert(goneBoats)
    .select(
      tx
        .select({
          id: listings.id,
          goneAt: sql<Date>`coalesce(${listings.deletedAt}, ${at.toISOString()}::timestamptz)`.as('gone_at'),
        })
        .from(listings)
        .where(and(which, isNotNull(listings.liveAt))),
    )
    .onConflictDoNothing();
  announceListingsChanged(tx);
  const removed = await tx.delete(listings).where(which).returning({ id: listings.id });
  return removed.map(({ id }) => id);
}
