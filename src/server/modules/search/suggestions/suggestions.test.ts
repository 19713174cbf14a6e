import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SearchSuggestion } from '#contract/search/suggestions.ts';
import { placeOf } from '#domain/places/gazetteer.ts';
import { call } from '#tests/support/accounts.ts';
import { insertListing, insertSeller, type ListingFields } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search } from '../search-call.fixture.ts';

const at = (name: string): ListingFields => {
  const place = placeOf(name);
  if (!place) throw new Error(`${name} is not in the gazetteer`);
  const { latitude, longitude, county } = place;
  return { location: name, county, latitude, longitude };
};

const MARKET: readonly ListingFields[] = [
  { make: 'Bavaria', model: '36', subcategory: 'cruiser', ...at('Cowes') },
  { make: 'Bavaria', model: '36 Cruiser', subcategory: 'cruiser', ...at('Southampton') },
  { make: 'BAVARIA', model: '28 Sport', subcategory: 'cruiser', ...at('Plymouth') },
  { make: 'Hallberg-Rassy', model: '31', ...at('Oban') },
  { make: 'Swan', model: '37', ...at('Swansea') },
  { make: 'Any', model: 'A, B', ...at('Swansea') },
  { make: 'Local Yard', category: 'specialist', subcategory: 'narrowboat', ...at('Oxford') },
  { make: 'Local Yard', category: 'specialist', subcategory: 'narrowboat', ...at('Bath') },
  { category: 'engines', subcategory: 'outboard', make: 'Yamaha', model: 'F40', ...at('Bath') },
  { category: 'moorings', location: 'Cowes Yacht Haven', county: null, latitude: null, longitude: null },
  { make: 'Princess', status: 'pending', ...at('Poole') },
];

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  const ownerId = await insertSeller(t.db);
  for (const listing of MARKET) await insertListing(t.db, { ownerId, ...listing });
});
afterAll(() => t.close());

async function suggest(typed: string) {
  const answer = await call(t, { url: `/api/search/suggestions?q=${encodeURIComponent(typed)}` });
  expect(answer.statusCode).toBe(200);
  return z.array(SearchSuggestion).parse(answer.json());
}
const textsOf = async (typed: string) => (await suggest(typed)).map(({ text }) => text);

/** The query of the call that a results page makes. */
function queryOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [, category] = pathname.split('/category/');
  if (category) searchParams.set('category', category);
  return searchParams.toString();
}

describe('suggestions while typing', () => {
  it('are types, makes, models and places, each with the address of its results', async () => {
    expect(await suggest('bava')).toEqual([
      { text: 'Bavaria', kind: 'make', count: 3, address: '/search?make=bavaria' },
      { text: 'Bavaria 36', kind: 'model', count: 2, address: '/search?make=bavaria&model=36' },
      { text: 'Bavaria 28 Sport', kind: 'model', count: 1, address: '/search?make=bavaria&model=28+Sport' },
      {
        text: 'Bavaria 36 Cruiser',
        kind: 'model',
        count: 1,
        address: '/search?make=bavaria&model=36+Cruiser',
      },
    ]);
    expect(await suggest('narrow')).toEqual([
      { text: 'Narrowboats', kind: 'type', count: 2, address: '/category/specialist?subcategory=narrowboat' },
    ]);
    expect(await suggest('mooring')).toEqual([
      { text: 'Moorings', kind: 'type', count: 1, address: '/category/moorings' },
    ]);
    expect(await suggest('oxford')).toContainEqual({
      text: 'Oxford',
      kind: 'place',
      count: 1,
      address: '/search?location=Oxford',
    });
  });

  it('state the number of listings that their page then shows', async () => {
    const typed = [
      'ba',
      'co',
      'sw',
      'so',
      'ha',
      'ox',
      'is',
      'pl',
      'the s',
      'sail',
      'eng',
      'ya',
      '36',
      'de',
      'wa',
      'sc',
    ];
    const all = (await Promise.all(typed.map(suggest))).flat();
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['type', 'make', 'model', 'place']));
    for (const { text, count, address } of all) {
      const { total } = await search(t, queryOf(address));
      expect({ text, count: total.count }).toEqual({ text, count });
    }
  });

  it('put names that begin with the text before names with such a word, and whole groups together', async () => {
    expect((await textsOf('swan')).slice(0, 2)).toEqual(['Swan', 'Swan 37']);
    expect(await textsOf('swan')).toContain('Swansea');
    expect(await textsOf('rassy')).toEqual(['Hallberg-Rassy', 'Hallberg-Rassy 31']);
    const kinds = (await suggest('ba')).map(({ kind }) => kind);
    expect(kinds).toEqual([...new Set(kinds)].flatMap((kind) => kinds.filter((one) => one === kind)));
  });

  it('forgive one wrong letter when nothing is spelt that way', async () => {
    expect(await textsOf('bavraia')).toEqual(['Bavaria']);
    expect(await textsOf('bavra')).toContain('Bavaria');
    expect(await textsOf('narrow bost')).toEqual(['Narrowboats']);
    expect(await textsOf('narow bost')).toEqual([]);
    expect(await textsOf('hallbergrassy')).toEqual(['Hallberg-Rassy']);
    expect(await textsOf('narrow boat')).toEqual(['Narrowboats']);
    expect(await textsOf('bvr')).toEqual([]);
  });

  it('never lead nowhere', async () => {
    expect(await textsOf('princess')).toEqual([]);
    expect(await textsOf('trimaran')).toEqual([]);
    expect(await textsOf('any')).toEqual([]);
    for (const { count } of await suggest('po')) expect(count).toBeGreaterThan(0);
  });

  it('are at most eight, need two letters, and accept any text', async () => {
    expect((await suggest('ba')).length).toBeLessThanOrEqual(8);
    expect(await suggest('b')).toEqual([]);
    expect(await suggest('..')).toEqual([]);
    expect(await suggest('x'.repeat(81))).toEqual([]);
    expect((await call(t, { url: '/api/search/suggestions?q=a&q=b' })).json()).toEqual([]);
  });

  it('may be cached for a minute by anyone', async () => {
    const { headers } = await call(t, { url: '/api/search/suggestions?q=bava' });
    expect(headers['cache-control']).toBe('public, max-age=60');
  });
});
