import { afterAll, beforeAll, expect, it } from 'vitest';
import { placeOf } from '#domain/places/gazetteer.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search } from '../search-call.fixture.ts';

/** Degrees of latitude for one mile. */
const MILE = 1 / 69;
/** Some inside the circles that are tried first, some on their edges, some outside. */
const MILES = [0, 0, 0.4, 0.9, 1.1, 3, 4.9, 5.1, 5.2, 9, 14, 24];

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  const ownerId = await insertSeller(t.db);
  const { latitude = 0, longitude = 0 } = placeOf('Cowes') ?? {};
  const kinds = [
    { of: 'boat', values: {} },
    { of: 'unconfirmed boat', values: { unconfirmed: true } },
    { of: 'outboard', values: { category: 'engines', subcategory: 'outboard' } },
  ];
  for (const { of, values } of kinds)
    for (const [number, miles] of MILES.entries())
      await insertListing(t.db, {
        ...{ ownerId, title: `${of} ${number} at ${miles}`, latitude: latitude + miles * MILE, longitude },
        ...values,
      });
});
afterAll(() => t.close());

it.each(['', '&category=engines', '&distance=25'])(
  'pages of any size list the same boats in the same order, nearest first (%s)',
  async (filters) => {
    const around = `location=Cowes${filters}`;
    const { titles } = await search(t, `${around}&limit=100`);
    expect(titles.length).toBeGreaterThan(8);
    for (const limit of [1, 2, 5]) {
      const paged: string[] = [];
      for (let page = 1; page <= Math.ceil(titles.length / limit); page++)
        paged.push(...(await search(t, `${around}&limit=${limit}&page=${page}`)).titles);
      expect(paged).toEqual(titles);
    }
  },
);

it('confirmed boats come before unconfirmed ones, and boats before goods, however far away', async () => {
  const { titles } = await search(t, 'location=Cowes&limit=100');
  const kinds = titles.map((title) => title.replace(/ \d+ at .*/, ''));
  expect([...new Set(kinds)]).toEqual(['boat', 'unconfirmed boat', 'outboard']);
  expect(kinds).toEqual(
    [...kinds].sort((a, b) => [...new Set(kinds)].indexOf(a) - [...new Set(kinds)].indexOf(b)),
  );
});
