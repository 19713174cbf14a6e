import { type SQL, sql } from 'drizzle-orm';
import { COUNT_LIMIT } from '#contract/list-headers.ts';
import type { Executor } from '../executor.ts';

/**
 * How many rows `from … where …` has. It stops at one past the bound, which then means "and more": nobody turns ten
 * thousand entries over, and counting a hundred thousand takes longer than reading a page of them.
 */
export async function countUpTo(executor: Executor, from: SQL): Promise<number> {
  const { rows } = await executor.execute(
    sql`select count(*)::int as total from (select 1 ${from} limit ${sql.raw(String(COUNT_LIMIT + 1))}) counted`,
  );
  return Number(rows[0]?.total ?? 0);
}
