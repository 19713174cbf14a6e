/**
 * The list call and the boat call under load, compared with `/healthz` in the same run. `npm run bench -- calls` fills its
 * own Postgres (`--boats=100000`, the last number counts); `--database=postgres://…` uses one that is already filled,
 * `--target=http://…` a running server.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { formatCount } from '#domain/money.ts';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import { type Market, openMarket, openMarketAt } from '../open-market.ts';
import { logProgress, recordResults, table, times } from '../report.ts';
import { HEALTHZ_BASELINE, type Load, loads } from './loads.ts';
import { type ProcessorTime, startProcessorTime } from './processor-time.ts';
import { costOfSteps } from './steps.ts';
import type { LoadRequest, LoadResult } from './visitor-messages.ts';

interface CallOptions {
  boats: number;
  database?: string;
  target?: string;
}

const ADDRESSES = 400;
const TURNS = 3;
const TURN_MS = 2_000;

async function rateOf(
  visitors: ChildProcess,
  base: string,
  load: Load,
  milliseconds: number,
): Promise<LoadResult> {
  const addresses = Array.from({ length: ADDRESSES }, (_, n) => base + load.path(n));
  visitors.send({ addresses, milliseconds } satisfies LoadRequest);
  const [answered] = (await once(visitors, 'message')) as [LoadResult];
  return answered;
}

interface MeasuredLoad extends LoadResult {
  /** Processor milliseconds per call, if both processes can be measured. */
  spent?: ProcessorTime;
}

async function measure(
  visitors: ChildProcess,
  base: string,
  load: Load,
  pool?: pg.Pool,
): Promise<MeasuredLoad> {
  const spend = pool && (await startProcessorTime(pool));
  const answered = await rateOf(visitors, base, load, TURN_MS);
  const total = await spend?.();
  if (!total) return answered;
  return {
    ...answered,
    spent: { app: total.app / answered.count, database: total.database / answered.count },
  };
}

const best = (answers: readonly MeasuredLoad[]) =>
  answers.reduce((one, other) => (other.rate > one.rate ? other : one));

/** The best of a few rounds each, interleaved, so that a busy moment of the machine does not decide. */
async function rateAll(
  base: string,
  all: readonly Load[],
  pool?: pg.Pool,
): Promise<Map<string, MeasuredLoad>> {
  const visitors = fork(fileURLToPath(new URL('visitors.ts', import.meta.url)));
  const answers = new Map<string, MeasuredLoad[]>(all.map(({ name }) => [name, []]));
  try {
    for (const load of all) await rateOf(visitors, base, load, TURN_MS);
    for (let turn = 1; turn <= TURNS; turn++)
      for (const load of all) {
        const answered = await measure(visitors, base, load, pool);
        answers.get(load.name)?.push(answered);
        logProgress(
          `  turn ${turn} of ${TURNS}: ${load.name}, ${formatCount(Math.round(answered.rate))} a second`,
        );
      }
  } finally {
    visitors.disconnect();
  }
  return new Map([...answers].map(([name, found]) => [name, best(found)]));
}

async function benchTarget(base: string, pool?: pg.Pool) {
  const boats = (await (await fetch(`${base}/api/boats?limit=100&sort=newest`)).json()) as { id: number }[];
  const all = loads(boats.map(({ id }) => id));
  const answers = await rateAll(base, all, pool);
  const healthz = answers.get('healthz')?.rate ?? Number.NaN;
  const results = all.map(({ name, directus }) => {
    const { rate, median, slow, spent } = answers.get(name) as MeasuredLoad;
    const ofHealthz = rate / healthz;
    const timesDirectus = directus && (ofHealthz * HEALTHZ_BASELINE) / directus;
    return { name, rate, median, slow, spent, ofHealthz, timesDirectus };
  });
  console.log(
    `\nCalls on 16 connections; processor time of this process and of Postgres for one call\n${table(
      ['call', 'a second', 'median ms', '99% ms', 'app ms', 'Postgres ms', 'of healthz', 'Directus 12'],
      results.map(({ name, rate, median, slow, spent, ofHealthz, timesDirectus }) => [
        name,
        rate.toFixed(0),
        median.toFixed(1),
        slow.toFixed(1),
        spent ? spent.app.toFixed(2) : '',
        spent ? spent.database.toFixed(2) : '',
        ofHealthz.toFixed(3),
        timesDirectus ? times(timesDirectus) : '',
      ]),
    )}`,
  );
  recordResults('calls', results);
}

async function benchMarket(market: Market) {
  const { app } = market;
  await app.listen({ port: 0, host: '127.0.0.1' });
  await benchTarget(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, market.pool);
  await costOfSteps(market);
  await market.close();
}

export async function benchCalls({ boats, database, target }: CallOptions) {
  if (target) return benchTarget(target);
  if (database) return benchMarket(await openMarketAt(database));
  const postgres = await startRealPostgres({ shared_buffers: '1GB', synchronous_commit: 'off', jit: 'off' });
  try {
    logProgress(`  filling a Postgres with ${formatCount(boats)} boats`);
    await benchMarket(await openMarket(postgres, boats));
  } finally {
    await postgres.stop();
  }
}
