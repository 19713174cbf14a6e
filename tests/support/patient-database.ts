import type pg from 'pg';
import { type Database, openDatabase } from '#server/db/database.ts';
import { WAIT_LIMIT_MS } from './time-limits.ts';

/** Removes the limits after which a server is too busy for a call: on a slow machine, tests of other things would fail. */
export function waitLong(pool: pg.Pool): void {
  Object.assign(pool.options, { connectionTimeoutMillis: WAIT_LIMIT_MS, statement_timeout: 0 });
}

/** Opens a database on a real server without those limits. */
export async function openPatiently(url: string, connections?: number): Promise<Database> {
  const database = await openDatabase({ url, connections });
  waitLong(database.pool);
  return database;
}
