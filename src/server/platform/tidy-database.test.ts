import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { tidyDatabaseJob } from './tidy-database.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

it('the embedded database is tidied at night, as a server would do by itself', async () => {
  const { pool } = t.deps.database;
  const rowsKnown = async () =>
    Number((await pool.query("select reltuples from pg_class where relname = 'listings'")).rows[0].reltuples);
  const before = await rowsKnown();
  for (let n = 0; n < 3; n++) await insertListing(t.db);
  await tidyDatabaseJob(t.deps.database).run({});
  expect(before).toBeLessThan(3);
  expect(await rowsKnown()).toBe(3);
});
