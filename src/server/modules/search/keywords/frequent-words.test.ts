import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '#server/db/drizzle.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search } from '../search-call.fixture.ts';

/** More than are counted and ranked. */
const WITH_WORDS = 10_100;
/** More than are skimmed at first, all of them cheaper. */
const WITHOUT_WORDS = 2_500;

let t: TestApp;
// So many rows take longer in the embedded database.
beforeAll(async () => {
  t = await startTestApp({}, { open: openRealDatabase });
  const ownerId = await insertSeller(t.db);
  const insert = (name: string, description: string, price: number, count: number) =>
    t.db.execute(sql`
        insert into listings (owner_id, title, description, price, category, location, latitude, longitude, seller_name,
          status, approved_at, live_at)
        select ${ownerId}, ${name}::text || ' ' || n, ${description}, ${price}::integer + n, 'motor', 'Cowes',
          50.763, -1.298 + n * 0.00001, 'Sam', 'approved', now(), now() - make_interval(mins => n)
        from generate_series(1, ${count}) n`);
  await insertListing(t.db, {
    ownerId,
    title: 'Catamarran',
    category: 'motor',
    liveAt: new Date('2020-01-01'),
  });
  await insert('Plain', 'Nothing to add.', 1_000, WITHOUT_WORDS);
  await insert('Decked', 'Her teak decks were laid last year.', 50_000, WITH_WORDS);
  await t.db.execute(sql`analyze listings`);
});
afterAll(() => t.close());

const named = (name: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${name} ${from + at}`);
const OVER_BOUND = { count: 10_000, isMinimum: true };

describe('words in more boats than are counted', () => {
  it.each([
    ['in the order of the market', 'keywords=teak+decks'],
    ['within a category', 'keywords=teak+decks&category=motor'],
    ['cheapest first, though the cheapest boats do not have them', 'keywords=teak+decks&sort=price-low'],
    ['nearest first', 'keywords=teak+decks&location=Cowes&sort=distance'],
    ['by their beginning', 'keywords=teak+dec'],
  ])('%s: are listed page by page', async (_, query) => {
    const [first, second] = await Promise.all([
      search(t, `${query}&limit=20`),
      search(t, `${query}&limit=20&page=2`),
    ]);
    expect(first.titles).toEqual(named('Decked', 1, 20));
    expect(second.titles).toEqual(named('Decked', 21, 40));
    expect([first.total, second.total]).toEqual([OVER_BOUND, OVER_BOUND]);
  });

  it('are distinguished from rarer words and from words in no boat', async () => {
    expect((await search(t, 'keywords=plain')).total).toEqual({ count: WITHOUT_WORDS, isMinimum: false });
    expect((await search(t, 'keywords=teak+gaff')).total).toEqual({ count: 0, isMinimum: false });
  });

  it('a word that only an old boat has is known, and not corrected when other filters find nothing', async () => {
    const { total, correctedKeywords } = await search(t, 'keywords=catamarran&category=sailing');
    expect({ total: total.count, correctedKeywords }).toEqual({ total: 0, correctedKeywords: undefined });
    expect((await search(t, 'keywords=catammaran')).correctedKeywords).toBeDefined();
  });
});
