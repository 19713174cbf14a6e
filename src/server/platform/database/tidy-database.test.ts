import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchQueries } from '#server/db/adapters/watched-queries.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { tidyDatabaseJob } from './tidy-database.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

it('vacuums and analyses the embedded database, as a Postgres server does by itself', async () => {
  const { pool } = t.deps.database;
  const estimatedRows = async () =>
    Number((await pool.query("select reltuples from pg_class where relname = 'listings'")).rows[0].reltuples);
  const before = await estimatedRows();
  for (let n = 0; n < 3; n++) await insertListing(t.db);
  await tidyDatabaseJob(t.deps.database).run({});
  expect(before).toBeLessThan(3);
  expect(await estimatedRows()).toBe(3);
});

it('lets requests use the only connection between its steps', async () => {
  const { pool } = t.deps.database;
  const queries: string[] = [];
  watchQueries(pool, ({ text }) => queries.push(text));
  let isDone = false;
  async function sendRequests() {
    while (!isDone) await pool.query('select 1');
  }
  const requests = sendRequests();
  await tidyDatabaseJob(t.deps.database).run({});
  isDone = true;
  await requests;
  const steps = queries.flatMap((text, at) => (/^(vacuum|analyze) /.test(text) ? [at] : []));
  expect(steps.length).toBeGreaterThan(40);
  const withoutRequestBefore = steps.filter((at, n) => n > 0 && steps[n - 1] === at - 1);
  expect(withoutRequestBefore).toEqual([]);
});
