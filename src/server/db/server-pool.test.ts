import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openRealDatabase();
});
afterAll(() => database.close());

it('never compiles the plan of a query, whatever the server is set to', async () => {
  const { rows } = await database.pool.query('show jit');
  expect(rows).toEqual([{ jit: 'off' }]);
});
