import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '#domain/durations.ts';
import { sql } from '#server/db/drizzle.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { call, post, registerAccount } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { countQueries } from '#tests/support/counted-queries.ts';
import { changeListing, insertListing, insertSeller } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search } from '../search-call.fixture.ts';

let t: TestApp;
let ownerId: string;
beforeAll(async () => {
  t = await startTestApp();
  ownerId = await insertSeller(t.db);
});
beforeEach(async () => {
  await t.db.delete(listings);
});
afterAll(() => t.close());

const get = async (url: string) => (await call(t, { url })).json();
const totals = async () => {
  const [stored, counted, summary, detailed, figures] = await Promise.all([
    search(t, 'category=motor&subcategory=sports'),
    search(t, 'category=motor&subcategory=sports&minPrice=1'),
    get('/api/categories/summary'),
    get('/api/categories/detailed-summary'),
    get('/api/categories/motor/figures?subcategory=sports'),
  ]);
  return {
    stored: stored.total.count,
    counted: counted.total.count,
    listed: stored.titles.length,
    summary: summary.subcategories.motor.sports,
    category: summary.boats.motor,
    detailed: detailed.motor.subcategories.sports,
    figures: figures.total,
  };
};
const everywhere = (n: number) => ({
  stored: n,
  counted: n,
  listed: n,
  summary: n,
  category: n,
  detailed: n,
  figures: n,
});

describe('totals', () => {
  it('OPEN-33 are right everywhere after a boat is approved, sold, available again and deleted', async () => {
    const boat = await insertListing(t.db, {
      ownerId,
      category: 'motor',
      subcategory: 'sports',
      status: 'pending',
      approvedAt: null,
    });
    expect(await totals()).toEqual(everywhere(0));
    await changeListing(t.db, boat.id, { status: 'approved', approvedAt: new Date(), liveAt: new Date() });
    expect(await totals()).toEqual(everywhere(1));
    await changeListing(t.db, boat.id, { closedAt: new Date() });
    expect(await totals()).toEqual(everywhere(0));
    await changeListing(t.db, boat.id, { closedAt: null });
    expect(await totals()).toEqual(everywhere(1));
    await changeListing(t.db, boat.id, { deletedAt: new Date() });
    expect(await totals()).toEqual(everywhere(0));
  });

  it('follow a boat that moves to another category', async () => {
    const boat = await insertListing(t.db, { ownerId, category: 'motor', subcategory: 'sports' });
    await changeListing(t.db, boat.id, { category: 'sailing', subcategory: 'cruiser' });
    expect(await totals()).toEqual(everywhere(0));
    expect((await search(t, 'category=sailing&subcategory=cruiser')).total.count).toBe(1);
  });

  it('are counted once for all pages and orders of a search, and again as soon as a boat is sold', async () => {
    const seller = await registerAccount(t);
    const boats = await Promise.all(
      [1, 2, 3].map(() =>
        insertListing(t.db, { ownerId: seller.user.id, category: 'motor', make: 'Princess' }),
      ),
    );
    t.deps.pageCache.clear();
    // Counts are forgotten every quarter of a minute.
    t.stopClock();
    const ask = async (query: string) => {
      const [list, facets] = await Promise.all([
        call(t, { url: `/api/boats?make=princess&${query}` }),
        get(`/api/boats/facets?make=princess&${query}`),
      ]);
      return { found: list.headers['x-total-count'], motor: facets.category.counts[0]?.count };
    };
    const queries = countQueries(t.deps.database.pool);
    const first = await queries.during(() => ask('limit=1'));
    expect(first.answer).toEqual({ found: '3', motor: 3 });
    const second = await queries.during(() => ask('limit=1&page=2&sort=price-low'));
    expect(second.answer).toEqual({ found: '3', motor: 3 });
    // The ids of the page, and its boat: first whether it is stored, then its row, since it has just been added.
    expect(second.queries).toBe(3);
    expect(first.queries).toBeGreaterThan(4);

    await post(t, `/api/my-boats/${boats[0]?.id}/sold`, { sold: true }, seller);
    expect(await ask('limit=1')).toEqual({ found: '2', motor: 2 });
  });

  it('distinguish brokers from private sellers without counting', async () => {
    await insertListing(t.db, { ownerId, brokerListing: true });
    await insertListing(t.db, { ownerId, brokerListing: false });
    await insertListing(t.db, { ownerId, brokerListing: false });
    expect((await search(t, 'category=sailing&brokerListing=true')).total.count).toBe(1);
    expect((await search(t, 'category=sailing&privateSeller=true')).total.count).toBe(2);
    expect((await search(t, 'brokerListing=true&privateSeller=true')).total.count).toBe(0);
  });
});

