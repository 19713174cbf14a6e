import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eq } from '#server/db/drizzle.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { call } from '#tests/support/accounts.ts';
import { countQueries } from '#tests/support/counted-queries.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search, titlesOf } from '../search-call.fixture.ts';

const BOATS = [
  {
    title: 'Jeanneau Sun Odyssey',
    make: 'Jeanneau',
    model: 'Sun Odyssey 37',
    price: 62_000,
    length: 37,
    yearBuilt: 2006,
  },
  {
    title: 'Bavaria',
    make: 'Bavaria',
    model: 'Cruiser 34',
    price: 48_000,
    length: 34,
    description: 'Varnished joinery, furling genoa',
  },
  {
    title: 'Centaur',
    make: 'Westerly',
    model: 'Centaur 26',
    price: 4_500,
    length: 26,
    keelType: 'bilge',
    hullMaterial: 'fiberglass',
  },
  {
    title: 'Steel ketch',
    make: null,
    model: null,
    price: 30_000,
    length: 45,
    hullMaterial: 'steel',
    location: 'Falmouth',
    county: 'Cornwall',
    latitude: 50.15,
    longitude: -5.07,
  },
  {
    title: 'Liverpool Boats',
    category: 'specialist',
    subcategory: 'narrowboat',
    price: 39_000,
    length: 57,
    description: 'Trad stern',
  },
  {
    title: 'Ribcraft 5.85',
    category: 'small-craft',
    subcategory: 'ribs',
    make: 'Ribcraft',
    model: '5.85',
    price: 18_000,
    length: 19,
  },
  {
    title: 'Orkney Vanguard',
    category: 'motor',
    make: 'Orkney',
    model: 'Vanguard 190',
    price: 15_500,
    length: 19,
    description: 'Sold with rigid inflatable tender',
  },
  { title: 'Genoa for a Sigma', category: 'engines', subcategory: 'sails', make: 'Hyde', price: 400 },
  {
    title: 'Bénéteau Océanis',
    make: 'Bénéteau',
    model: 'Océanis 40.1',
    price: 120_000,
    length: 40,
    subcategory: 'cruiser',
  },
] as const;

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  const ownerId = await insertSeller(t.db);
  for (const boat of BOATS) await insertListing(t.db, { ownerId, ...boat });
});
afterAll(() => t.close());

const q = (words: string) => titlesOf(t, `keywords=${encodeURIComponent(words)}`);

describe('words', () => {
  it('API-10 come as q or as keywords', async () => {
    expect(await titlesOf(t, 'keywords=bavaria')).toEqual(['Bavaria']);
    expect(await titlesOf(t, 'keywords=bavaria')).toEqual(['Bavaria']);
  });

  it.each([
    ['in the title', 'ketch', ['Steel ketch']],
    ['in the make', 'westerly', ['Centaur']],
    ['in the model', 'odyssey', ['Jeanneau Sun Odyssey']],
    ['in the description', 'joinery', ['Bavaria']],
    ['in the place', 'falmouth', ['Steel ketch']],
    ['in the county', 'cornwall', ['Steel ketch']],
    ['in the year', '2006', ['Jeanneau Sun Odyssey']],
    ['in any order', 'odyssey sun jeanneau', ['Jeanneau Sun Odyssey']],
    ['in another form', 'varnish', ['Bavaria']],
    ['in another form still', 'ketches', ['Steel ketch']],
    ['by their beginning', 'jean odys', ['Jeanneau Sun Odyssey']],
    ['without accents', 'beneteau oceanis', ['Bénéteau Océanis']],
    ['with accents', 'Océanis', ['Bénéteau Océanis']],
    ['with a number that has a point', 'oceanis 40.1', ['Bénéteau Océanis']],
  ])('FILTER-01 are found %s', async (_, words, titles) => {
    expect(await q(words)).toEqual(titles);
  });

  it('are matched whole once they are finished: "mast" is not looked for in "master", nor corrected to it', async () => {
    const ownerId = await insertSeller(t.db);
    const { id } = await insertListing(t.db, {
      ownerId,
      title: 'Halcyon',
      description: 'Superb master berth, cabinets in oak',
    });
    try {
      expect(await q('halcyon super')).toEqual(['Halcyon']);
      expect(await q('halcyon maste')).toEqual(['Halcyon']);
      for (const word of ['mast', 'sup', 'cabin', 'cat']) {
        expect(await search(t, `keywords=halcyon+${word}`)).toMatchObject({ titles: [] });
        expect(await q(word)).toEqual([]);
      }
    } finally {
      await t.db.delete(listings).where(eq(listings.id, id));
    }
  });

  it('FILTER-01 must all be there', async () => {
    expect(await q('bavaria odyssey')).toEqual([]);
  });

  it('find everything if they have no meaning of their own', async () => {
    expect(await q('boats for sale')).toHaveLength(BOATS.length);
  });

  it('combine with every other filter', async () => {
    expect(await titlesOf(t, 'keywords=genoa')).toEqual(['Bavaria', 'Genoa for a Sigma']);
    expect(await titlesOf(t, 'keywords=genoa&category=sailing')).toEqual(['Bavaria']);
    expect(await titlesOf(t, 'keywords=genoa&make=hyde')).toEqual(['Genoa for a Sigma']);
    expect(await titlesOf(t, 'keywords=genoa&maxPrice=1000')).toEqual(['Genoa for a Sigma']);
    expect(await titlesOf(t, 'keywords=oceanis&make=beneteau&subcategory=cruiser&category=sailing')).toEqual([
      'Bénéteau Océanis',
    ]);
  });
});

