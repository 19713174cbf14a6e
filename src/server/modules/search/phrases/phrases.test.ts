import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UnderstoodPhrase } from '#contract/search/understood.ts';
import { call } from '#tests/support/accounts.ts';
import { countQueries } from '#tests/support/counted-queries.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search } from '../search-call.fixture.ts';

const OXFORD = { location: 'Oxford', latitude: 51.75, longitude: -1.26 };
const POOLE = { location: 'Poole', latitude: 50.72, longitude: -1.98 };
const CHICHESTER = { location: 'Chichester', latitude: 50.84, longitude: -0.78 };
const SWANSEA = { location: 'Swansea', latitude: 51.62, longitude: -3.94 };

const NARROWBOAT = { category: 'specialist', subcategory: 'narrowboat' } as const;
const OUTBOARD = { category: 'engines', subcategory: 'outboard' } as const;
const CRUISER = { category: 'sailing', subcategory: 'cruiser' } as const;

const MARKET = [
  { title: 'Expensive narrowboat', ...NARROWBOAT, ...OXFORD, price: 90_000, length: 57 },
  { title: 'Narrowboat far away', ...NARROWBOAT, ...SWANSEA, price: 50_000, length: 57 },
  { title: 'Bavaria 36', ...CRUISER, ...POOLE, make: 'Bavaria', model: '36', price: 45_000, yearBuilt: 2003 },
  {
    title: 'Bavaria 28',
    ...CRUISER,
    ...SWANSEA,
    make: 'Bavaria',
    model: '28',
    price: 33_000,
    yearBuilt: 2007,
  },
  {
    title: 'Oceanis 2009',
    ...CRUISER,
    ...POOLE,
    make: 'Beneteau',
    model: 'Oceanis 37',
    price: 75_000,
    yearBuilt: 2009,
  },
  {
    title: 'Oceanis 2018',
    ...CRUISER,
    ...POOLE,
    make: 'Beneteau',
    model: 'Oceanis 38',
    price: 95_000,
    yearBuilt: 2018,
  },
  {
    title: 'Sunseeker in Poole',
    category: 'motor',
    ...POOLE,
    make: 'Sunseeker',
    model: 'Portofino',
    price: 150_000,
  },
  {
    title: 'Sunseeker elsewhere',
    category: 'motor',
    ...SWANSEA,
    make: 'Sunseeker',
    model: 'Manhattan',
    price: 250_000,
  },
  {
    title: 'Yamaha 70hp',
    ...OUTBOARD,
    ...POOLE,
    make: 'Yamaha',
    model: 'F70',
    price: 4_900,
    enginePower: 70,
  },
  {
    title: 'Yamaha 45hp',
    ...OUTBOARD,
    ...POOLE,
    make: 'Yamaha',
    model: 'F45',
    price: 3_900,
    enginePower: 45,
  },
  { title: 'Mooring at Chichester', category: 'moorings', ...CHICHESTER, price: 1_500 },
  { title: 'Mooring at Swansea', category: 'moorings', ...SWANSEA, price: 900 },
  { title: 'Boat trailer', category: 'engines', subcategory: 'trailers', ...POOLE, price: 600 },
] as const;

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  const ownerId = await insertSeller(t.db);
  for (const listing of MARKET) await insertListing(t.db, { ownerId, ...listing });
});
afterAll(() => t.close());

const find = (phrase: string, more = '') => search(t, `q=${encodeURIComponent(phrase)}${more}`);

const understood = async (query: string) =>
  (await call(t, { url: `/api/boats/understood?${query}` })).json() as UnderstoodPhrase;

