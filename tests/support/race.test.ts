import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openRealDatabase } from './both-databases.ts';
import { race, times } from './race.ts';
import { openTestDatabase } from './test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openRealDatabase();
});
afterAll(() => database?.close());

it('refuses the embedded database, which has one connection', async () => {
  const embedded = await openTestDatabase();
  let calls = 0;
  const call = async () => {
    calls += 1;
  };
  await expect(race({ database: embedded }, [call, call])).rejects.toThrow(
    'A race on the embedded database proves nothing',
  );
  expect(calls).toBe(0);
  await embedded.close();
});

it('runs every call on a connection of its own, all at the same time', async () => {
  const inside = new Set<number>();
  const everyone = Promise.withResolvers<void>();
  const processes = await race(
    { database },
    times(8, (at) =>
      database.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
        inside.add(at);
        if (inside.size === 8) everyone.resolve();
        await everyone.promise;
        return rows[0]?.pid;
      }),
    ),
  );
  expect(new Set(processes).size).toBe(8);
});

it('reveals an update that was lost, which calls one after the other do not', async () => {
  await database.pool.query('create table counted (total integer); insert into counted values (0)');
  const readThenWrite = async () => {
    const { rows } = await database.pool.query<{ total: number }>('select total from counted');
    await database.pool.query('update counted set total = $1', [(rows[0]?.total ?? 0) + 1]);
  };
  await race({ database }, times(10, readThenWrite));
  const { rows } = await database.pool.query('select total from counted');
  expect(rows[0].total).toBeLessThan(10);
});
