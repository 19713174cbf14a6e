import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/drizzle.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import type { Database } from '../database.ts';
import type { Db } from '../executor.ts';
import { ChoosingPool } from './choosing-pool.ts';
import { openExecutor } from './transactions.ts';

let database: Database;
let db: Db;
const served = { replica: 0, primary: 0 };
let isReplicaRead = true;
let failures = 0;
let replica: pg.Pool;

beforeAll(async () => {
  database = await openRealDatabase();
  replica = database.pool;
});
afterAll(() => database.close());
beforeEach(() => {
  Object.assign(served, { replica: 0, primary: 0 });
  [isReplicaRead, failures, replica] = [true, 0, database.pool];
});

const openDb = () =>
  openExecutor(
    new ChoosingPool({
      primary: database.pool,
      replica,
      mayRead: () => isReplicaRead,
      onFailure() {
        failures += 1;
      },
      served,
    }),
  );

const process = async (on: Pick<Db, 'execute'>) =>
  (await on.execute(sql`select pg_backend_pid() as id, txid_current() as transaction`)).rows[0];

it('Drizzle takes one client for all queries of a transaction', async () => {
  db = openDb();
  const [first, second] = await db.transaction(async (tx) => {
    // Another caller uses the pool meanwhile.
    const [one] = await Promise.all([process(tx), process(db)]);
    return [one, await process(tx)];
  });
  expect(second).toEqual(first);
});

it('reads from the replica while it may be read, otherwise from the primary', async () => {
  db = openDb();
  await process(db);
  isReplicaRead = false;
  await process(db);
  await db.transaction(process);
  expect(served).toEqual({ replica: 1, primary: 2 });
});

it('reads from the primary if the replica cannot be reached, and passes errors in a query on', async () => {
  replica = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1_000 });
  db = openDb();
  await process(db);
  await db.transaction(process);
  expect(served).toEqual({ replica: 0, primary: 2 });
  expect(failures).toBe(2);
  await expect(db.execute(sql`select 1 / 0`)).rejects.toMatchObject({ cause: { code: '22012' } });
});
