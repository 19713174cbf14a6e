import pg from 'pg';
import { describe } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { startRealPostgres } from './real-postgres.ts';
import { openTestDatabase } from './test-database.ts';

/** Fast rather than durable: nothing outlives the test. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** A migrated, empty database on its own real server. */
export async function openRealDatabase(): Promise<Database> {
  const server = await startRealPostgres(SETTINGS);
  const client = new pg.Client(server.url());
  await client.connect();
  await client.query('create database slipway_test');
  await client.end();
  const database = await openDatabase({ url: server.url('slipway_test') });
  return {
    ...database,
    async close() {
      await database.close();
      await server.stop();
    },
  };
}

const ENGINES = [
  { engine: 'the embedded Postgres', open: openTestDatabase },
  { engine: 'a real Postgres server', open: openRealDatabase },
];

/** Runs the same tests on both databases. */
export function describeOnBothDatabases(name: string, tests: (open: () => Promise<Database>) => void): void {
  describe.each(ENGINES)(`${name} on $engine`, ({ open }) => tests(open));
}