describe('misspellings', () => {
  it.each([
    ['Jeaneau', ['Jeanneau Sun Odyssey'], 'jeanneau'],
    ['Bavarai', ['Bavaria'], 'bavaria'],
    ['Westerley', ['Centaur'], 'westerly'],
    ['jeaneau sun odysey', ['Jeanneau Sun Odyssey'], 'jeanneau sun odyssey'],
    ['vangaurd', ['Orkney Vanguard'], 'vanguard'],
    ['narowboat under 50k', ['Liverpool Boats'], 'narrowboat under 50k'],
    ['Steel falmuoth', ['Steel ketch'], 'Steel falmouth'],
  ])(
    '"%s" finds its make or model, and the response contains the correction',
    async (words, titles, corrected) => {
      const answer = await search(t, `keywords=${encodeURIComponent(words)}`);
      expect(answer.titles).toEqual(titles);
      expect(answer.correctedKeywords).toBe(corrected);
    },
  );

  it('are corrected up to four in one search: more unknown words are not typos', async () => {
    const four = await search(t, 'keywords=jeaneau+odysey+bavarai+orkny');
    expect(four.correctedKeywords).toBe('jeanneau odyssey bavaria orkney');
    const five = await search(t, 'keywords=jeaneau+odysey+bavarai+orkny+ribcaft');
    expect(five).toMatchObject({ titles: [], correctedKeywords: undefined });
  });

  it('cost the same queries and no transaction whether one word is unknown or twenty', async () => {
    const { pool } = t.deps.database;
    const connect = vi.spyOn(pool, 'connect');
    const counted = countQueries(pool);
    // The names on the market are read again after a quarter of a minute.
    t.stopClock();
    const queries = async (words: number) => {
      t.deps.pageCache.clear();
      const keywords = Array.from({ length: words }, (_, n) => `zqx${'jkvwz'.repeat(2).slice(n % 5)}${n}w`);
      return counted.during(() => call(t, { url: `/api/boats?keywords=${keywords.join('+')}` }));
    };
    // The first call also reads the names on the market.
    await queries(1);
    const one = await queries(1);
    connect.mockClear();
    const twenty = await queries(20);
    expect(twenty.queries).toBeLessThanOrEqual(one.queries);
    // Transactions take a connection; single queries pass a callback.
    expect(connect.mock.calls.filter(([callback]) => !callback)).toEqual([]);
    connect.mockRestore();
  });

  it('never change a word that is spelt correctly', async () => {
    expect((await search(t, 'keywords=bavaria')).correctedKeywords).toBeUndefined();
    expect(await search(t, 'keywords=bavaria%20ketch')).toMatchObject({
      titles: [],
      correctedKeywords: undefined,
    });
  });

  it('find nothing if no word is similar', async () => {
    expect(await q('xylophone')).toEqual([]);
  });
});

describe('synonyms', () => {
  it.each([
    ['GRP', ['Centaur']],
    ['fibreglass', ['Centaur']],
    ['narrow boat', ['Liverpool Boats']],
    ['narrowboats', ['Liverpool Boats']],
    ['RIB', ['Orkney Vanguard', 'Ribcraft 5.85']],
    ['rigid inflatable', ['Orkney Vanguard', 'Ribcraft 5.85']],
    ['bilge keeler', ['Centaur']],
  ])('"%s" finds boats under any synonym', async (words, titles) => {
    expect(await q(words)).toEqual(titles);
  });

  it('"yacht" and "sailing boat" find the sailing boats, not the sails', async () => {
    const sailing = ['Bavaria', 'Bénéteau Océanis', 'Centaur', 'Jeanneau Sun Odyssey', 'Steel ketch'];
    expect(await q('yacht')).toEqual(sailing);
    expect(await q('sailing boat')).toEqual(sailing);
  });
});

describe('prices and lengths among the words', () => {
  it.each([
    ['yacht under 20k', ['Centaur']],
    ['yacht under £50,000', ['Bavaria', 'Centaur', 'Steel ketch']],
    ['£15k-£20k', ['Orkney Vanguard', 'Ribcraft 5.85']],
    ['37ft', ['Jeanneau Sun Odyssey']],
    ['26 foot', ['Centaur']],
    ['8m', ['Centaur']],
    ['yacht over 40ft', ['Bénéteau Océanis', 'Steel ketch']],
  ])('"%s" is understood', async (words, titles) => {
    expect(await q(words)).toEqual(titles);
  });
});
