/** How many listings per second are created and approved, and views counted, on the embedded database. `npm run bench -- writes` */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { pino } from 'pino';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Principal } from '#server/http/access/access.ts';
import { countBoatEvent } from '#server/modules/analytics/analytics.repository.ts';
import { approveListing } from '#server/modules/listings/review/review.service.ts';
import { createListing } from '#server/modules/listings/selling/creating.service.ts';
import { openDeps } from '#server/open-deps.ts';
import { insertSeller } from '#tests/support/listings.ts';
import { logProgress, recordResults, table } from '../report.ts';

const LISTINGS = 150;
const VIEWS = 500;

const A_BOAT = {
  title: 'Westerly Griffon',
  category: 'sailing',
  price: 18_500,
  location: 'Lymington',
} as const;

/** One after the other: the embedded database has one connection. */
async function rate<T>(works: readonly T[], work: (one: T) => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (const one of works) await work(one);
  return (works.length * 1_000) / (performance.now() - start);
}

export async function benchWrites() {
  const dataDir = await mkdtemp(join(tmpdir(), 'slipway-writes-'));
  const database = await openDatabase({ dataDir });
  const config = readConfig({ DATA_DIR: dataDir });
  const deps = openDeps({ config, database, log: pino({ level: 'silent' }), work: false });
  await deps.jobs.start([{ name: 'send-mail', run: async () => undefined }]);
  try {
    const accountId = await insertSeller(deps.db);
    const seller: Principal = {
      accountId,
      sessionId: accountId,
      scopes: undefined,
      email: 'seller@example.org',
      emailKey: 'seller@example.org',
      role: 'user',
      // A broker's hourly limit is higher than the number of listings here.
      sellerType: 'broker',
      firstName: 'Sam',
      lastName: 'Seller',
    };
    const ids: number[] = [];
    const numbers = Array.from({ length: LISTINGS }, (_, n) => n);
    logProgress(`  ${LISTINGS} listings, ${VIEWS} views`);
    const created = await rate(numbers, async () => {
      const request = { ...A_BOAT, sellerName: 'Sam Seller', images: [], video: null, dismissedAdvice: [] };
      ids.push((await createListing(deps, seller, request, undefined)).id);
    });
    const approved = await rate(ids, (id) => approveListing(deps, { ...seller, role: 'admin' }, id));
    const views = Array.from({ length: VIEWS }, (_, n) => ids[n % ids.length] ?? 0);
    const viewed = await rate(views, (listingId) =>
      countBoatEvent(deps.db, { type: 'boat_view', listingId, at: new Date() }),
    );
    const results = { created, approved, viewed };
    console.log(
      `\nWrites a second, embedded database\n${table(
        ['write', 'a second'],
        Object.entries(results).map(([name, rateOfIt]) => [name, rateOfIt.toFixed(0)]),
      )}`,
    );
    recordResults('writes', results);
  } finally {
    await deps.jobs.stop();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