describe('the four figures of a category', () => {
  it('CAT-06 CAT-07 CAT-09 CAT-10 describe the whole category or subcategory', async () => {
    const featured = { featured: true, featuredUntil: new Date(Date.now() + HOUR) };
    await insertListing(t.db, {
      ownerId,
      category: 'sailing',
      subcategory: 'cruiser',
      price: 1000.4,
      ...featured,
    });
    await insertListing(t.db, {
      ownerId,
      category: 'sailing',
      subcategory: 'yacht',
      price: 2000,
      brokerListing: true,
    });
    await insertListing(t.db, {
      ownerId,
      category: 'sailing',
      subcategory: null,
      price: 900_000,
      currency: 'USD',
    });
    await insertListing(t.db, { ownerId, category: 'motor', price: 5 });
    expect(await get('/api/categories/sailing/figures')).toEqual({
      total: 3,
      averagePrice: 1500,
      featured: 1,
      broker: 1,
    });
    expect(await get('/api/categories/sailing/figures?subcategory=sailing-cruisers')).toEqual({
      total: 1,
      averagePrice: 1000,
      featured: 1,
      broker: 0,
    });
  });

  it('CAT-08 have no average without a price', async () => {
    expect(await get('/api/categories/moorings/figures')).toEqual({
      total: 0,
      averagePrice: null,
      featured: 0,
      broker: 0,
    });
  });

  it('accept the older names, and respond 404 to an unknown category', async () => {
    await insertListing(t.db, { ownerId, category: 'specialist' });
    expect((await get('/api/categories/narrowboat/figures')).total).toBe(1);
    const unknown = await call(t, { url: '/api/categories/spaceships/figures' });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toEqual({ error: 'There is no such category' });
    expect(
      (await call(t, { url: '/api/categories/sailing/figures?subcategory=a&subcategory=b' })).statusCode,
    ).toBe(200);
  });
});

describe('the summaries', () => {
  it('TAXONOMY-11 TAXONOMY-12 API-06 name every category and subcategory, including those without boats', async () => {
    await insertListing(t.db, { ownerId, category: 'sailing', subcategory: 'cruiser' });
    await insertListing(t.db, { ownerId, category: 'sailing', subcategory: null });
    const { boats, subcategories } = await get('/api/categories/summary');
    expect(Object.keys(boats)).toEqual([
      'sailing',
      'motor',
      'small-craft',
      'specialist',
      'superyachts',
      'engines',
      'moorings',
    ]);
    expect(boats.sailing).toBe(2);
    expect(boats.motor).toBe(0);
    expect(subcategories.sailing).toMatchObject({ cruiser: 1, yacht: 0 });
  });

  it('TAXONOMY-13 API-05 contain the same, category by category', async () => {
    await insertListing(t.db, { ownerId, category: 'engines', subcategory: 'outboard' });
    const detailed = await get('/api/categories/detailed-summary');
    expect(detailed.engines).toEqual({
      total: 1,
      subcategories: { outboard: 1, inboard: 0, parts: 0, electronics: 0, sails: 0, trailers: 0 },
    });
    expect(detailed.moorings).toEqual({ total: 0, subcategories: {} });
  });
});

describe('totals of a large market', () => {
  let large: TestApp;
  // So many rows take longer in the embedded database.
  beforeAll(async () => {
    large = await startTestApp({}, { open: openRealDatabase });
  });
  afterAll(() => large.close());

  it('OPEN-98 are exact up to ten thousand matches and marked as a minimum beyond', async () => {
    const ownerId = await insertSeller(large.db);
    await large.db.execute(sql`
        insert into listings (owner_id, title, price, category, location, seller_name, status, approved_at, live_at)
        select ${ownerId}, 'Dinghy', 100, 'small-craft', 'Poole', 'Sam', 'approved', now(), now()
        from generate_series(1, 10000)`);
    expect((await search(large, 'keywords=dinghy')).total).toEqual({ count: 10_000, isMinimum: false });
    await insertListing(large.db, { ownerId, title: 'Dinghy', category: 'small-craft' });
    const counted = await search(large, 'keywords=dinghy');
    expect(counted.total).toEqual({ count: 10_000, isMinimum: true });
    expect(counted.link).toContain('rel="next"');
    expect(counted.link).not.toContain('rel="last"');
    expect((await search(large, 'category=small-craft')).total).toEqual({ count: 10_001, isMinimum: false });
  });
});