describe('what the API understood', () => {
  it('is returned as parts with kind, value and text, and the remaining words', async () => {
    const answer = await understood('q=gaff+narrowboat+near+oxford+under+60k');
    expect(answer.parts).toEqual([
      { kind: 'type', value: { ...NARROWBOAT }, text: 'Narrowboats', typed: 'narrowboat' },
      {
        kind: 'place',
        value: { location: 'Oxford', distance: 15 },
        text: 'Within 15 miles of Oxford',
        typed: 'near oxford',
      },
      { kind: 'price', value: { maxPrice: 60_000 }, text: 'Up to £60,000', typed: 'under 60k' },
    ]);
    expect(answer.rest).toBe('gaff');
    expect(answer.filters).toMatchObject({ ...NARROWBOAT, maxPrice: 60_000 });
    expect(answer.wishes).toContainEqual(
      expect.objectContaining({ typed: 'gaff', as: 'ranking', kind: 'words', sure: false }),
    );
  });

  it('knows the models on the market', async () => {
    expect((await understood('q=sunseeker+portofino')).filters).toMatchObject({
      make: 'Sunseeker',
      model: 'Portofino',
    });
  });

  it('asks for a postcode when boats near the visitor are wanted', async () => {
    expect(await understood('q=boats+near+me')).toMatchObject({ needs: 'postcode' });
  });

  it('keeps filters that are given beside the phrase', async () => {
    expect((await understood('q=bavaria+under+60k&maxPrice=40000')).filters).toMatchObject({
      make: 'Bavaria',
      maxPrice: 40_000,
    });
  });

  it('is nothing without a phrase', async () => {
    expect(await understood('')).toEqual({ parts: [], rest: '', wishes: [], filters: {} });
  });

  it('FIND-01 in an address that was read before says which readings are still set', async () => {
    const { wishes } = await understood('q=bavaria+under+60k&read=yes&make=bavaria');
    expect(wishes.map(({ kind, kept }) => [kind, kept])).toEqual([
      ['make', true],
      ['price', false],
    ]);
  });
});

describe('a search for a phrase', () => {
  it.each([
    ['sunseeker poole', ['Sunseeker in Poole']],
    ['traler', ['Boat trailer']],
    ['narrow bost under 60k', ['Narrowboat far away']],
    ['bavaria under 40k', ['Bavaria 28']],
    ['marina berth', ['Mooring at Swansea', 'Mooring at Chichester']],
  ])('"%s" finds what is meant', async (phrase, titles) => {
    const found = await find(phrase);
    expect(found.titles.slice(0, found.titles.length - found.nearMisses).toSorted()).toEqual(
      titles.toSorted(),
    );
    expect(found).toMatchObject({ relaxed: [], total: { count: titles.length } });
  });

  it('"swan" is not Swansea', async () => {
    expect((await find('swan')).relaxed).toEqual(['make']);
  });
});

describe('a phrase that nothing matches', () => {
  it('lists the closest models by their number', async () => {
    const { titles, ...found } = await find('bavaria 34');
    expect(titles.slice(0, 2)).toEqual(['Bavaria 36', 'Bavaria 28']);
    expect(found).toMatchObject({ total: { count: 0 }, relaxed: ['model'], nearMisses: titles.length });
  });

  it('FIND-01 a further word only ranks', async () => {
    const { titles, total, nearMisses } = await find('bavaria periscope');
    expect(titles.slice(0, titles.length - nearMisses).toSorted()).toEqual(['Bavaria 28', 'Bavaria 36']);
    expect(total.count).toBe(2);
  });

  it('FIND-03 FIND-05 lists the nearest first, each with what it does not meet', async () => {
    const narrowboats = await find('narrowboat near oxford under 60k');
    expect(narrowboats.titles.slice(0, 2)).toEqual(['Expensive narrowboat', 'Narrowboat far away']);
    expect(narrowboats.unmet).toMatchObject({
      'Expensive narrowboat': ['£90,000, not up to £60,000'],
      'Narrowboat far away': ['118.8 miles from Oxford'.replace('118.8', '115')],
    });
    const moorings = await find('mooring brighton');
    expect(moorings.titles.slice(0, 2)).toEqual(['Mooring at Chichester', 'Mooring at Swansea']);
    expect(moorings.relaxed).toEqual(['location']);
  });

  it('lists the nearest year and the nearest power first', async () => {
    expect((await find('beneteau oceanis 2010')).titles.slice(0, 2)).toEqual([
      'Oceanis 2009',
      'Oceanis 2018',
    ]);
    const outboards = await find('yamaha 40hp outboard');
    expect(outboards.titles.slice(0, 2)).toEqual(['Yamaha 45hp', 'Yamaha 70hp']);
    expect(outboards.relaxed).toEqual(['minHorsepower', 'maxHorsepower']);
  });

  it('gives up the make last, and keeps the type', async () => {
    expect(await find('suzuki outboard')).toMatchObject({
      titles: expect.arrayContaining(['Yamaha 70hp', 'Yamaha 45hp']),
      relaxed: ['make'],
    });
  });

  it('has no closest boats if none of its words were understood, or on a later page', async () => {
    for (const more of ['', '&limit=3'])
      expect(await find('qwertyuiop asdfgh', more)).toMatchObject({ titles: [], relaxed: [] });
    expect(await find('bavaria 34', '&page=2')).toMatchObject({ titles: [], relaxed: [] });
  });

  it('is relaxed in the written form of its address too, but plain filters never are', async () => {
    expect((await search(t, 'q=bavaria+34&read=yes&make=bavaria&model=34')).relaxed).toEqual(['model']);
    expect(await search(t, 'q=x&read=yes&make=bavaria&model=34')).toMatchObject({ titles: [], relaxed: [] });
    expect(await search(t, 'make=bavaria&model=34')).toMatchObject({ titles: [], relaxed: [] });
  });

  it('costs at most two more queries', async () => {
    const counted = countQueries(t.deps.database.pool);
    // The words of the market are read again after a quarter of a minute.
    t.stopClock();
    const queries = async (query: string) => {
      t.deps.pageCache.clear();
      return (await counted.during(() => call(t, { url: `/api/boats?${query}` }))).queries;
    };
    const strict = await queries('category=engines&subcategory=outboard&make=suzuki&maxPrice=1');
    const near = await queries('q=suzuki+outboard+under+%C2%A31&category=engines');
    const read = await queries('category=engines&subcategory=outboard&limit=2');
    // The boats that are named by the phrase's own words, and those that come close.
    expect(near - strict).toBeLessThanOrEqual(2 + Math.max(0, read - strict));
  });
});

