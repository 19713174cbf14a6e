import type { AdminAnalytics } from '#contract/admin/analytics.ts';
import { desc, gte, lt, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { advisoryLock } from '#server/db/queries/advisory-lock.ts';
import { unansweredSearches } from '../analytics.table.ts';
import { londonDay } from '../figures/london-day.ts';

/** Bounds the table if someone invents searches. */
const MAX_PER_DAY = 2_000;

export async function countUnanswered(
  executor: Executor,
  { search, at }: { search: string; at: Date },
): Promise<void> {
  const day = londonDay(at);
  await executor.transaction(async (tx) => {
    await advisoryLock(tx, 'unanswered searches', day);
    await tx.execute(sql`
      insert into ${unansweredSearches} as unanswered (day, search, total)
      select ${day}::date, ${search}::text, 1
      where (select count(*) from ${unansweredSearches} where day = ${day}::date) < ${MAX_PER_DAY}
        or exists (select from ${unansweredSearches} where day = ${day}::date and search = ${search})
      on conflict (day, search) do update set total = unanswered.total + 1`);
  });
}

/** Most frequent first. */
export async function readUnanswered(
  executor: Executor,
  { since, limit }: { since: string; limit: number },
): Promise<AdminAnalytics['searchesWithoutAnswer']> {
  const { search, day, total } = unansweredSearches;
  const sum = sql`sum(${total})`.mapWith(Number);
  return executor
    .select({ search, total: sum, lastDay: sql<string>`max(${day})::text` })
    .from(unansweredSearches)
    .where(gte(day, since))
    .groupBy(search)
    .orderBy(desc(sum), search)
    .limit(limit);
}

export async function deleteUnansweredBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(unansweredSearches).where(lt(unansweredSearches.day, londonDay(moment)));
}
