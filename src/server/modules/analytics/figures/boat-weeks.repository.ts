import { and, eq, gte, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listingDailyCounts } from '../analytics.table.ts';

export interface WeekCounts {
  week: string;
  views: number;
  saves: number;
  enquiries: number;
}

/** The counts of a boat by week since this Monday; weeks without any are missing. */
export function readWeeks(executor: Executor, listingId: number, since: string): Promise<WeekCounts[]> {
  const { day, views, watchlistAdds, enquiries } = listingDailyCounts;
  const week = sql<string>`to_char(date_trunc('week', ${day}), 'YYYY-MM-DD')`;
  return executor
    .select({
      week,
      views: sql`sum(${views})`.mapWith(Number),
      saves: sql`sum(${watchlistAdds})`.mapWith(Number),
      enquiries: sql`sum(${enquiries})`.mapWith(Number),
    })
    .from(listingDailyCounts)
    .where(and(eq(listingDailyCounts.listingId, listingId), gte(day, since)))
    .groupBy(week);
}
