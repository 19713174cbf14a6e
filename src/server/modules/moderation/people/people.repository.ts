import type { AdminPerson } from '#contract/admin/people.ts';
import { and, desc, eq, isNull, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { IN_STATE } from '#server/modules/listings/listing-state.ts';
import { listings } from '#server/modules/listings/listings.table.ts';

/** Newest first, without deleted ones. */
export async function readListingsOf(
  executor: Executor,
  { ownerId, limit }: { ownerId: string; limit: number },
): Promise<AdminPerson['listings']> {
  const rows = await executor
    .select({
      id: listings.id,
      title: listings.title,
      state: listings.status,
      isPublic: sql<boolean>`shown`,
      sold: sql<boolean>`${IN_STATE.sold}`,
      createdAt: listings.createdAt,
    })
    .from(listings)
    .where(and(eq(listings.ownerId, ownerId), isNull(listings.deletedAt)))
    .orderBy(desc(listings.createdAt), desc(listings.id))
    .limit(limit);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}
