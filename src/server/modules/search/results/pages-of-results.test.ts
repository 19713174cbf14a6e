import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR } from '#domain/durations.ts';
import { understandKeywords } from '#domain/search/keywords/understand-keywords.ts';
import { sql } from '#server/db/drizzle.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { changeListing, insertListing, insertSeller, type ListingFields } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search } from '../search-call.fixture.ts';
import { orderOf } from './orders.ts';

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

  it('CAT-13 is featured first, then newest, by default', async () => {
    const usual = (await search(t, 'sort=featured')).titles;
    expect((await search(t, '')).titles).toEqual(usual);
    expect((await search(t, 'sort=sideways')).titles).toEqual(usual);
  });
});

describe('boats among engines, parts and moorings', () => {
  beforeEach(() =>
    add(
      { title: 'old boat', price: 400, length: 30, liveAt: hoursAgo(4) },
      { title: 'new engine', category: 'engines', price: 100, length: null, liveAt: hoursAgo(1) },
      { title: 'boat', price: 200, length: 20, liveAt: hoursAgo(2) },
      { title: 'old mooring', category: 'moorings', price: 300, length: 40, liveAt: hoursAgo(3) },
    ),
  );

  it.each([
    ['newest', ['new engine', 'boat', 'old mooring', 'old boat']],
    ['price-low', ['new engine', 'boat', 'old mooring', 'old boat']],
    ['price-high', ['old boat', 'old mooring', 'boat', 'new engine']],
    ['length', ['old mooring', 'old boat', 'boat', 'new engine']],
  ])('a chosen sort, %s, applies to everything, across pages', async (sort, titles) => {
    expect((await search(t, `sort=${sort}`)).titles).toEqual(titles);
    const pages = [1, 2, 3, 4].map((page) => search(t, `sort=${sort}&limit=1&page=${page}`));
    expect((await Promise.all(pages)).flatMap((page) => page.titles)).toEqual(titles);
    const found = titles.filter((title) => title.includes('old'));
    expect((await search(t, `sort=${sort}&keywords=old`)).titles).toEqual(found);
  });

  it('boats come first without a chosen sort', async () => {
    const boatsFirst = ['boat', 'old boat', 'new engine', 'old mooring'];
    expect((await search(t, '')).titles).toEqual(boatsFirst);
    expect((await search(t, 'sort=featured')).titles).toEqual(boatsFirst);
    expect((await search(t, 'keywords=old')).titles).toEqual(['old boat', 'old mooring']);
    expect((await search(t, 'location=Lymington')).titles).toEqual(boatsFirst);
  });

  it('the newest listings are read in the order of an index', async () => {
    const { rows } = await t.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_sort = off`);
      const order = orderOf({ sort: 'newest' }, understandKeywords(''), undefined);
      return tx.execute(sql`explain select id from ${listings} where live order by ${order} limit 24`);
    });
    expect(JSON.stringify(rows)).toContain('listings_live_newest');
    expect(JSON.stringify(rows)).not.toContain('Sort');
  });
});

describe('review before sale', () => {
  it('GEN-10 lists a boat only after approval, not while it is pending or rejected', async () => {
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

  it('OPEN-10 show every boat exactly once, even if all are equal except for their id', async () => {
    for (const sort of ['featured', 'price-low', 'price-high', 'newest', 'length']) {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => search(t, `sort=${sort}&limit=10&page=${page}`)),
      );
      expect(new Set(pages.flatMap(({ titles }) => titles)).size).toBe(many);
    }
  });

  it('OPEN-98 have 24 boats by default, at most 100, and the total', async () => {
    const { titles, total } = await search(t, '');
    expect(titles).toHaveLength(24);
    expect(total).toEqual({ count: many, isMinimum: false });
    expect((await search(t, 'limit=100000')).titles).toHaveLength(many);
    expect((await search(t, 'limit=0')).titles).toHaveLength(24);
    expect((await search(t, 'limit=7&maxPrice=5000')).total.count).toBe(many);
  });

  it('OPEN-98 link to their neighbours', async () => {
    const { link } = await search(t, 'category=motor&limit=10&page=2&nonsense=1');
    expect(link.split(', ')).toEqual([
      '</api/boats?category=motor&limit=10>; rel="first"',
      '</api/boats?category=motor&limit=10>; rel="prev"',
      '</api/boats?category=motor&page=3&limit=10>; rel="next"',
      '</api/boats?category=motor&page=3&limit=10>; rel="last"',
    ]);
    expect((await search(t, 'limit=10&page=3')).link).not.toContain('rel="next"');
  });

  it('are empty past the end, and still have the total', async () => {
    const { titles, total } = await search(t, 'page=99999');
    expect(titles).toEqual([]);
    expect(total.count).toBe(many);
  });

  it('OPEN-8 are empty for an unknown category', async () => {
    expect(await search(t, 'category=spaceships')).toMatchObject({ titles: [], total: { count: 0 } });
  });
});
