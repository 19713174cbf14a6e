import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { type AppOptions, buildApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import type { Deps } from '#server/deps.ts';
import { storeOutdated } from '#server/modules/listings/boats/stored/store-boats.jobs.ts';
import { openDeps } from '#server/open-deps.ts';
import type { RealPostgres } from '#tests/support/real-postgres.ts';
import { readPatterns } from './boat-stock.ts';
import { fillDatabase } from './fill-database.ts';

const STORED_AT_ONCE = 2_000;

export interface Market {
  app: FastifyInstance;
  deps: Deps;
  pool: pg.Pool;
  close(): Promise<void>;
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}

/** The real app on a real Postgres that is already filled. */
export async function openMarketAt(url: string, pages?: AppOptions['pages']): Promise<Market> {
  const database = await openDatabase({ url });
  const log = pino({ level: 'silent' });
  const deps = openDeps({ config: readConfig({ DATABASE_URL: url }), database, log, work: false });
  const app = await buildApp({ deps, log, pages });
  await app.ready();
  return {
    app,
    deps,
    pool: database.pool,
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** The same, filled with this many boats. */
export async function openMarket(
  postgres: RealPostgres,
  boats: number,
  pages?: AppOptions['pages'],
): Promise<Market> {
  const name = `market_${boats}`;
  await createDatabase(postgres.url(), name);
  const market = await openMarketAt(postgres.url(name), pages);
  await fillDatabase(market.pool, boats, readPatterns());
  while ((await storeOutdated(market.deps, STORED_AT_ONCE)) > 0);
  await market.pool.query('vacuum analyze stored_boats');
  return market;
}
