import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/support/both-databases.ts';
import type { Database } from './database.ts';
import { runPrepared } from './prepared.ts';

const MANY = 20;

describeOnBothDatabases('a question that is asked over and over', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, 120_000);
  afterAll(() => database?.close());

  const preparedLike = async (mark: string) => {
    const { rows } = await database.pool.query<{ count: number }>(
      "select count(*)::integer as count from pg_prepared_statements where name like 'slipway%' and statement like $1",
      [`%${mark}%`],
    );
    return rows[0]?.count ?? 0;
  };

  it('is prepared once and answers for the values of each time, alone and in a transaction', async () => {
    const ask = (n: number) =>
      runPrepared<{ double: number }>(database.db, sql`select ${n}::integer * 2 as double`);
    for (let n = 0; n < MANY; n++) expect(await ask(n)).toEqual([{ double: n * 2 }]);
    expect(await preparedLike('* 2 as double')).toBe(1);
    await database.db.transaction(async (tx) => {
      const rows = await runPrepared(tx, sql`select ${21}::integer * 2 as double`);
      expect(rows).toEqual([{ double: 42 }]);
    });
  });

  it('is not prepared when it is asked a few times only', async () => {
    for (let n = 0; n < 5; n++) await runPrepared(database.db, sql`select ${n}::integer as seldom`);
    expect(await preparedLike('as seldom')).toBe(0);
  });

  it('fills no connection with more names than there may be', async () => {
    for (let shape = 0; shape < 250; shape++)
      for (let n = 0; n < 9; n++)
        await runPrepared(database.db, sql`select ${n}::integer as ${sql.identifier(`shape_${shape}`)}`);
    const known = await preparedLike('');
    expect(known).toBeGreaterThan(100);
    expect(known).toBeLessThanOrEqual(200);
  }, 60_000);
});
