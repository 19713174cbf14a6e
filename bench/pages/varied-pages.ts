/**
 * Pages that nobody has requested before, on a real Postgres with `--boats=100000` (the last number counts) or on
 * `--database=postgres://…`: processor time and size of one page. Part of `npm run bench -- pages`.
 */
import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { formatCount } from '#domain/money.ts';
import { pageRoutes } from '#server/pages/pages.ts';
import { createPageCache } from '#server/platform/page-cache/page-cache.ts';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import { type Load, variedLoads } from '../calls/loads.ts';
import { startProcessorTime } from '../calls/processor-time.ts';
import { type Market, openMarket, openMarketAt } from '../market/open-market.ts';
import { logProgress, recordResults, table } from '../report.ts';

/** The code is compiled by then: a server that has just started spends about a fifth more on each page. */
const WARM_UP = 1_000;
const PAGES = 500;
const AT_ONCE = 4;
const ENCODINGS = ['identity', 'br'] as const;
/** Of a hundred boats each. */
const ID_PAGES = 20;

const openPages = async (app: FastifyInstance) => {
  const build: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href);
  await pageRoutes(app, {
    publicUrl: 'http://localhost:3000',
    isDev: false,
    build: async () => build,
    cache: createPageCache({ ttlMs: 60_000, maxPages: 500, maxBytes: 64 * 1024 * 1024 }),
  });
};

async function readIds(app: FastifyInstance): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; page <= ID_PAGES; page++) {
    const answer = await app.inject(`/api/boats?limit=100&page=${page}&sort=price-low`);
    ids.push(...(answer.json() as { id: number }[]).map(({ id }) => id));
  }
  return ids;
}

/** The pages that show what the varied calls return. */
const pageLoads = (ids: readonly number[]): Load[] =>
  variedLoads(ids)
    .filter(({ name }) => name !== 'healthz')
    .map(({ name, path }) => ({
      name,
      path: (n) =>
        path(n)
          .replace('/api/boats?q=', '/search?keywords=')
          .replace('/api/boats?', '/search?')
          .replace('/api/boats/', '/boats/'),
    }));

/** Each visit has the next number, from `first` on, so that no page is requested twice. */
async function measure({ app, pool }: Market, { path }: Load, encoding: string, first: number) {
  let next = first;
  let bytes = 0;
  const visit = async () => {
    const n = next++;
    const remoteAddress = [10, n >> 16, (n >> 8) & 255, n & 255].join('.');
    const answer = await app.inject({
      url: path(n),
      remoteAddress,
      headers: { 'accept-encoding': encoding },
      payloadAsStream: true,
    });
    if (answer.statusCode !== 200) throw new Error(`${path(n)} returned ${answer.statusCode}`);
    const body = answer.stream();
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    await finished(body);
  };
  const visitAll = (count: number) =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let n = 0; n < count / AT_ONCE; n++) await visit();
      }),
    );
  await visitAll(WARM_UP);
  bytes = 0;
  const spent = await startProcessorTime(pool);
  await visitAll(PAGES);
  const total = await spent();
  return { app: total.app / PAGES, database: total.database / PAGES, bytes: bytes / PAGES, next };
}

async function benchMarket(market: Market) {
  const results = [];
  for (const load of pageLoads(await readIds(market.app))) {
    let first = 0;
    const found = [];
    for (const encoding of ENCODINGS) {
      const { next, ...figures } = await measure(market, load, encoding, first);
      first = next;
      found.push(figures);
    }
    results.push({ name: load.name, found });
    logProgress(`  ${load.name}`);
  }
  const numbers = (value: number | undefined) => (value ?? Number.NaN).toFixed(1);
  const kilobytes = (bytes: number | undefined) => ((bytes ?? Number.NaN) / 1_000).toFixed(1);
  console.log(
    `\nPages never requested before; processor time of this process and of Postgres for one page\n${table(
      ['page', 'app ms', 'with brotli', 'Postgres ms', 'kB', 'with brotli'],
      results.map(({ name, found: [plain, packed] }) => [
        name,
        numbers(plain?.app),
        numbers(packed?.app),
        numbers(plain?.database),
        kilobytes(plain?.bytes),
        kilobytes(packed?.bytes),
      ]),
    )}`,
  );
  recordResults('variedPages', results);
  await market.close();
}

export async function benchVariedPages({ boats, database }: { boats: number; database?: string }) {
  if (database) return benchMarket(await openMarketAt(database, openPages));
  const postgres = await startRealPostgres({ shared_buffers: '1GB', synchronous_commit: 'off', jit: 'off' });
  try {
    logProgress(`  filling a Postgres with ${formatCount(boats)} boats`);
    await benchMarket(await openMarket(postgres, boats, openPages));
  } finally {
    await postgres.stop();
  }
}
