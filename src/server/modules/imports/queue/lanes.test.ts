import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/drizzle.ts';
import { registerAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { advert, openMarine, zipOf } from '#tests/support/import-files.ts';
import { importerOf } from '#tests/support/imports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { CHECK_IMPORT } from './imports.queue.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
});
afterAll(() => t?.close());
beforeEach(async () => {
  await t.deps.jobs.drain();
});

const BOATS = openMarine([advert({ ref: 'Z-1' })]);

/** The queue in which an archive waits to be checked. */
async function queueOf(archive: Buffer): Promise<unknown> {
  const seller = importerOf(t, await registerAccount(t, { sellerType: 'broker' }));
  expect((await seller.upload(archive, 'application/zip')).statusCode).toBe(202);
  const { rows } = await t.db.execute(sql`
    select name from jobs.job where state = 'created'
    and name in (${CHECK_IMPORT.small.name}, ${CHECK_IMPORT.large.name})`);
  return rows.map(({ name }) => name);
}

it('BROKER-05 a small archive does not wait behind large files', async () => {
  expect(await queueOf(await zipOf({ 'boats.xml': BOATS }))).toEqual([CHECK_IMPORT.small.name]);
});

it('BROKER-05 an archive counts by what it holds, not by its size', async () => {
  const archive = await zipOf({ 'boats.xml': BOATS, 'photos/one.jpg': Buffer.alloc(1_200_000) });
  expect(archive.length).toBeLessThan(20_000);
  expect(await queueOf(archive)).toEqual([CHECK_IMPORT.large.name]);
});

it('BROKER-05 a damaged archive waits with the large files', async () => {
  const archive = await zipOf({ 'boats.xml': BOATS });
  expect(await queueOf(archive.subarray(0, archive.length - 30))).toEqual([CHECK_IMPORT.large.name]);
});
