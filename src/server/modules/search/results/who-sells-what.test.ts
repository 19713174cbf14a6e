import { afterAll, beforeAll, expect, it } from 'vitest';
import { listsAsBroker, SELLER_TYPES } from '#domain/accounts/seller-types.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { titlesOf } from '../search-call.fixture.ts';

const GOODS = [
  { what: 'boat', category: 'sailing', subcategory: 'cruiser' },
  { what: 'engine', category: 'engines', subcategory: 'outboard' },
  { what: 'part', category: 'engines', subcategory: 'parts' },
] as const;

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  for (const { value: sellerType } of SELLER_TYPES) {
    const ownerId = await insertSeller(t.db, { sellerType });
    const brokerListing = listsAsBroker(sellerType);
    for (const { what, ...place } of GOODS)
      await insertListing(t.db, { ...place, ownerId, brokerListing, title: `${what} of a ${sellerType}` });
  }
});
afterAll(() => t.close());

it.each(GOODS)('GEN-03 a private seller, a broker and a dealer can each sell a $what', async (goods) => {
  const { what, category, subcategory } = goods;
  const query = `category=${category}&subcategory=${subcategory}`;
  const of = (sellerType: string) => `${what} of a ${sellerType}`;
  expect(await titlesOf(t, query)).toEqual([of('broker'), of('dealer'), of('private')]);
  expect(await titlesOf(t, `${query}&privateSeller=true`)).toEqual([of('private')]);
  expect(await titlesOf(t, `${query}&brokerListing=true`)).toEqual([of('broker'), of('dealer')]);
});

it('any public boat leads to everything its seller has for sale; a hidden one does not', async () => {
  const ownerId = await insertSeller(t.db);
  const offer = (title: string, more = {}) => insertListing(t.db, { ownerId, title, ...more });
  const { id: live } = await offer('a live boat');
  await offer('another live boat', { category: 'motor', subcategory: 'sports' });
  const { id: sold } = await offer('a sold boat', { closedAt: new Date() });
  const { id: pending } = await offer('a boat under review', { status: 'pending' });
  const all = ['a live boat', 'another live boat'];
  expect((await titlesOf(t, `sellerOf=${live}`)).sort()).toEqual(all);
  expect((await titlesOf(t, `sellerOf=${sold}`)).sort()).toEqual(all);
  expect(await titlesOf(t, `sellerOf=${live}&category=motor`)).toEqual(['another live boat']);
  expect(await titlesOf(t, `sellerOf=${pending}`)).toEqual([]);
  expect(await titlesOf(t, 'sellerOf=2147483647')).toEqual([]);
});
