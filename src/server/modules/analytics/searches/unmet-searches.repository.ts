import type { AdminAnalytics } from '#contract/admin/analytics.ts';
import { desc, gte, lt, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { advisoryLock } from '#server/db/queries/advisory-lock.ts';
import { unmetSearches } from '../analytics.table.ts';
import { londonDay } from '../figures/london-day.ts';

/** Bounds the table if someone invents searches. */
export const MAX_UNMET_PER_DAY = 5_000;

export async function countUnmet(
  executor: Executor,
  { search, at }: { search: string; at: Date },
): Promise<void> {
  const day = londonDay(at);
  await executor.transaction(async (tx) => {
    await advisoryLock(tx, 'unmet searches', day);
    await tx.execute(sql`
      insert into ${unmetSearches} as unmet (day, search, total)
      select ${day}::date, ${search}::text, 1
      where (select count(*) from ${unmetSearches} where day = ${day}::date) < ${MAX_UNMET_PER_DAY}
      on conflict (day, search) do update set total = unmet.total + 1`);
  });
}

/** Most frequent first. */
export async function readUnmet(
  executor: Executor,
  { since, limit }: { since: string; limit: number },
): Promise<AdminAnalytics['searchesWithoutResult']> {
  const { search, day, total } = unmetSearches;
  const sum = sql`sum(${total})`.mapWith(Number);
  return executor
    .select({ search, total: sum, lastDay: sql<string>`max(${day})::text` })
    .from(unmetSearches)
    .where(gte(day, since))
    .groupBy(search)
    .orderBy(desc(sum), search)
    .limit(limit);
}

export async function deleteUnmetBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(unmetSearches).where(lt(unmetSearches.day, londonDay(moment)));
}
