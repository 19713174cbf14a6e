import { and, eq, gt, isNull } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { featuredPeriods } from './featured-periods.table.ts';

export async function startFeaturedPeriod(
  tx: Executor,
  period: typeof featuredPeriods.$inferInsert,
): Promise<void> {
  await tx.insert(featuredPeriods).values(period);
}

/** Ends periods that are still running. */
export async function endFeaturedPeriods(tx: Executor, listingId: number, at: Date): Promise<void> {
  await tx
    .update(featuredPeriods)
    .set({ endedEarlyAt: at })
    .where(
      and(
        eq(featuredPeriods.listingId, listingId),
        gt(featuredPeriods.endsAt, at),
        isNull(featuredPeriods.endedEarlyAt),
      ),
    );
}
