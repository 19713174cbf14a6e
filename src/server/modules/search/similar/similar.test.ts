import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listings } from '#server/modules/listings/listings.table.ts';
import { call } from '#tests/support/accounts.ts';
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
  it('OPEN-3 DETAIL-35 exclude the boat itself and are ordered by similarity: type, then price and length', async () => {
    const { id } = await boat('this one');
    await boat('another type, same price', { subcategory: 'yacht' });
    await boat('far more expensive', { price: 400_000 });
    await boat('nearest', { price: 51_000 });
    await boat('same price, twice as long', { length: 60 });
    await boat('another category', { category: 'sailing' });
    const { titles, total } = await search(t, `category=motor&limit=4&similarTo=${id}`);
    expect(titles).toEqual([
      'nearest',
      'same price, twice as long',
      'far more expensive',
      'another type, same price',
    ]);
    expect(total.count).toBe(4);
  });

  it('API-13 CONST-13 are at most as many as requested', async () => {
    const { id } = await boat('this one');
    for (let n = 0; n < 6; n++) await boat(`other ${n}`);
    expect((await search(t, `category=motor&limit=4&similarTo=${id}`)).titles).toHaveLength(4);
  });

  it('are live boats only, also for a sold boat', async () => {
    const { id } = await boat('this one', { closedAt: new Date() });
    await boat('live');
    await boat('sold', { closedAt: new Date() });
    await boat('pending', { status: 'pending' });
    expect((await search(t, `category=motor&similarTo=${id}`)).titles).toEqual(['live']);
  });

  it.each<[string, ListingFields]>([
    ['waits for review', { status: 'pending', approvedAt: null }],
    ['was rejected', { status: 'rejected', rejectionReason: 'Blurred' }],
    ['was deleted', { deletedAt: new Date() }],
  ])(
    'reveal nothing about a boat that %s: the response is the same as for no boat',
    async (_state, fields) => {
      for (const price of [10_000, 49_000, 90_000]) await boat(`at ${price}`, { price });
      await boat('another type', { subcategory: 'yacht', price: 48_000 });
      await boat('another category', { category: 'sailing', price: 48_000 });
      const { id } = await boat('hidden', { price: 48_500, ...fields });
      const ask = async (query: string) => {
        const { statusCode, headers, body } = await call(t, { url: `/api/boats?${query}` });
        return { statusCode, body, total: headers['x-total-count'], cache: headers['cache-control'] };
      };
      for (const query of ['limit=4', 'category=motor&limit=4', 'category=sailing'])
        expect(await ask(`${query}&similarTo=${id}`)).toEqual(await ask(`${query}&similarTo=999999`));
    },
  );

  it('are the usual list if there is no such boat', async () => {
    await boat('live');
    for (const unknown of ['999999', 'abc', '99999999999999'])
      expect((await search(t, `category=motor&similarTo=${unknown}`)).titles).toEqual(['live']);
  });
});
