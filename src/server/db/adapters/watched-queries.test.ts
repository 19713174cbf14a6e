import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sql } from '#server/db/drizzle.ts';
import { describeOnBothDatabases } from '#tests/support/both-databases.ts';
import type { Database } from '../database.ts';
import { watchQueries } from './watched-queries.ts';

describeOnBothDatabases('watched queries', (open) => {
  let database: Database;
  const texts: string[] = [];
  beforeAll(async () => {
    database = await open();
    watchQueries(database.pool, ({ text, milliseconds }) => {
      if (milliseconds >= 0) texts.push(text);
    });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    texts.length = 0;
  });

  it('are reported once each, those of a transaction and those that fail included', async () => {
    await database.pool.query('select 1');
    await database.db.transaction((tx) => tx.execute(sql`select 2`));
    await expect(database.pool.query('select 1 / 0')).rejects.toThrow('division by zero');
    expect(texts).toEqual(['select 1', 'begin', 'select 2', 'commit', 'select 1 / 0']);
  });

  it('are reported once each on a client that is used again', async () => {
    for (let n = 0; n < 3; n += 1) {
      const client = await database.pool.connect();
      await client.query('select 3');
      client.release();
    }
    expect(texts.filter((text) => text === 'select 3')).toHaveLength(3);
  });
});
