import type pg from 'pg';
import type { Database } from '#server/db/database.ts';

/** Opens as many connections as the calls can use: otherwise the first would finish while the others connect. */
async function openConnections(pool: pg.Pool, count: number): Promise<void> {
  const clients = await Promise.all(
    Array.from({ length: Math.min(count, pool.options.max) }, () => pool.connect()),
  );
  for (const client of clients) client.release();
}

/**
 * Runs all calls at the same time on connections of their own and returns their results in order. What must hold however
 * they interleave is for the test to assert.
 */
export async function race<Result>(
  { database: { embedded, pool } }: { database: Pick<Database, 'embedded' | 'pool'> },
  calls: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  if (embedded)
    throw new Error(
      'A race on the embedded database proves nothing, because it has one connection. Start the test with openRealDatabase.',
    );
  await openConnections(pool, calls.length);
  return Promise.all(calls.map((call) => call()));
}

/** The same call many times, with its number. */
export const times = <Result>(count: number, call: (at: number) => Promise<Result>) =>
  Array.from({ length: count }, (_, at) => () => call(at));
