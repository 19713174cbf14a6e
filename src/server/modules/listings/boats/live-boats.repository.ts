import { and, asc, eq, gt, lte, max, ne, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '../listings.table.ts';

/**
 * Divides live boats into parts by id range: a boat never changes its part, and no part has more than `size` boats.
 */
const partOf = (size: number) => sql<number>`((${listings.id} - 1) / ${sql.raw(String(size))} + 1)::int`;
const isLive = sql`${listings.live}`;

/** Parts with at least one live boat, and when any of its boats last changed. */
export function partsOfLiveBoats(
  executor: Executor,
  size: number,
): Promise<{ part: number; changedAt: Date | null }[]> {
  const part = partOf(size);
  return executor
    .select({ part, changedAt: max(listings.updatedAt) })
    .from(listings)
    .where(isLive)
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

export function liveBoatsOfPart(
  executor: Executor,
  size: number,
  part: number,
): Promise<{ id: number; changedAt: Date }[]> {
  return executor
    .select({ id: listings.id, changedAt: listings.updatedAt })
    .from(listings)
    .where(and(isLive, gt(listings.id, (part - 1) * size), lte(listings.id, part * size)))
    .orderBy(asc(listings.id));
}

/** Brokers and dealers with at least one live boat, and when any of their boats last changed. */
export function sellersWithLiveBoats(
  executor: Executor,
  limit: number,
): Promise<{ id: string; changedAt: Date | null }[]> {
  return executor
    .select({ id: listings.ownerId, changedAt: max(listings.updatedAt) })
    .from(listings)
    .innerJoin(accounts, eq(accounts.id, listings.ownerId))
    .where(and(isLive, ne(accounts.sellerType, 'private')))
    .groupBy(listings.ownerId)
    .orderBy(asc(listings.ownerId))
    .limit(limit);
}
