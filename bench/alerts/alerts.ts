/**
 * What it costs to compare a boat that goes live, or whose price falls, with many saved searches, and to queue the mails,
 * on a real Postgres. `npm run bench -- alerts --searches=10000,100000` sets how many.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DAY } from '#domain/durations.ts';
import { formatCount } from '#domain/money.ts';
import { openExecutor } from '#server/db/adapters/transactions.ts';
import type { Db } from '#server/db/executor.ts';
import { matchChanges } from '#server/modules/saved-searches/alerts/match-changes.ts';
import { sendAlerts } from '#server/modules/saved-searches/alerts/send-alerts.ts';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import { type Market, openMarket } from '../market/open-market.ts';
import { logProgress, recordResults, table } from '../report.ts';
import { fillSearches } from './fill-searches.ts';

/** The size at which the limits apply. */
const LIMITED_SIZE = 100_000;
const MAX_DATABASE_MS = 1_000;
const MAX_LOOP_MS = 50;
const BOATS = 1_000;
const BOATS_PER_CATEGORY = 2;

interface Cost {
  databaseMs: number;
  loopMs: number;
  heapMb: number;
}

const activeMs = async (admin: pg.Client): Promise<number> => {
  await admin.query('select pg_stat_clear_snapshot()');
  const { rows } = await admin.query(
    'select active_time from pg_stat_database where datname = current_database()',
  );
  return rows[0].active_time;
};

const MEASURED = 'slipway-measured';

/** Connections report the time for which they were busy when they end. */
async function connectionsHaveEnded(admin: pg.Client) {
  const open = `select 1 from pg_stat_activity where application_name = '${MEASURED}'`;
  while ((await admin.query(open)).rows.length > 0) await wait(10);
}

async function measure(url: string, work: (db: Db) => Promise<void>): Promise<Cost> {
  const admin = new pg.Client(url);
  await admin.connect();
  const before = await activeMs(admin);
  const pool = new pg.Pool({ connectionString: url, max: 2, application_name: MEASURED });
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const heapBefore = process.memoryUsage().heapUsed;
  let heap = heapBefore;
  const sampling = setInterval(() => {
    heap = Math.max(heap, process.memoryUsage().heapUsed);
  }, 5);
  delay.enable();
  await work(openExecutor(pool));
  delay.disable();
  clearInterval(sampling);
  await pool.end();
  await connectionsHaveEnded(admin);
  const after = await activeMs(admin);
  await admin.end();
  return { databaseMs: after - before, loopMs: delay.max / 1e6, heapMb: (heap - heapBefore) / 2 ** 20 };
}

const SAMPLE = `
  select id from (select id, row_number() over (partition by category order by id) as place from listings where live) l
  where place <= ${BOATS_PER_CATEGORY} order by id`;

/** What happens to each boat of the sample; only the last statement is measured. */
const EVENTS: Readonly<Record<string, readonly string[]>> = {
  'goes live': [
    "update listings set status = 'pending' where id = $1",
    'delete from listing_changes',
    'delete from search_matches where listing_id = $1',
    "update listings set status = 'approved' where id = $1",
  ],
  'price falls': [
    'delete from listing_changes',
    'update listings set price = price * 0.9, updated_at = now() where id = $1',
  ],
};

interface Row extends Cost {
  event: string;
  searches: number;
  matches: number;
}

async function measureEvents({ pool, deps }: Market, url: string, searches: number): Promise<Row[]> {
  const { rows: boats } = await pool.query<{ id: number }>(SAMPLE);
  const match = (db: Db) => matchChanges({ db, clock: deps.clock });
  const rows: Row[] = [];
  for (const [event, statements] of Object.entries(EVENTS)) {
    for (const { id } of boats) {
      for (const statement of statements) await pool.query(statement, statement.includes('$1') ? [id] : []);
      const count = async () =>
        (await pool.query('select count(*)::integer as n from search_matches')).rows[0].n;
      const before = await count();
      const cost = await measure(url, match);
      rows.push({ event, searches, matches: (await count()) - before, ...cost });
    }
  }
  return rows;
}

const queuedMails = async ({ pool }: Market) =>
  (await pool.query("select count(*)::integer as n from jobs.job where name = 'send-mail'")).rows[0]
    .n as number;

/** All mails of a week: the daily and the weekly ones. */
async function measureMails(market: Market, url: string) {
  const { deps } = market;
  const clock = { now: () => new Date(Date.now() + 8 * DAY) };
  const before = await queuedMails(market);
  const started = performance.now();
  const cost = await measure(url, (db) => sendAlerts({ ...deps, db, clock }));
  return { ...cost, mails: (await queuedMails(market)) - before, ms: performance.now() - started };
}

const worst = (rows: readonly Row[], of: (row: Row) => number) => Math.max(...rows.map(of));
const middle = (rows: readonly Row[], of: (row: Row) => number) =>
  rows.map(of).sort((a, b) => a - b)[rows.length >> 1] ?? Number.NaN;
const ms = (value: number) => value.toFixed(0);

const HEAD = ['', 'matches', 'most', 'database ms', 'worst', 'loop held ms', 'heap MB'];
const summary = (event: string, rows: readonly Row[]) => [
  event,
  formatCount(middle(rows, ({ matches }) => matches)),
  formatCount(worst(rows, ({ matches }) => matches)),
  ms(middle(rows, ({ databaseMs }) => databaseMs)),
  ms(worst(rows, ({ databaseMs }) => databaseMs)),
  ms(worst(rows, ({ loopMs }) => loopMs)),
  ms(worst(rows, ({ heapMb }) => heapMb)),
];

export async function benchAlerts(sizes: readonly number[]) {
  const postgres = await startRealPostgres();
  try {
    const market = await openMarket(postgres, BOATS);
    const url = postgres.url(`market_${BOATS}`);
    await market.pool.query(`update listings set featured = false, featured_until = null`);
    let filled = 0;
    for (const size of sizes) {
      logProgress(`  ${formatCount(size)} searches`);
      const different = await fillSearches(market.pool, filled, size);
      filled = size;
      const rows = await measureEvents(market, url, size);
      const events = Map.groupBy(rows, ({ event }) => event);
      console.log(
        `\n${formatCount(size)} saved searches, ${formatCount(different)} different ones, per boat`,
      );
      console.log(
        table(
          HEAD,
          [...events].map(([event, of]) => summary(event, of)),
        ),
      );
      const mails = await measureMails(market, url);
      console.log(
        `  ${formatCount(mails.mails)} mails queued in ${ms(mails.ms)} ms: database ${ms(mails.databaseMs)} ms, loop held ${ms(mails.loopMs)} ms, heap ${ms(mails.heapMb)} MB`,
      );
      recordResults(`alerts ${size}`, { different, rows, mails });
      if (size !== LIMITED_SIZE) continue;
      const isSlow = worst(rows, ({ databaseMs }) => databaseMs) > MAX_DATABASE_MS;
      if (isSlow || worst(rows, ({ loopMs }) => loopMs) > MAX_LOOP_MS) process.exitCode = 1;
    }
    await market.close();
  } finally {
    await postgres.stop();
  }
}
