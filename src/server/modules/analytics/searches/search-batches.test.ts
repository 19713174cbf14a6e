import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '#server/db/executor.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readSummary } from '../analytics.service.ts';
import { createSearchBatches } from './search-batches.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const searches = async () => (await readSummary(t.deps)).searches;
const aSearch = () => ({ page: '/search', at: new Date(), visit: randomUUID() });

it('queued searches are written when the server stops', async () => {
  const before = await searches();
  const batches = createSearchBatches(t.deps);
  for (let n = 0; n < 500; n++) batches.add(aSearch());
  expect(await searches()).toBe(before);
  await batches.flush();
  expect(await searches()).toBe(before + 500);
  await batches.flush();
  expect(await searches()).toBe(before + 500);
});

it('searches that could not be written are written with the next batch', async () => {
  const before = await searches();
  let isGone = true;
  const db = {
    execute: (...args: Parameters<Db['execute']>) => {
      if (isGone) throw new Error('The database is gone');
      return t.db.execute(...args);
    },
  } as unknown as Db;
  const batches = createSearchBatches({ db, clock: t.deps.clock });
  batches.add(aSearch());
  await batches.flush();
  isGone = false;
  batches.add(aSearch());
  await batches.flush();
  expect(await searches()).toBe(before + 2);
});
