import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from '#server/db/drizzle.ts';
import { describeOnBothDatabases } from '#tests/support/both-databases.ts';
import type { Database } from '../database.ts';
import { runPrepared } from './prepared.ts';

describeOnBothDatabases('a prepared query', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database?.close());

  const double = (n: number) => sql`select ${n}::integer * 2 as double`;

  it('is planned once per connection and returns rows for its values, also in a transaction', async () => {
    await database.db.transaction(async (tx) => {
      for (let n = 0; n < 20; n++)
        expect(await runPrepared(tx, 'boat_versions', double(n))).toEqual([{ double: n * 2 }]);
      const { rows } = await tx.execute(
        sql`select name from pg_prepared_statements where statement like '%* 2 as double%'`,
      );
      expect(rows).toEqual([{ name: 'boat_versions' }]);
    });
    expect(await runPrepared(database.db, 'boat_versions', double(21))).toEqual([{ double: 42 }]);
  });

  it('refuses a second text under the same name', async () => {
    await database.db.transaction(async (tx) => {
      await runPrepared(tx, 'boat_versions', double(1));
      await expect(runPrepared(tx, 'boat_versions', sql`select 1 as other`)).rejects.toThrow();
    });
  });
});
