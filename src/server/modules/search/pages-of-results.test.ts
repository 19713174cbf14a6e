import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '#domain/durations.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { changeListing, insertListing, insertSeller, type ListingFields } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search } from './search-call.fixture.ts';

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

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR);
async function add(...boats: ListingFields[]) {
  for (const fields of boats) await insertListing(t.db, { ownerId, ...fields });
}

describe('the order of results', () => {
  beforeEach(() =>
    add(
      {
        title: 'old and featured',
        price: 300,
        length: 20,
        liveAt: hoursAgo(9),
        featured: true,
        featuredUntil: hoursAgo(-9),
      },
      { title: 'newest', price: 200, length: null, liveAt: hoursAgo(1) },
      { title: 'long', price: 200, length: 60, liveAt: hoursAgo(5) },
      { title: 'cheap', price: 100, length: 30, liveAt: hoursAgo(3) },
    ),
  );

  it.each([
    ['featured', ['old and featured', 'newest', 'cheap', 'long']],
    ['newest', ['newest', 'cheap', 'long', 'old and featured']],
    ['price-low', ['cheap', 'newest', 'long', 'old and featured']],
    ['price-high', ['old and featured', 'newest', 'long', 'cheap']],
    ['length', ['long', 'cheap', 'old and featured', 'newest']],
  ])('CONST-17 %s', async (sort, titles) => {
    expect((await search(t, `sort=${sort}`)).titles).toEqual(titles);
  });

  it('CAT-13 is featured first, then newest, unless another is asked for', async () => {
    const usual = (await search(t, 'sort=featured')).titles;
    expect((await search(t, '')).titles).toEqual(usual);
    expect((await search(t, 'sort=sideways')).titles).toEqual(usual);
  });
});

describe('review before sale', () => {
  it('GEN-10 a boat that waits for review or was rejected is listed nowhere; approved, it is', async () => {
    const waiting = await insertListing(t.db, { ownerId, title: 'waiting', status: 'pending' });
    await add({ title: 'rejected', status: 'rejected', rejectionReason: 'Blurred' });
    for (const query of ['', 'category=sailing', 'keywords=waiting', 'recent=72'])
      expect(await search(t, query), query).toMatchObject({ titles: [], total: { count: 0 } });
    await changeListing(t.db, waiting.id, { status: 'approved' });
    expect(await search(t, '')).toMatchObject({ titles: ['waiting'], total: { count: 1 } });
  });
});

describe('pages of results', () => {
  const many = 30;
  beforeEach(async () => {
    const liveAt = hoursAgo(1);
    const price = 5_000;
    await t.db.insert(listings).values(
      Array.from({ length: many }, (_, at) => ({
        ownerId,
        title: `boat ${at}`,
        price,
        category: 'motor',
        location: 'Poole',
        sellerName: 'Sam',
        status: 'approved' as const,
        approvedAt: liveAt,
        liveAt,
      })),
    );
  });

  it('OPEN-10 show every boat exactly once, even where all are equal but their id', async () => {
    for (const sort of ['featured', 'price-low', 'price-high', 'newest', 'length']) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => search(t, `sort=${sort}&limit=10&page=${page}`)),
      );
      expect(new Set(pages.flatMap(({ titles }) => titles)).size).toBe(many);
    }
  });

  it('OPEN-98 hold 24 boats, at most 100, and tell how many there are in all', async () => {
    const { titles, total } = await search(t, '');
    expect(titles).toHaveLength(24);
    expect(total).toEqual({ count: many, isMinimum: false });
    expect((await search(t, 'limit=100000')).titles).toHaveLength(many);
    expect((await search(t, 'limit=0')).titles).toHaveLength(24);
    expect((await search(t, 'limit=7&maxPrice=5000')).total.count).toBe(many);
  });

  it('OPEN-98 name their neighbours', async () => {
    const { link } = await search(t, 'category=motor&limit=10&page=2&nonsense=1');
    expect(link.split(', ')).toEqual([
      '</api/boats?category=motor&limit=10>; rel="first"',
      '</api/boats?category=motor&limit=10>; rel="prev"',
      '</api/boats?category=motor&page=3&limit=10>; rel="next"',
      '</api/boats?category=motor&page=3&limit=10>; rel="last"',
    ]);
    expect((await search(t, 'limit=10&page=3')).link).not.toContain('rel="next"');
  });

  it('are empty past the end, and still tell the total', async () => {
    const { titles, total } = await search(t, 'page=99999');
    expect(titles).toEqual([]);
    expect(total.count).toBe(many);
  });

  it('OPEN-8 an unknown category lists nothing', async () => {
    expect(await search(t, 'category=spaceships')).toMatchObject({ titles: [], total: { count: 0 } });
  });
});
