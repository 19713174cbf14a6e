import { afterAll, beforeAll, expect, it } from 'vitest';
import { KnownMakes } from '#contract/search/categories.ts';
import { INDEX_BRANDS } from '#domain/taxonomy/makes.ts';
import { call } from '#tests/support/accounts.ts';
import { insertListing } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const makes = async () => KnownMakes.parse((await call(t, { url: '/api/categories/makes' })).json());

it('SUBCAT-10 all 50 makes are listed, whatever is on sale', async () => {
  const empty = await makes();
  expect(empty).toEqual(INDEX_BRANDS.map((make) => ({ make, forSale: false })));
  expect(empty).toHaveLength(50);
});

it('SUBCAT-10 those with a live boat come first, whatever their spelling; sold and hidden boats do not count', async () => {
  await insertListing(t.db, { make: 'HALLBERG RASSY' });
  await insertListing(t.db, { make: 'Bavaria' });
  await insertListing(t.db, { make: 'Moody', closedAt: new Date() });
  await insertListing(t.db, { make: 'Oyster', status: 'pending', approvedAt: null });
  const listed = await makes();
  expect(listed).toHaveLength(50);
  expect(listed.filter(({ forSale }) => forSale).map(({ make }) => make)).toEqual([
    'Bavaria',
    'Hallberg-Rassy',
  ]);
  expect(listed.slice(0, 2).every(({ forSale }) => forSale)).toBe(true);
});
