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
import { type Market, openMarket, openMarketAt } from '../market/open-market.ts';
import { logProgress, recordResults, table, times } from '../report.ts';
import { HEALTHZ_BASELINE, type Load, repeatedLoads, variedLoads } from './loads.ts';
import { type ProcessorTime, startProcessorTime } from './processor-time.ts';
import { costOfSteps } from './steps.ts';
import type { LoadRequest, LoadResult } from './visitor-messages.ts';

interface CallOptions {
  boats: number;
  database?: string;
  target?: string;
}

const REPEATED_ADDRESSES = 400;
/** More than a turn takes. */
const VARIED_ADDRESSES = 4_000;
const TURNS = 3;
const TURN_MS = 2_000;
/** Of a hundred boats each. */
const ID_PAGES = 60;

/** Which requests a turn sends: the same ones in every turn, or those after the last of the turn before. */
type ChooseAddresses = (load: Load) => { first: number; count: number; sent?(count: number): void };

const repeated: ChooseAddresses = () => ({ first: 0, count: REPEATED_ADDRESSES });

function varied(): ChooseAddresses {
  const next = new Map<string, number>();
  return ({ name }) => {
    const first = next.get(name) ?? 0;
    return { first, count: VARIED_ADDRESSES, sent: (count) => void next.set(name, first + count) };
  };
}

async function rateOf(
  visitors: ChildProcess,
  base: string,
  load: Load,
  choose: ChooseAddresses,
): Promise<LoadResult> {
  const { first, count, sent } = choose(load);
  const addresses = Array.from({ length: count }, (_, n) => base + load.path(first + n));
  visitors.send({ addresses, milliseconds: TURN_MS } satisfies LoadRequest);
  const [answered] = (await once(visitors, 'message')) as [LoadResult];
  sent?.(answered.count);
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
  choose: ChooseAddresses,
  pool?: pg.Pool,
): Promise<MeasuredLoad> {
  const spend = pool && (await startProcessorTime(pool));
  const answered = await rateOf(visitors, base, load, choose);
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
  choose: ChooseAddresses,
  pool?: pg.Pool,
): Promise<Map<string, MeasuredLoad>> {
  const visitors = fork(fileURLToPath(new URL('visitors.ts', import.meta.url)));
  const answers = new Map<string, MeasuredLoad[]>(all.map(({ name }) => [name, []]));
  try {
    for (const load of all) await rateOf(visitors, base, load, choose);
    for (let turn = 1; turn <= TURNS; turn++)
      for (const load of all) {
        const answered = await measure(visitors, base, load, choose, pool);
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

async function readIds(base: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; page <= ID_PAGES; page++) {
    const answer = await fetch(`${base}/api/boats?limit=100&page=${page}&sort=price-low`);
    ids.push(...((await answer.json()) as { id: number }[]).map(({ id }) => id));
  }
  return ids;
}

async function report(
  title: string,
  {
    base,
    all,
    choose,
    pool,
  }: { base: string; all: readonly Load[]; choose: ChooseAddresses; pool?: pg.Pool },
) {
  const answers = await rateAll(base, all, choose, pool);
  const healthz = answers.get('healthz')?.rate ?? Number.NaN;
  const results = all.map(({ name, directus }) => {
    const { rate, median, slow, spent } = answers.get(name) as MeasuredLoad;
    const ofHealthz = rate / healthz;
    const timesDirectus = directus && (ofHealthz * HEALTHZ_BASELINE) / directus;
    return { name, rate, median, slow, spent, ofHealthz, timesDirectus };
  });
  console.log(
    `\n${title}, 16 connections; processor time of this process and of Postgres for one call\n${table(
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
  return results;
}

async function benchTarget(base: string, pool?: pg.Pool) {
  const ids = await readIds(base);
  const everyCallDifferent = await report('Every call different', {
    base,
    all: variedLoads(ids),
    choose: varied(),
    pool,
  });
  const repeatedCalls = await report('Repeated calls', {
    base,
    all: repeatedLoads(ids),
    choose: repeated,
    pool,
  });
  recordResults('calls', { varied: everyCallDifferent, repeated: repeatedCalls });
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
