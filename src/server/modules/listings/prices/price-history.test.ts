import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Boat, BoatPage } from '#contract/boats/boat.ts';
import { DAY } from '#domain/durations.ts';
import { eq } from '#server/db/drizzle.ts';
import { call } from '#tests/support/accounts.ts';
import { changeListing, insertListing, insertSeller, type ListingFields } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { removeDeletedListings } from '../listings.retention.ts';
import { listings } from '../listings.table.ts';

let t: TestApp;
let ownerId: string;
beforeAll(async () => {
  t = await startTestApp();
  ownerId = await insertSeller(t.db);
});
afterAll(() => t.close());

const page = async (id: number): Promise<BoatPage> => (await call(t, { url: `/api/boats/${id}` })).json();
const search = async (query: string): Promise<Boat[]> =>
  (await call(t, { url: `/api/boats?limit=100&${query}` })).json();
const idsOf = async (query: string) => (await search(query)).map(({ id }) => id);
const daysAgo = (days: number) => new Date(t.deps.clock.now().getTime() - days * DAY);
const reprice = (id: number, price: number, updatedAt: Date) => changeListing(t.db, id, { price, updatedAt });

const CENTAUR = { make: 'Westerly', model: 'Centaur', yearBuilt: 1975, length: 26 };
/** Went live this many days ago. */
const live = async (days: number, fields: ListingFields = {}) =>
  (await insertListing(t.db, { liveAt: daysAgo(days), updatedAt: daysAgo(days), ...fields })).id;

describe('the prices of a boat', () => {
  it('PRICE-01 are kept with their times, oldest first', async () => {
    const [first, second, third] = [daysAgo(60), daysAgo(40), daysAgo(20)];
    const { id } = await insertListing(t.db, { liveAt: first, updatedAt: first, price: 10_000 });
    await reprice(id, 9_000, second);
    await reprice(id, 9_500, third);
    expect((await page(id)).prices).toEqual([
      { price: 10_000, at: first.toISOString() },
      { price: 9_000, at: second.toISOString() },
      { price: 9_500, at: third.toISOString() },
    ]);
  });

  it('are only those in its present currency', async () => {
    const id = await live(60, { price: 10_000 });
    await changeListing(t.db, id, { price: 12_000, currency: 'USD', updatedAt: daysAgo(1) });
    expect(await page(id)).toMatchObject({ prices: [{ price: 12_000 }], reducedBy: null });
  });

  it('PRICE-02 continue when the same seller lists the same boat again, also after deleting it', async () => {
    const first = await live(200, { ...CENTAUR, ownerId, price: 12_000 });
    await reprice(first, 11_000, daysAgo(150));
    await changeListing(t.db, first, { deletedAt: daysAgo(120), updatedAt: daysAgo(120) });
    const again = { ...CENTAUR, ownerId, make: 'WESTERLY', length: 26.4, price: 10_500 };
    const second = await live(10, again);
    expect(await page(second)).toMatchObject({
      prices: [{ price: 12_000 }, { price: 11_000 }, { price: 10_500 }],
      listedAt:
        daysAgo(10)
          .toISOString()
          .replace(/\d{3}Z$/, '') && expect.any(String),
      reducedBy: 500,
    });
    const { listedAt, firstListedAt } = await page(second);
    expect(Math.round((Date.parse(listedAt ?? '') - Date.parse(firstListedAt ?? '')) / DAY)).toBe(190);

    t.advance(300 * DAY);
    await removeDeletedListings(t.deps, daysAgo(365));
    t.advance(-300 * DAY);
    expect(await t.db.select().from(listings).where(eq(listings.id, first))).toEqual([]);
    expect(await page(second)).toMatchObject({ firstListedAt, prices: [{}, {}, {}] });
  });

  it('PRICE-02 are those of another boat if seller, make, model, year or length differ', async () => {
    const boat = { ...CENTAUR, model: 'Konsort', ownerId, price: 20_000 };
    await live(100, boat);
    const others: ListingFields[] = [
      { ownerId: await insertSeller(t.db) },
      { make: 'Moody' },
      { model: 'Konsort Duo' },
      { yearBuilt: 1976 },
      { length: 26.6 },
      { yearBuilt: null },
    ];
    for (const other of others) {
      const { prices, listedAt, firstListedAt } = await page(await live(5, { ...boat, ...other }));
      expect([prices.length, firstListedAt], JSON.stringify(other)).toEqual([1, listedAt]);
    }
  });

  it('PRICE-02 continue once a correction shows that it is the same boat', async () => {
    await live(90, { ...CENTAUR, model: 'Pageant', ownerId, price: 8_000 });
    const id = await live(30, { ...CENTAUR, model: 'Pagent', ownerId, price: 8_500 });
    expect((await page(id)).prices).toHaveLength(1);
    await changeListing(t.db, id, { model: 'Pageant' });
    expect((await page(id)).prices).toMatchObject([{ price: 8_000 }, { price: 8_500 }]);
  });
});

describe('a reduction', () => {
  it('PRICE-03 is stated for 30 days after a fall; a rise takes it away', async () => {
    const id = await live(60, { title: 'Falling', price: 20_000 });
    await reprice(id, 18_000, daysAgo(29));
    expect(await page(id)).toMatchObject({ reducedBy: 2_000, reducedAt: expect.any(String) });
    expect((await search('keywords=falling'))[0]).toMatchObject({ reducedBy: 2_000 });
    t.advance(2 * DAY);
    expect(await page(id)).toMatchObject({ reducedBy: null, reducedAt: null });
    expect((await search('keywords=falling'))[0]).toMatchObject({ reducedBy: null });

    const risen = await live(60, { price: 20_000 });
    await reprice(risen, 18_000, daysAgo(10));
    expect(await page(risen)).toMatchObject({ reducedBy: 2_000 });
    await reprice(risen, 18_500, daysAgo(9));
    expect(await page(risen)).toMatchObject({ reducedBy: null, reducedAt: null });
    await reprice(risen, 0, daysAgo(8));
    expect(await page(risen)).toMatchObject({ reducedBy: null });
  });

  it('PRICE-04 filters, and the largest share comes first', async () => {
    const category = 'superyachts';
    const [small, large, old, none] = [
      await live(60, { category, price: 1_000_000 }),
      await live(61, { category, price: 100_000 }),
      await live(62, { category, price: 50_000 }),
      await live(63, { category }),
    ];
    await reprice(small, 900_000, daysAgo(3));
    await reprice(large, 50_000, daysAgo(20));
    await reprice(old, 10_000, daysAgo(31));
    const query = `category=${category}`;
    expect(await idsOf(`${query}&reduced=true&sort=reduced`)).toEqual([large, small]);
    expect(await idsOf(`${query}&reduced=true&sort=price-low`)).toEqual([large, small]);
    await t.deps.jobs.enqueue(t.db, { name: 'end-reductions' }, {});
    await t.deps.jobs.drain();
    expect(await idsOf(`${query}&sort=reduced`)).toEqual([large, small, old, none]);
    expect((await page(old)).prices).toHaveLength(2);
  });
});
