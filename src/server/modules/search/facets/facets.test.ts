import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchFacets } from '#contract/search/search.ts';
import { call } from '#tests/support/accounts.ts';
import { insertListing, insertSeller } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search } from '../search-call.fixture.ts';

const SUBCATEGORIES = ['cruiser', 'yacht', null] as const;
const CONDITIONS = ['new', 'used-good', 'project', null] as const;
const ENGINES = ['diesel', 'petrol', 'sail'] as const;
const COUNTIES = ['Hampshire', 'hampshire', 'Hants', 'Dorset', null] as const;

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  const ownerId = await insertSeller(t.db);
  for (let n = 0; n < 90; n++) {
    await insertListing(t.db, {
      ownerId,
      title: n % 3 === 0 ? 'Bavaria' : 'Moody',
      make: n % 3 === 0 ? 'Bavaria' : 'Moody',
      category: n % 5 === 0 ? 'motor' : 'sailing',
      subcategory: SUBCATEGORIES[n % SUBCATEGORIES.length],
      condition: CONDITIONS[(n >> 1) % CONDITIONS.length],
      engineType: ENGINES[(n >> 2) % ENGINES.length],
      county: COUNTIES[(n >> 1) % COUNTIES.length],
      price: 1000 * n,
      status: n % 11 === 0 ? 'pending' : 'approved',
    });
  }
});
afterAll(() => t.close());

const facets = async (query: string): Promise<SearchFacets> =>
  (await call(t, { url: `/api/boats/facets?${query}` })).json();

const FACET_NAMES = ['subcategory', 'condition', 'engineType', 'county'] as const;

describe('counts beside filter options', () => {
  it.each([
    'category=sailing',
    'category=sailing&subcategory=cruiser',
    'category=sailing&condition=new&engineType=diesel',
    'category=motor&county=Hampshire',
    'category=sailing&minPrice=20000&keywords=moody',
    'category=sailing&keywords=bavarai&condition=used-good',
    'category=sailing&privateSeller=true&maxPrice=60000&county=Dorset&subcategory=yacht&condition=new',
  ])('FILTER-02 equal the number of results: %s', async (query) => {
    const answer = await facets(query);
    for (const facet of FACET_NAMES) {
      const { counts, atLeast } = answer[facet];
      expect(atLeast).toBe(false);
      expect(counts.length, facet).toBeGreaterThan(0);
      for (const { value, count } of counts) {
        const chosen = new URLSearchParams(query);
        chosen.set(facet, value);
        expect((await search(t, chosen.toString())).total.count, `${facet}=${value}`).toBe(count);
      }
    }
  });

  it('name a county once, however sellers spelt it', async () => {
    const { county } = await facets('category=sailing');
    expect(county.counts.map(({ value }) => value).sort()).toEqual(['Dorset', 'Hampshire']);
  });

  it('include the other choices of a filter that is set', async () => {
    const { condition } = await facets('category=sailing&condition=new');
    expect(condition.counts.map(({ value }) => value).sort()).toEqual(['new', 'project', 'used-good']);
  });

  it('FILTER-03 count subcategories only within a category', async () => {
    const { subcategory, condition } = await facets('');
    expect(subcategory.counts).toEqual([]);
    expect(condition.counts).not.toEqual([]);
  });

  it('FILTER-02 include makes, models of a make, kinds and sellers', async () => {
    const { make, model, kind, seller, category } = await facets('');
    expect(make.counts.map(({ value }) => value)).toEqual(['Moody', 'Bavaria']);
    expect(model.counts).toEqual([]);
    const total = (await search(t, '')).total.count;
    expect(kind.counts).toEqual([{ value: 'boats', count: total }]);
    expect(seller.counts.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    for (const { value, count } of [...make.counts, ...category.counts]) {
      const name = make.counts.some((one) => one.value === value) ? 'make' : 'category';
      expect((await search(t, `${name}=${value}`)).total.count).toBe(count);
    }
  });

  it('are all empty if nothing matches', async () => {
    const nothing = { counts: [], atLeast: false };
    const answer = await facets('category=spaceships');
    // Without the unknown category, every other can be chosen.
    const { category, ...others } = answer;
    expect(category.counts.map(({ value }) => value).sort()).toEqual(['motor', 'sailing']);
    for (const facet of Object.values(others)) expect(facet).toEqual(nothing);
  });
});
