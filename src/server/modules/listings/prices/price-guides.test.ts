import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY } from '#domain/durations.ts';
import { call } from '#tests/support/accounts.ts';
import { changeListing, insertListing, insertSeller, type ListingFields } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { comparePrices } from './comparable-boats.repository.ts';
import { priceGuides } from './price-guides.table.ts';

let t: TestApp;
let ownerId: string;
beforeAll(async () => {
  t = await startTestApp();
  ownerId = await insertSeller(t.db);
});
afterAll(() => t.close());

const guideOf = (id: number) => call(t, { url: `/api/boats/${id}/price-guide` });
const kept = () => t.db.select().from(priceGuides);

let round = 0;
let make: string;
beforeEach(() => {
  round += 1;
  make = `Make ${round}`;
});
const insert = async (fields: ListingFields = {}) =>
  (await insertListing(t.db, { ownerId, make, model: 'One', ...fields })).id;
const insertAll = async (prices: readonly number[], fields: ListingFields = {}) => {
  const ids: number[] = [];
  for (const price of prices) ids.push(await insert({ price, ...fields }));
  return ids;
};
const EIGHT = [10, 20, 30, 40, 50, 60, 70, 80].map((thousand) => thousand * 1_000);

describe('the price guide', () => {
  it('PRICE-07 states quartiles, median and the number of boats of the same make and model', async () => {
    const id = await insert({ price: 33_000 });
    await insertAll(EIGHT, { make: make.toUpperCase() });
    await insertAll([1_000_000], { currency: 'USD' });
    await insertAll([1_000_000], { model: 'Two' });
    expect((await guideOf(id)).json()).toEqual({
      count: 8,
      lowerQuartile: 27_500,
      median: 45_000,
      upperQuartile: 62_500,
      price: 33_000,
      currency: 'GBP',
      alike: 'model',
    });
  });

  it('PRICE-07 is 204 with fewer than eight boats, 404 without a boat, and comes with the eighth', async () => {
    const id = await insert();
    const others = await insertAll(EIGHT.slice(1));
    const none = await guideOf(id);
    expect([none.statusCode, none.body]).toEqual([204, '']);
    await insertAll(EIGHT.slice(0, 1));
    expect((await guideOf(id)).json()).toMatchObject({ count: 8 });
    await changeListing(t.db, others[0] ?? 0, { deletedAt: new Date() });
    expect((await guideOf(id)).statusCode).toBe(204);
    for (const missing of ['0', 'x', '99999999']) {
      const url = `/api/boats/${missing}/price-guide`;
      expect((await call(t, { url })).statusCode, missing).toBe(404);
    }
  });

  it('takes boats of the same type, with a similar length and age, where the model is rare', async () => {
    const type = { category: 'narrowboats', subcategory: 'narrowboat', length: 50, yearBuilt: 2000 };
    const id = await insert({ ...type, price: 50_000 });
    await insertAll(EIGHT.slice(0, 4), { model: 'One' });
    await insertAll([51_000], { ...type, make: 'Other', length: 55 });
    await insertAll([52_000], { ...type, make: 'Other', length: 45 });
    await insertAll([53_000], { ...type, make: 'Other', yearBuilt: 2005 });
    expect((await guideOf(id)).statusCode).toBe(204);
    for (const apart of [
      { length: 55.1 },
      { length: 44.9 },
      { yearBuilt: 1994 },
      { yearBuilt: null },
      { subcategory: 'dutch-barge' },
    ])
      await insertAll([1_000_000], { ...type, make: 'Other', ...apart });
    expect((await guideOf(id)).statusCode).toBe(204);
    await insertAll([54_000], { ...type, make: 'Other', yearBuilt: 1995 });
    expect((await guideOf(id)).json()).toMatchObject({ count: 8, alike: 'kind' });
  });

  it('counts boats that were sold within 24 months', async () => {
    const id = await insert();
    const [sold = 0] = await insertAll(EIGHT);
    await changeListing(t.db, sold, { closedAt: t.deps.clock.now() });
    expect((await guideOf(id)).json()).toMatchObject({ count: 8 });
    t.advance(740 * DAY);
    expect((await guideOf(id)).statusCode).toBe(204);
    t.advance(-740 * DAY);
  });

  it('uses sold prices only among eight or more boats, and leaves out boats that were sold elsewhere', async () => {
    const id = await insert();
    const [sold = 0, ...others] = await insertAll(EIGHT);
    const closed = { closedAt: t.deps.clock.now(), soldPrice: 90_000, soldHere: true };
    await changeListing(t.db, sold, closed);
    expect((await guideOf(id)).json()).toMatchObject({ count: 8, median: 55_000 });
    await changeListing(t.db, others[0] ?? 0, { deletedAt: t.deps.clock.now() });
    const [few] = await comparePrices(
      t.db,
      [
        {
          id,
          make,
          model: 'One',
          category: 'sailing',
          subcategory: null,
          yearBuilt: null,
          length: null,
          currency: 'GBP',
        },
      ],
      { enough: { model: 3, kind: 3 }, now: t.deps.clock.now() },
    );
    expect(few).toMatchObject({ boats: 7, median: 50_000 });
    await changeListing(t.db, others[0] ?? 0, { deletedAt: null });
    await changeListing(t.db, sold, { ...closed, soldHere: false });
    expect((await guideOf(id)).statusCode).toBe(204);
    await changeListing(t.db, sold, { closedAt: t.deps.clock.now(), paused: true, soldHere: null });
    expect((await guideOf(id)).statusCode).toBe(204);
  });

  it('PRICE-10 is kept until a comparable boat changes, and counted again after a day', async () => {
    const id = await insert();
    const [other = 0] = await insertAll(EIGHT);
    await guideOf(id);
    const [before] = (await kept()).filter(({ listingId }) => listingId === id);
    t.advance(1_000);
    await insert({ make: 'Something else', category: 'motor' });
    await guideOf(id);
    expect((await kept()).filter(({ listingId }) => listingId === id)).toEqual([before]);
    await changeListing(t.db, other, { price: 11_000 });
    expect((await kept()).filter(({ listingId }) => listingId === id)).toEqual([]);
    expect((await guideOf(id)).json()).toMatchObject({ count: 8 });
    t.advance(DAY + 1);
    await guideOf(id);
    const [after] = (await kept()).filter(({ listingId }) => listingId === id);
    expect((after?.countedAt.getTime() ?? 0) - (before?.countedAt.getTime() ?? 0)).toBeGreaterThan(DAY);
    t.advance(-DAY - 1_001);
  });

  it('PRICE-08 is there for a boat that is not listed yet, with the same bounds as its fields', async () => {
    await insertAll(EIGHT);
    const ask = (query: string) => call(t, { url: `/api/price-guide?${query}` });
    const boat = `make=${encodeURIComponent(make)}&model=one&category=sailing`;
    expect((await ask(`${boat}&yearBuilt=1990&length=30`)).json()).toMatchObject({
      count: 8,
      median: 45_000,
      currency: 'GBP',
    });
    expect((await ask(`${boat}&currency=USD`)).statusCode).toBe(204);
    for (const wrong of [
      'category=planes',
      'make=x',
      `${boat}&length=9999`,
      `category=sailing&make=${'x'.repeat(81)}`,
    ])
      expect((await ask(wrong)).statusCode, wrong).toBe(400);
  });
});
