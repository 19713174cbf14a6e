import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openRealDatabase();
});
afterAll(() => database.close());

it('plans queries for an SSD, without compiling them, whatever the server is set to', async () => {
  const { rows } = await database.pool.query(
    `select current_setting('random_page_cost') as page, current_setting('jit') as jit`,
  );
  expect(rows).toEqual([{ page: '1.1', jit: 'off' }]);
});
