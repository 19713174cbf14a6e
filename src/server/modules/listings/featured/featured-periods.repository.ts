import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { featuredPeriods } from './featured-periods.table.ts';

export async function startPeriod(tx: Executor, period: typeof featuredPeriods.$inferInsert): Promise<void> {
  await tx.insert(featuredPeriods).values(period);
}

/** Ends what has not ended by itself. */
export async function endPeriods(tx: Executor, listingId: number, at: Date): Promise<void> {
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
