/**
 * Fills a real Postgres with boats and times the standard searches through the whole app: the first request since a
 * listing changed, compared with the same queries sent by the driver alone, and a repeated request with cached counts.
 * `npm run bench -- searches --boats=10000,100000,1000000` sets the numbers of boats.
 */
import { LIST_HEADERS } from '#contract/list-headers.ts';
import { formatCount } from '#domain/money.ts';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import { type Market, openMarket } from '../market/open-market.ts';
import { medians, throughputs } from '../measure.ts';
import { growthTable, type Throughput, type Timing, throughputTable, timingTable } from '../report.ts';
import { recordQueries, replay } from './bare-queries.ts';
import { STANDARD_SEARCHES } from './standard-searches.ts';

const THROUGHPUT_SIZE = 100_000;
const AT_ONCE = 8;
const TIMES = 41;
/** Filtered and sorted. */
const LIST_SEARCHES = ['category and price', 'length range'];

const POSTGRES_SETTINGS = {
  shared_buffers: '2GB',
  effective_cache_size: '6GB',
  work_mem: '16MB',
  random_page_cost: '1.1',
  max_wal_size: '8GB',
  synchronous_commit: 'off',
  jit: 'off',
};

async function works({ app, deps, pool }: Market, call: string) {
  const again = async (): Promise<number> => {
    const { statusCode, body, headers } = await app.inject(call);
    // On a busy machine the app may shed calls.
    if (statusCode === 503) return again();
    if (statusCode !== 200) throw new Error(`${call} returned ${statusCode}: ${body}`);
    return Number(headers[LIST_HEADERS.total]);
  };
  const first = () => {
    deps.pageCache.clear();
    return again();
  };
  const found = await first();
  const rounds = await recordQueries(pool, first);
  return { first, again, alone: () => replay(pool, rounds), found };
}

async function timeSearches(market: Market): Promise<Timing[]> {
  const timings: Timing[] = [];
  for (const { name, call } of STANDARD_SEARCHES) {
    const { first, again, alone, found } = await works(market, call);
    const [app = Number.NaN, known = Number.NaN, bare = Number.NaN] = await medians(
      TIMES,
      first,
      again,
      alone,
    );
    timings.push({ name, found, app, again: known, bare });
  }
  return timings;
}

async function rateLists(market: Market): Promise<Throughput[]> {
  const rates: Throughput[] = [];
  for (const { name, call } of STANDARD_SEARCHES.filter((search) => LIST_SEARCHES.includes(search.name))) {
    const { first, alone } = await works(market, call);
    const [app = Number.NaN, bare = Number.NaN] = await throughputs(AT_ONCE, first, alone);
    rates.push({ name, app, bare });
  }
  return rates;
}

export async function benchSearches(sizes: readonly number[]) {
  const postgres = await startRealPostgres(POSTGRES_SETTINGS);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void postgres.stop().finally(() => process.exit(1)));
  try {
    const results = new Map<number, Timing[]>();
    for (const boats of sizes) {
      const market = await openMarket(postgres, boats);
      const timings = await timeSearches(market);
      results.set(boats, timings);
      console.log(timingTable(boats, timings));
      if (boats === THROUGHPUT_SIZE)
        console.log(
          throughputTable(
            `${formatCount(boats)} boats, calls per second`,
            'bare query',
            await rateLists(market),
          ),
        );
      await market.close();
    }
    if (sizes.length > 1) console.log(growthTable(results));
  } finally {
    await postgres.stop();
  }
}
