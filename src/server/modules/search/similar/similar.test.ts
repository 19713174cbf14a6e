import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listings } from '#server/modules/listings/listings.table.ts';
import { insertListing, insertSeller, type ListingFields } from '#tests/support/listings.ts';
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

const boat = (title: string, fields: ListingFields = {}) =>
  insertListing(t.db, {
    ownerId,
    title,
    category: 'motor',
    subcategory: 'cruiser',
    price: 50_000,
    length: 30,
    ...fields,
  });

describe('similar boats', () => {
  it('OPEN-3 DETAIL-35 leave the boat out and put the nearest first: type, then price and length', async () => {
    const { id } = await boat('this one');
    await boat('another type, same price', { subcategory: 'yacht' });
    await boat('far dearer', { price: 400_000 });
    await boat('nearest', { price: 51_000 });
    await boat('same price, twice as long', { length: 60 });
    await boat('another category', { category: 'sailing' });
    const { titles, total } = await search(t, `category=motor&limit=4&similarTo=${id}`);
    expect(titles).toEqual([
      'nearest',
      'same price, twice as long',
      'far dearer',
      'another type, same price',
    ]);
    expect(total.count).toBe(4);
  });

  it('API-13 CONST-13 are at most as many as asked for', async () => {
    const { id } = await boat('this one');
    for (let n = 0; n < 6; n++) await boat(`other ${n}`);
    expect((await search(t, `category=motor&limit=4&similarTo=${id}`)).titles).toHaveLength(4);
  });

  it('are live boats only, and are found for a sold boat too', async () => {
    const { id } = await boat('this one', { soldAt: new Date() });
    await boat('live');
    await boat('sold', { soldAt: new Date() });
    await boat('pending', { status: 'pending' });
    expect((await search(t, `category=motor&similarTo=${id}`)).titles).toEqual(['live']);
  });

  it('are the usual list when there is no such boat', async () => {
    await boat('live');
    for (const nobody of ['999999', 'abc', '99999999999999'])
      expect((await search(t, `category=motor&similarTo=${nobody}`)).titles).toEqual(['live']);
  });
});
