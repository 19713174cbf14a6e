import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db, Executor } from '../executor.ts';

/** Serialisation failure and deadlock: Postgres has undone the transaction and expects it to be tried again. */
const CONFLICTS = new Set(['40001', '40P01']);

function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (CONFLICTS.has((cause as NodeJS.ErrnoException).code ?? '')) return true;
  return false;
}

const listeners = new WeakMap<Db, Set<() => void>>();
/** Open transactions that change what visitors see. */
const changing = new WeakSet<Executor>();

/** Called after each committed transaction that changed public listings. */
export function onListingsChanged(db: Db, listener: () => void): void {
  listeners.set(db, (listeners.get(db) ?? new Set()).add(listener));
}

/** Called by whatever changes a public listing, in the transaction that does it: the listeners hear of it once it is committed. */
export function announceListingsChanged(tx: Executor): void {
  changing.add(tx);
}

/** Runs queries on the pool; a transaction that lost to another one is run once more. */
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
