import { eq, lte, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { allowances } from './allowances.table.ts';

export interface Usage {
  times: number;
  renewsAt: Date;
}

/** Counts one use and returns the total. The count stops at `max + 1`, so a flood does not extend the wait. */
export async function countUse(
  executor: Executor,
  key: Buffer,
  { max, windowMs, now }: { max: number; windowMs: number; now: Date },
): Promise<Usage> {
  const [row] = await executor
    .insert(allowances)
    .values({ key, taken: 1, renewsAt: new Date(now.getTime() + windowMs) })
    .onConflictDoUpdate({
      target: allowances.key,
      set: {
        taken: sql`case when ${allowances.renewsAt} <= ${now.toISOString()}::timestamptz then 1
          else least(${allowances.taken} + 1, ${max + 1}::integer) end`,
        renewsAt: sql`case when ${allowances.renewsAt} <= ${now.toISOString()}::timestamptz
          then excluded.renews_at else ${allowances.renewsAt} end`,
      },
    })
    .returning();
  return { times: row?.taken ?? 0, renewsAt: row?.renewsAt ?? now };
}

export async function readUsage(executor: Executor, key: Buffer, now: Date): Promise<Usage> {
  const [row] = await executor.select().from(allowances).where(eq(allowances.key, key));
  return row && row.renewsAt > now
    ? { times: row.taken, renewsAt: row.renewsAt }
    : { times: 0, renewsAt: now };
}

export async function undoUse(executor: Executor, key: Buffer): Promise<void> {
  await executor
    .update(allowances)
    .set({ taken: sql`greatest(${allowances.taken} - 1, 0)` })
    .where(eq(allowances.key, key));
}

/**
 * Deletes expired counts. If more than `keep` remain, deletes those with the fewest uses first: they are most likely
 * invented to fill the table.
 */
export async function sweepAllowances(
  executor: Executor,
  { now, keep }: { now: Date; keep: number },
): Promise<void> {
  await executor.delete(allowances).where(lte(allowances.renewsAt, now));
  await executor.execute(sql`
    delete from ${allowances} where key in (
      select key from ${allowances} order by taken desc, renews_at desc offset ${keep})`);
}
