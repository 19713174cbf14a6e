import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search } from '../search-call.fixture.ts';

const BOATS = [
  { title: 'Bavaria 36', make: 'Bavaria', model: '36 Cruiser', subcategory: 'cruiser' },
  { title: 'Centaur', make: 'Westerly', model: 'Centaur 26', subcategory: 'cruiser' },
  { title: 'Konsort', make: 'Westerly', model: 'Konsort 29', subcategory: 'daysailer' },
  { title: 'HR 31', make: 'Hallberg-Rassy', model: '31', subcategory: 'bluewater' },
  { title: 'Moody', make: 'Moody', model: '336', subcategory: 'yacht' },
  { title: 'Princess', category: 'motor', make: 'Princess', model: '33', subcategory: 'cruiser' },
] as const;

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  const ownerId = await insertSeller(t.db);
  for (const boat of BOATS) await insertListing(t.db, { ownerId, description: 'Lying afloat', ...boat });
});
afterAll(() => t.close());

/** The titles in alphabetical order; the total must match. */
async function found(query: string) {
  const { titles, total } = await search(t, query);
  expect(total).toEqual({ count: titles.length, isMinimum: false });
  return titles.sort();
}

describe('OPEN-08 several at once', () => {
  it.each([
    ['makes', 'make=bavaria,moody', ['Bavaria 36', 'Moody']],
    [
      'makes that are repeated, in any spelling',
      'make=BAVARIA&brand=hallberg%20rassy',
      ['Bavaria 36', 'HR 31'],
    ],
    ['an unknown make beside a known one', 'make=moody,nobody', ['Moody']],
    ['models', 'model=centaur,konsort', ['Centaur', 'Konsort']],
    ['makes, and one model of one of them', 'make=westerly,bavaria&model=centaur', ['Centaur']],
    ['types', 'category=sailing&subcategory=daysailer,bluewater', ['HR 31', 'Konsort']],
    [
      'types of whatever category has them',
      'subcategory=cruiser,yacht',
      ['Bavaria 36', 'Centaur', 'Moody', 'Princess'],
    ],
    ['types of one category alone', 'category=motor&subcategory=cruiser,yacht', ['Princess']],
    [
      'types and makes',
      'category=sailing&subcategory=cruiser,daysailer&make=westerly,moody',
      ['Centaur', 'Konsort'],
    ],
  ])('%s', async (_, query, titles) => {
    expect(await found(query)).toEqual(titles);
    // With keywords these filters are part of the text index lookup.
    expect(await found(`${query}&keywords=afloat`)).toEqual(titles);
  });
});
