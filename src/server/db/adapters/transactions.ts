import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db, Executor } from '../executor.ts';

/** Serialisation failure and deadlock: Postgres has rolled the transaction back and expects a retry. */
const CONFLICTS = new Set(['40001', '40P01']);

function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (CONFLICTS.has((cause as NodeJS.ErrnoException).code ?? '')) return true;
  return false;
}

const listeners = new WeakMap<Db, Set<() => void>>();
/** Open transactions that have changed public listings. */
const changing = new WeakSet<Executor>();

/** The listener is called after each committed transaction that changed public listings. */
export function onListingsChanged(db: Db, listener: () => void): void {
  listeners.set(db, (listeners.get(db) ?? new Set()).add(listener));
}

/** To be called in every transaction that changes a public listing; the listeners are called once it has committed. */
export function announceListingsChanged(tx: Executor): void {
  changing.add(tx);
}

/** Runs queries on the pool. A transaction that failed because of a conflict is retried once. */
export function openExecutor(pool: pg.Pool): Db {
  const db: Db = drizzle(pool);
  const transaction = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    let tx: Executor | undefined;
    const run = () =>
      transaction((own) => {
        tx = own;
        return work(own);
      }, config);
    const result = await run().catch((error) => {
      if (!isConflict(error)) throw error;
      return run();
    });
    if (tx && changing.has(tx)) for (const listener of listeners.get(db) ?? []) listener();
    return result;
  };
  return db;
}
