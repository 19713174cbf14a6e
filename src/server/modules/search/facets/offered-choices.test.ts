import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchFacets } from '#contract/search/search.ts';
import {
  type ChoiceField,
  filterOptionsOf,
  filterValueOf,
  optionsOf,
} from '#domain/listings/fields/options.ts';
import { FACET_NAMES, type FacetName, FIELD_FILTERS } from '#domain/search/filters/field-filters.ts';
import { CATEGORIES } from '#domain/taxonomy/categories.ts';
import { call } from '#tests/support/accounts.ts';
import { insertListing, insertSeller, type ListingFields } from '#tests/support/listings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { search, titlesOf } from '../search-call.fixture.ts';

/** The fields whose filter takes one of a list of options. */
const CHOICES = FIELD_FILTERS.flatMap(({ name, shape }) =>
  shape.kind === 'option' ? [{ name, field: shape.field }] : [],
);

/** Names as sellers write them: contained in each other, in another case, with commas, gaps and words that mean "any". */
const MODELS = [
  'Contessa 32',
  'contessa 32',
  'Contessa 32 CO',
  '32, Mk 2',
  'Sun  Odyssey',
  'None',
  'all',
  '100%',
];
const MAKES = ['Bénéteau', 'beneteau', 'Hallberg-Rassy', 'Smith, Jones & Co', 'Any', 'J_Boats', 'Moody'];
const COUNTIES = ['Hampshire', 'hants', 'Hants.', ' Dorset', 'Nowhere', 'Isle of Wight', null];
const BERTHS = [1, 2, 4, 5, 6, 8, 12];

const at = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

/** Every category and type, every option of every choice and every name, in varying combinations. */
function market(): ListingFields[] {
  const kinds = CATEGORIES.flatMap(({ id, subcategories }) =>
    subcategories.map((sub) => ({ id, sub: sub.id })),
  );
  return Array.from({ length: 120 }, (_, n) => {
    const kind = at(kinds, n);
    const chosen = CHOICES.map(({ field }, place) => [field, at(optionsOf(field), n + place * 7).value]);
    return {
      ...Object.fromEntries(chosen),
      title: `Boat ${n}`,
      category: kind.id,
      subcategory: kind.sub,
      make: at(MAKES, n >> 1),
      model: at(MODELS, n >> 2),
      county: at(COUNTIES, n),
      berths: at(BERTHS, n >> 3),
      brokerListing: n % 3 === 0,
    } as ListingFields;
  });
}

let t: TestApp;
const boats = market();
beforeAll(async () => {
  t = await startTestApp();
  const ownerId = await insertSeller(t.db);
  for (const boat of boats) await insertListing(t.db, { ...boat, ownerId });
});
afterAll(() => t.close());

const facetsOf = async (query: string): Promise<SearchFacets> =>
  (await call(t, { url: `/api/boats/facets?${query}` })).json();

/** How a choice of the seller facet is written in a query. */
const SELLER_FILTERS: Record<string, string> = { broker: 'brokerListing', private: 'privateSeller' };
function choose(query: string, facet: FacetName, value: string): string {
  const chosen = new URLSearchParams(query);
  if (facet !== 'seller') chosen.set(facet, value);
  else {
    for (const name of Object.values(SELLER_FILTERS)) chosen.delete(name);
    chosen.set(SELLER_FILTERS[value] ?? '', 'true');
  }
  return chosen.toString();
}

const storedAs = (field: ChoiceField, value: string) =>
  boats
    .filter((boat) => filterValueOf(field, String(boat[field as keyof ListingFields])) === value)
    .map(({ title }) => title)
    .sort();

describe('what filters offer', () => {
  it.each(CHOICES)('FILTER-02 every option of $name finds exactly the boats that have it', async (filter) => {
    const { name, field } = filter;
    for (const { value } of filterOptionsOf(field))
      expect(await titlesOf(t, `limit=100&${name}=${value}`), `${name}=${value}`).toEqual(
        storedAs(field, value),
      );
  });

  it('FILTER-03 the types of goods are offered without a category', async () => {
    const { subcategory } = await facetsOf('kind=goods');
    const types = CATEGORIES.find(({ id }) => id === 'engines')?.subcategories.map(({ id }) => id);
    expect(subcategory.counts.map(({ value }) => value).sort()).toEqual(types?.toSorted());
    expect((await facetsOf('kind=boats')).subcategory.counts).toEqual([]);
  });

  it('SEARCH-22 "none" is no filter, and the option of that name has another value', async () => {
    expect((await search(t, 'fuelType=none&brakes=none')).total.count).toBe(boats.length);
    const { fuelType } = await facetsOf('');
    expect(fuelType.counts.map(({ value }) => value)).toContain('no-fuel');
    const offered = CHOICES.flatMap(({ field }) => filterOptionsOf(field).map(({ value }) => value));
    expect(offered).not.toContain('none');
  });

  it.each([
    '',
    'category=sailing',
    'category=engines',
    'kind=goods',
    'make=Moody',
    'make=Any',
    'make=beneteau&model=contessa',
    'county=Hampshire&privateSeller=true',
    'fuelType=no-fuel&berths=4%2B',
    'keywords=boat&condition=new',
  ])('FILTER-02 each value of each facet finds as many boats as its count: %s', async (query) => {
    const facets = await facetsOf(query);
    let compared = 0;
    for (const facet of FACET_NAMES)
      for (const { value, count } of facets[facet].counts) {
        const { total } = await search(t, choose(query, facet, value));
        expect(total.count, `${facet}=${value} of ${query}`).toBe(count);
        compared += 1;
      }
    expect(compared).toBeGreaterThan(20);
  });
});
