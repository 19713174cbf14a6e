import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db } from '../executor.ts';

/** Serialisation failure and deadlock: Postgres has undone the transaction and expects it to be tried again. */
const CONFLICTS = new Set(['40001', '40P01']);

function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (CONFLICTS.has((cause as NodeJS.ErrnoException).code ?? '')) return true;
  return false;
}

/** Runs queries on the pool; a transaction that lost to another one is run once more. */
export function openExecutor(pool: pg.Pool): Db {
  const db: Db = drizzle(pool);
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    transaction(work, config).catch((error) => {
      if (!isConflict(error)) throw error;
      return transaction(work, config);
    });
  return db;
}
