import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { allJobs } from './all-jobs.ts';
import { REMIND_SELLERS } from './modules/listings/freshness/freshness.jobs.ts';
import { createJobs } from './platform/jobs/jobs.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const jobs = () => allJobs(t.deps, pino({ level: 'silent' }));
/** Runs at certain hours only. */
const isDaily = ({ schedule }: { schedule?: string }) => schedule !== undefined && /^\S+ \d/.test(schedule);

describe('scheduled jobs', () => {
  it('that run once a day are retried for hours: the next run is a day away', () => {
    const daily = jobs().filter(isDaily);
    expect(daily.map(({ name }) => name)).toContain(REMIND_SELLERS.name);
    for (const { name, retryLimit } of daily) expect(retryLimit, name).toBeUndefined();
  });

  it('reminders leave at 08:00 in London, before and after the clocks change', async () => {
    const { pool, embedded } = t.deps.database;
    const scheduled = jobs().filter(({ name }) => name === REMIND_SELLERS.name);
    const process = createJobs({ pool, embedded, log: pino({ level: 'silent' }) });
    await process.start(scheduled);
    await process.stop();
    const { rows } = await pool.query('select cron, timezone from jobs.schedule');
    const [{ cron, timezone }] = rows;
    const boss = new PgBoss({ db: { executeSql: async () => ({ rows: [] }) } });
    const from = (day: string) =>
      boss
        .previewSchedule(cron, { tz: timezone, from: new Date(day), count: 2 })
        .map((date) => date.toISOString());
    expect(from('2027-03-27')).toEqual(['2027-03-27T08:00:00.000Z', '2027-03-28T07:00:00.000Z']);
    expect(from('2027-10-30')).toEqual(['2027-10-30T07:00:00.000Z', '2027-10-31T08:00:00.000Z']);
  });
});
