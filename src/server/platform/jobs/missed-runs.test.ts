import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { HOUR } from '#domain/durations.ts';
import type { Database } from '#server/db/database.ts';
import { describeOnBothDatabases, openRealDatabase } from '#tests/support/both-databases.ts';
import { createJobs } from './jobs.ts';

/** Until a run has passed both queues, each of which is polled; only a hang takes this long. */
const PATIENCE = { timeout: 120_000, interval: 200 };

// Only a hang takes longer than two waits.
vi.setConfig({ testTimeout: 3 * PATIENCE.timeout });

const HOURS_OFF = 75;
const DUE_HOURS_AGO = 3;

/** Daily at the time of day in London that was three hours ago. */
function dailySchedule(): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(Date.now() - DUE_HOURS_AGO * HOUR);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return `${read('minute')} ${read('hour')} * * *`;
}

function startProcess(database: Database, schedule: string, run: () => void) {
  const jobs = createJobs({ ...database, log: pino({ level: 'silent' }) });
  const started = jobs.start([{ name: 'morning-mail', schedule, run: async () => run() }]);
  return { started, stop: () => jobs.stop() };
}

/** As if no process had looked at the schedules for so many hours. */
async function turnBack({ pool }: Database, hours: number) {
  await pool.query(`update jobs.version set cron_on = now() - $1 * interval '1 hour'`, [hours]);
  await pool.query(`update jobs.schedule set created_on = now() - interval '90 days'`);
}

/** How many runs the schedule has added so far, and how many of them wait or run. */
async function addedRuns({ pool }: Database) {
  const { rows } = await pool.query<{ added: number; waiting: number }>(
    `select count(*)::int as added, count(*) filter (where state < 'completed')::int as waiting
     from jobs.job where name = '__pgboss__send-it' and data->>'name' = 'morning-mail'`,
  );
  return rows[0];
}

async function missAndReturn(database: Database, processes: number) {
  const schedule = dailySchedule();
  let runs = 0;
  const start = () => startProcess(database, schedule, () => (runs += 1));
  const before = start();
  await before.started;
  await before.stop();
  const beforeOutage = await addedRuns(database);
  await turnBack(database, HOURS_OFF);
  const fleet = Array.from({ length: processes }, start);
  await Promise.all(fleet.map(({ started }) => started));
  await vi.waitFor(() => expect(runs).toBeGreaterThan(0), PATIENCE);
  await vi.waitFor(async () => expect(await addedRuns(database)).toMatchObject({ waiting: 0 }), PATIENCE);
  for (const { stop } of fleet) await stop();
  return { beforeOutage, runs, afterwards: await addedRuns(database) };
}

describeOnBothDatabases('a daily job', (open) => {
  it('that was missed for three days runs once when the server is back', async () => {
    const database = await open();
    expect(await missAndReturn(database, 1)).toMatchObject({
      beforeOutage: { added: 0 },
      runs: 1,
      afterwards: { added: 1 },
    });
    await database.close();
  });
});

it('a missed daily job runs once, however many processes return at the same moment', async () => {
  const database = await openRealDatabase();
  expect(await missAndReturn(database, 4)).toMatchObject({ runs: 1, afterwards: { added: 1 } });
  await database.close();
});

it('a daily run whose process died half way starts again in the next process', async () => {
  const database = await openRealDatabase();
  const schedule = dailySchedule();
  const run = vi.fn();
  const first = startProcess(database, schedule, run);
  await first.started;
  await first.stop();
  await database.pool.query(
    `insert into jobs.job (name, data, state, started_on, retry_limit, expire_seconds)
     values ('morning-mail', '{}', 'active', now() - interval '20 minutes', 12, 900)`,
  );
  const next = startProcess(database, schedule, run);
  await next.started;
  expect(run).not.toHaveBeenCalled();
  // Every process does this once a minute.
  const supervisor = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values as unknown[]) },
    schema: 'jobs',
  });
  await supervisor.supervise('morning-mail');
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), PATIENCE);
  await next.stop();
  await database.close();
});
