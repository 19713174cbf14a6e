import { afterAll, beforeAll, expect, it } from 'vitest';
import { watchQueries } from '#server/db/queries/watched-queries.ts';
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

it('requests get the only connection between the steps', async () => {
  const { pool } = t.deps.database;
  const answered: string[] = [];
  watchQueries(pool, ({ text }) => answered.push(text));
  let isDone = false;
  async function visit() {
    while (!isDone) await pool.query('select 1');
  }
  const visits = visit();
  await tidyDatabaseJob(t.deps.database).run({});
  isDone = true;
  await visits;
  const steps = answered.flatMap((text, at) => (/^(vacuum|analyze) /.test(text) ? [at] : []));
  expect(steps.length).toBeGreaterThan(40);
  const withoutRequestBefore = steps.filter((at, n) => n > 0 && steps[n - 1] === at - 1);
  expect(withoutRequestBefore).toEqual([]);
});
