import { COUNT_LIMIT } from '#contract/list-headers.ts';
import { type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '../executor.ts';

/**
 * Counts the rows of `from … where …`, up to one past the bound, which then means "or more": nobody pages through ten
 * thousand entries, and counting a hundred thousand takes longer than reading a page of them.
 */
export async function countUpTo(executor: Executor, from: SQL): Promise<number> {
  const { rows } = await executor.execute(
    sql`select count(*)::int as total from (select 1 ${from} limit ${sql.raw(String(COUNT_LIMIT + 1))}) counted`,
  );
  return Number(rows[0]?.total ?? 0);
}
