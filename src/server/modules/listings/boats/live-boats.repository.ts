import { and, asc, gt, lte, max, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '../listings.table.ts';

/** Live boats in parts by their ids, so that a boat stays in its part for good and no part has more than `size`. */
const partOf = (size: number) => sql<number>`((${listings.id} - 1) / ${sql.raw(String(size))} + 1)::int`;
const isLive = sql`${listings.live}`;

/** The parts that hold a live boat, and when one of each last changed. */
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
