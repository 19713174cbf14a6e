import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/drizzle.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { Database } from '../database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('runs queries of Drizzle, which passes type parsers of its own', async () => {
  const { rows } = await drizzle(database.pool).execute(
    sql`select ${3}::integer as n, ${'2026-11-18T08:00:00Z'}::timestamptz as at`,
  );
  // Drizzle's parsers leave times as text; those of `pg` would make dates.
  expect(rows).toEqual([{ n: 3, at: expect.stringContaining('2026-11-18') }]);
});

it('a client that replaces another receives its own answers only', async () => {
  const first = await database.pool.connect();
  const late = first.query('select pg_sleep(0.02), 1 as n').catch(() => undefined);
  first.release(new Error('lost'));
  const { rows } = await database.pool.query('select 2 as n');
  expect(rows).toEqual([{ n: 2 }]);
  await late;
});
