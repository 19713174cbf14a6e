import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/db/drizzle.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { race } from '#tests/support/race.ts';
import type { Database } from '../database.ts';
import type { Executor } from '../executor.ts';
import { announceListingsChanged, onListingsChanged } from './transactions.ts';

const CATEGORIES = ['sailing', 'motor', 'narrowboat', 'rib', 'jet-ski'] as const;
/** Odd, so that all boats of an account end up hidden. */
const ROUNDS = 25;

let database: Database;
beforeAll(async () => {
  database = await openRealDatabase();
});
afterAll(() => database.close());

describe('a change of public listings', () => {
  it('is announced once per transaction, after the commit and never after a rollback', async () => {
    const { db, pool } = database;
    const seen: number[] = [];
    const count = async () => {
      const { rows } = await pool.query('select count(*)::integer as rows from accounts');
      return rows[0].rows as number;
    };
    const counting: Promise<unknown>[] = [];
    onListingsChanged(db, () => counting.push(count().then((rows) => seen.push(rows))));
    const before = await count();
    await db.transaction(async (tx) => {
      await insertSeller(tx);
      announceListingsChanged(tx);
      announceListingsChanged(tx);
    });
    await db.transaction((tx) => insertSeller(tx));
    const undone = db.transaction(async (tx) => {
      announceListingsChanged(tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await Promise.all(counting);
    expect(counting).toHaveLength(1);
    expect(seen[0]).toBeGreaterThan(before);
  });
});

describe('transactions that lock the same rows in opposite order', () => {
  it('change the counts of several categories without a deadlock', async () => {
    const { db, pool } = database;
    const [one, other] = [await insertSeller(db), await insertSeller(db)];
    for (let n = 0; n < 20; n++) {
      for (const category of CATEGORIES) await insertListing(db, { ownerId: one, category });
      for (const category of CATEGORIES.toReversed()) await insertListing(db, { ownerId: other, category });
    }
    const suspend = `update accounts set
      suspended_at = case when suspended then null else now() end,
      suspension_reason = case when suspended then null else 'test' end
      where id = $1`;
    const change = async (ownerId: string) => {
      for (let round = 0; round < ROUNDS; round++) {
        await pool.query(
          'update listings set price = price + 1, updated_at = clock_timestamp() where owner_id = $1',
          [ownerId],
        );
        await pool.query(suspend, [ownerId]);
      }
    };
    await race({ database }, [() => change(one), () => change(other)]);
    await pool.query(suspend, [one]);
    const { rows: scanned } = await pool.query(`
      select category, count(*)::integer as total, sum(price)::integer as sum
      from listings where live group by category order by category`);
    const { rows: counted } = await pool.query(`
      select category, total, price_sum::integer as sum from category_counts where total > 0 order by category`);
    expect(scanned).toHaveLength(CATEGORIES.length);
    expect(counted).toEqual(scanned);
  });

  describe('and deadlock', () => {
    let attempts = 0;
    beforeEach(() => {
      attempts = 0;
    });

    /** Waits, in its first attempt only, until the other transaction has locked its first row too. */
    function opposite(work: (executor: Executor, id: number) => Promise<unknown>, ids: readonly number[]) {
      const met = Promise.withResolvers<void>();
      let arrived = 0;
      return [ids, ids.toReversed()].map((order) => {
        let isFirst = true;
        return database.db.transaction(async (tx) => {
          attempts += 1;
          for (const id of order) {
            await work(tx, id);
            if (!isFirst) continue;
            isFirst = false;
            arrived += 1;
            if (arrived === 2) met.resolve();
            await met.promise;
          }
        });
      });
    }

    it('are retried once, and both succeed', async () => {
      const ids = [(await insertListing(database.db)).id, (await insertListing(database.db)).id];
      await Promise.all(
        opposite(
          (executor, id) => executor.execute(sql`update listings set title = title || '!' where id = ${id}`),
          ids,
        ),
      );
      const titles = await database.db
        .select({ title: listings.title })
        .from(listings)
        .where(sql`id in ${ids}`);
      expect(titles).toEqual([{ title: 'A boat!!' }, { title: 'A boat!!' }]);
      // On a busy server the second attempt of one can meet the first of the other.
      expect([3, 4]).toContain(attempts);
    });

    it.each(['40001', '40P01'])('fail after the second attempt: %s', async (code) => {
      const failing = database.db.transaction(async (tx) => {
        attempts += 1;
        await tx.execute(sql.raw(`do $$ begin raise exception 'conflict' using errcode = '${code}'; end $$`));
      });
      await expect(failing).rejects.toMatchObject({ cause: { code } });
      expect(attempts).toBe(2);
    });

    it('are not retried after any other error', async () => {
      const failing = database.db.transaction(async (tx) => {
        attempts += 1;
        await tx.execute(sql`select 1 / 0`);
      });
      await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
      expect(attempts).toBe(1);
    });
  });
});
