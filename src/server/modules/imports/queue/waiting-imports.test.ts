import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MINUTE } from '#domain/durations.ts';
import { eq, sql } from '#server/db/drizzle.ts';
import { registerAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { importerOf } from '#tests/support/imports.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { imports } from '../imports.table.ts';
import { importJobs, RESUME_IMPORTS } from './imports.jobs.ts';
import { CHECK_IMPORT, RUN_IMPORT } from './imports.queue.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
});
afterAll(() => t?.close());
beforeEach(async () => {
  await t.deps.jobs.drain();
});

const SELLERS = 6;
const FILE = 'reference,title,category,price,location\nR-1,Boat,sailing,9000,Poole';

const sellers = () =>
  Promise.all(
    Array.from({ length: SELLERS }, async () =>
      importerOf(t, await registerAccount(t, { sellerType: 'broker' })),
    ),
  );

/** How many jobs of each kind there are. */
async function countJobs() {
  const { rows } = await t.db.execute(sql`
    select name, count(*)::integer as jobs from jobs.job
    where name in (${CHECK_IMPORT.small.name}, ${RUN_IMPORT.name}) group by name`);
  return Object.fromEntries(rows.map(({ name, jobs }) => [name, jobs]));
}

/** What the schedule does each minute. */
async function resumeEachMinute(times: number) {
  const resume = importJobs(t.deps).find(({ name }) => name === RESUME_IMPORTS.name);
  for (let minute = 0; minute < times; minute += 1) {
    t.advance(2 * MINUTE);
    await resume?.run({} as never);
  }
}

it('BROKER-05 imports that wait for their turn gather no further jobs, and say that they wait', async () => {
  const waiting = await sellers();
  const ids: string[] = [];
  for (const seller of waiting) ids.push((await seller.upload(FILE)).json().id);
  await resumeEachMinute(5);
  expect(await countJobs()).toEqual({ [CHECK_IMPORT.small.name]: SELLERS });
  expect(await waiting[0]?.read(ids[0] ?? '')).toMatchObject({ state: 'checking', waits: true });

  await t.deps.jobs.drain();
  const [checked] = await Promise.all(waiting.map((seller, n) => seller.read(ids[n] ?? '')));
  expect(checked?.state).toBe('ready');
  expect(checked).not.toHaveProperty('waits');

  for (const [n, seller] of waiting.entries()) await seller.start(ids[n] ?? '');
  await resumeEachMinute(5);
  expect(await countJobs()).toEqual({ [RUN_IMPORT.name]: SELLERS });
  expect(await waiting[0]?.read(ids[0] ?? '')).toMatchObject({ state: 'importing', waits: true });
  await t.deps.jobs.drain();
  expect(await waiting[0]?.read(ids[0] ?? '')).toMatchObject({ state: 'done' });
});

it('BROKER-05 an import whose job is tried again later gets no second job', async () => {
  const [seller] = await sellers();
  const { id } = (await seller?.upload(FILE))?.json() ?? {};
  await t.db.execute(sql`update jobs.job set state = 'retry' where singleton_key = ${id}`);
  await resumeEachMinute(3);
  expect(await countJobs()).toEqual({ [CHECK_IMPORT.small.name]: 1 });
});

it('BROKER-05 an import whose process was killed gets one new job', async () => {
  const [seller] = await sellers();
  const { id } = (await seller?.upload(FILE))?.json() ?? {};
  await t.db.execute(sql`update jobs.job set state = 'active' where singleton_key = ${id}`);
  await t.db.update(imports).set({ state: 'checking' }).where(eq(imports.id, id));
  await resumeEachMinute(4);
  expect(await countJobs()).toEqual({ [CHECK_IMPORT.small.name]: 2 });
  await t.deps.jobs.drain();
  expect((await seller?.read(id))?.state).toBe('ready');
});
