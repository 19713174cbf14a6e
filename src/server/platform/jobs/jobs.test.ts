import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { createJobs } from './jobs.ts';

const job = (name: string) => ({ name, schedule: '50 3 * * *', run: async () => {} });

it('unschedules a job that the new version no longer has', async () => {
  const { pool, embedded, close } = await openTestDatabase();
  async function startAndStop(...names: string[]) {
    const jobs = createJobs({ pool, embedded, log: pino({ level: 'silent' }) });
    await jobs.start(names.map(job));
    await jobs.stop();
    const { rows } = await pool.query('select name from jobs.schedule order by name');
    return rows.map(({ name }) => name);
  }
  expect(await startAndStop('sweep-old', 'sweep-kept')).toEqual(['sweep-kept', 'sweep-old']);
  expect(await startAndStop('sweep-kept', 'sweep-new')).toEqual(['sweep-kept', 'sweep-new']);
  await close();
});

it('creates each queue once, and changes it when the new version has other settings', async () => {
  const { pool, embedded, close } = await openTestDatabase();
  async function startAndStop(settings: { retryLimit?: number }) {
    const jobs = createJobs({ pool, embedded, log: pino({ level: 'silent' }), work: false });
    await jobs.start([{ ...job('sweep'), ...settings }]);
    await jobs.stop();
    const { rows } = await pool.query(
      `select xmin::text as version, retry_limit as "retryLimit" from jobs.queue where name = 'sweep'`,
    );
    return rows;
  }
  const [created] = await startAndStop({ retryLimit: 3 });
  expect(created.retryLimit).toBe(3);
  expect(await startAndStop({ retryLimit: 3 })).toEqual([created]);
  expect(await startAndStop({ retryLimit: 4 })).toMatchObject([{ retryLimit: 4 }]);
  await close();
});

it('adds a job with a key only if none with that key waits', async () => {
  const { db, pool, embedded, close } = await openTestDatabase();
  const jobs = createJobs({ pool, embedded, log: pino({ level: 'silent' }), work: false });
  const done: string[] = [];
  const sweep = {
    name: 'sweep',
    async run({ folder }: { folder: string }) {
      // What is added while it runs is another job: it may have missed what changed meanwhile.
      if (done.length === 0) await jobs.enqueue(db, sweep, { folder }, { key: folder });
      done.push(folder);
    },
  };
  await jobs.start([sweep]);
  for (const folder of ['a', 'a', 'b', 'a']) await jobs.enqueue(db, sweep, { folder }, { key: folder });
  expect([await jobs.isWaiting(db, sweep, 'a'), await jobs.isWaiting(db, sweep, 'c')]).toEqual([true, false]);
  await jobs.drain();
  expect(done.toSorted()).toEqual(['a', 'a', 'b']);
  expect(await jobs.isWaiting(db, sweep, 'a')).toBe(false);
  await jobs.stop();
  await close();
});
