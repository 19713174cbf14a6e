import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILTER_NAMES } from '#domain/search/filters/filters.ts';
import { call } from '#tests/support/accounts.ts';
import { openRealDatabase } from '#tests/support/both-databases.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  // So many searches take longer in the embedded database.
  t = await startTestApp({}, { open: openRealDatabase });
  const ownerId = await insertSeller(t.db);
  await insertListing(t.db, {
    ownerId,
    title: 'Bavaria 37',
    make: 'Bavaria',
    sailSize: 9999.9,
    beam: 3.5,
  });
  await insertListing(t.db, {
    ownerId,
    title: "O'Day \\ 'quoted'",
    category: 'motor',
    suitableBoatLength: 20,
  });
});
afterAll(() => t.close());

const name = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...FILTER_NAMES, 'q', 'read', 'brand', 'sub', 'keywords', 'location'),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('__proto__', 'constructor', 'category[]', 'limit[0]', '', 'page%00'),
  },
);

const nasty = fc.constantFrom(
  '%00',
  '%',
  '%E0%A4%A',
  '%F0%9F%9B%A5',
  '%ED%A0%80',
  "'",
  "''",
  '\\',
  '"',
  '--',
  ';drop table listings',
  ':*',
  '&',
  '|',
  '!',
  '<->',
  "'a':*",
  'a & b',
  '()',
  '((((',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '1e309',
  '9'.repeat(40),
  '2147483648',
  '-0',
  '0x10',
  '1.7976931348623157e309',
  'null',
  'undefined',
  'true',
  'TRUE',
  '6+',
  '6%2B',
  'sailing',
  'sailing:cruiser',
  'spaceships',
  'diesel',
  'new',
  'Cowes',
  'PO12 4AB',
  'Hampshire',
  '25',
  '1000',
  '%25%25%25',
  '___',
  'under £20k',
  '32ft',
  'narrow boat',
  'Bavarai',
  'x'.repeat(300),
  'a '.repeat(150),
  'featured',
  'price-low',
);

const value = fc.oneof(
  { weight: 4, arbitrary: nasty },
  {
    weight: 2,
    arbitrary: fc
      .string({ unit: 'binary', maxLength: 40 })
      .map((text) => encodeURIComponent(text.toWellFormed())),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
);

const query = fc
  .array(
    fc.tuple(name, value).map(([key, text]) => `${key}=${text}`),
    { maxLength: 10 },
  )
  .map((pairs) => pairs.join('&').replace(/[^\x21-\x7e]/g, (odd) => encodeURIComponent(odd)));

const alwaysResponds200 = (path: string, runs: number, joint = '?') =>
  fc.assert(
    fc.asyncProperty(query, async (text) => {
      const answer = await call(t, { url: `${path}${joint}${text}` });
      expect(answer.statusCode, answer.body).toBe(200);
    }),
    { numRuns: runs },
  );

describe('any query at all', () => {
  it('OPEN-9 is accepted by the list, which ignores what it does not understand', () =>
    alwaysResponds200('/api/boats', 1_000));
  it('OPEN-9 is accepted by the facets', () => alwaysResponds200('/api/boats/facets', 500));
  it('is accepted as a phrase', () => alwaysResponds200('/api/boats/understood', 300));
  it('is accepted as a phrase that was read, and relaxed', () =>
    alwaysResponds200('/api/boats?q=yacht&read=yes&maxPrice=1&page=1', 300, '&'));
  it('is accepted by the suggestions', () => alwaysResponds200('/api/search/suggestions', 200));
  it('is accepted by the places', () => alwaysResponds200('/api/places', 200));

  it('OPEN-9 repeated and contradictory values count as absent', async () => {
    const all = (await call(t, { url: '/api/boats' })).json().length;
    for (const twice of [
      'category=motor&category=sailing',
      'minPrice=1&minPrice=999999',
      'berths=1&berths=2',
      'batteries=,',
    ])
      expect((await call(t, { url: `/api/boats?${twice}` })).json()).toHaveLength(all);
  });
});