describe('FIND-17 filters beside a phrase', () => {
  it('are never given up, before and after the phrase was read', async () => {
    for (const query of [
      'q=sunseeker&minPrice=200000',
      'q=sunseeker&read=yes&make=sunseeker&minPrice=200000',
    ]) {
      const found = await search(t, query);
      expect(found.titles).toEqual(['Sunseeker elsewhere']);
      expect(found.nearMisses).toBe(0);
    }
    const { titles } = await search(t, 'q=bavaria+34&minPrice=40000');
    expect(titles[0]).toBe('Bavaria 36');
    expect(titles).not.toContain('Bavaria 28');
  });

  it('are never given up when they equal what the phrase says', async () => {
    const { titles } = await search(t, 'q=bavaria+34&make=bavaria');
    expect(titles).toEqual(['Bavaria 36', 'Bavaria 28']);
  });
});

describe('FIND-06 the order of a phrase', () => {
  it('is by price for “cheap”, near misses in a group of their own', async () => {
    const { titles, nearMisses } = await find('cheap sunseeker');
    const exact = titles.length - nearMisses;
    expect(titles.slice(0, exact)).toEqual(['Sunseeker in Poole', 'Sunseeker elsewhere']);
  });

  it('is the chosen one, near misses included', async () => {
    const { titles, nearMisses } = await find('bavaria 34', '&sort=price-low');
    expect(titles.slice(0, 2)).toEqual(['Bavaria 28', 'Bavaria 36']);
    expect(nearMisses).toBe(titles.length);
  });

  it('is nearest first for a place', async () => {
    const { titles, miles } = await find('oceanis in dorset');
    expect(titles.slice(0, 2).toSorted()).toEqual(['Oceanis 2009', 'Oceanis 2018']);
    expect(Object.keys(miles)).not.toEqual([]);
  });
});

describe('what a phrase excludes', () => {
  it('FIND-07 is not listed, not even among near misses', async () => {
    const { titles } = await find('beneteau oceanis not sunseeker');
    expect(titles).toContain('Oceanis 2009');
    expect(titles.some((title) => title.startsWith('Sunseeker'))).toBe(false);
    expect((await search(t, 'without=category:motor&category=motor')).titles).toEqual([]);
  });

  it('FIND-08 alternatives mean any of them', async () => {
    const { titles, nearMisses } = await find('sunseeker or bavaria');
    expect(titles.slice(0, titles.length - nearMisses).toSorted()).toEqual([
      'Bavaria 28',
      'Bavaria 36',
      'Sunseeker elsewhere',
      'Sunseeker in Poole',
    ]);
    const kinds = await find('narrowboat or outboard');
    expect(kinds.titles.slice(0, 4).toSorted()).toEqual([
      'Expensive narrowboat',
      'Narrowboat far away',
      'Yamaha 45hp',
      'Yamaha 70hp',
    ]);
  });

  it('FIND-10 “sold” is answered by what is for sale, and a note', async () => {
    const found = await find('sold narrowboats');
    expect(found.note).toBe('sold');
    expect(found.total.count).toBe(2);
    expect((await find('narrowboats')).note).toBeUndefined();
  });
});

it('FIND-02 a boat is found by its own words, after what a word more likely means', async () => {
  expect((await find('Sunseeker elsewhere')).titles[0]).toBe('Sunseeker elsewhere');
  const { titles, nearMisses } = await find('mooring');
  expect(nearMisses).toBe(titles.length - 2);
});
