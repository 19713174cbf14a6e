import { type SQL, sql } from 'drizzle-orm';
import type { Total } from '#contract/search.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings as l } from '#server/modules/listings/listings.table.ts';

/** Up to here totals are exact. Counting on would make every search as slow as the market is large. */
export const COUNT_BOUND = 10_000;

export async function countMatches(executor: Executor, where: SQL): Promise<Total> {
  const { rows } = await executor.execute<{ count: string }>(sql`
    select count(*) from (select from ${l} where ${where} limit ${COUNT_BOUND + 1}) matches`);
  const count = Number(rows[0]?.count ?? 0);
  return { count: Math.min(count, COUNT_BOUND), isMinimum: count > COUNT_BOUND };
}

export interface PageOfMatches {
  where: SQL;
  order: SQL;
  limit: number;
  offset: number;
}

/** The ids of one page of matches, as a query within a query. */
export const idsOfPage = ({ where, order, limit, offset }: PageOfMatches): SQL =>
  sql`select ${l.id} from ${l} where ${where} order by ${order} limit ${limit} offset ${offset}`;
