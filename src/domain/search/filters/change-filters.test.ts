import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeFilterChips } from '../chips/chips.ts';
import { changeFilters, clearFilters, withoutFilters } from './change-filters.ts';
import { everyFilter } from './filters.arbitrary.ts';
import { FILTER_NAMES, type Filters } from './filters.ts';

describe('changing filters', () => {
  it('ADV-19 non-empty, non-"all" values are merged, the others are removed', () => {
    const before: Filters = { category: 'sailing', condition: 'new', keelType: 'fin' };
    expect(
      changeFilters(before, { condition: 'all', make: 'Westerly', model: '', keelType: 'bilge' }),
    ).toEqual({
      category: 'sailing',
      make: 'Westerly',
      keelType: 'bilge',
    });
    expect(before).toEqual({ category: 'sailing', condition: 'new', keelType: 'fin' });
  });

  it('a choice returns to the first page, and paging keeps the choices', () => {
    expect(changeFilters({ page: 4 }, { condition: 'new' })).toEqual({ condition: 'new' });
    expect(changeFilters({ condition: 'new' }, { page: 2 })).toEqual({ condition: 'new', page: 2 });
  });

  it('"All" clears category and subcategory; another category clears the subcategory', () => {
    const before: Filters = { category: 'small-craft', subcategory: 'ribs', minPrice: 100 };
    expect(changeFilters(before, { category: 'all' })).toEqual({ minPrice: 100 });
    expect(changeFilters(before, { category: 'motor' })).toEqual({ category: 'motor', minPrice: 100 });
  });

  it('choosing a category forgets an unknown one', () => {
    expect(changeFilters({ unknownCategory: 'hovercraft' }, { category: 'motor' })).toEqual({
      category: 'motor',
    });
  });

  it('FILTER-06 HOME-12 a custom amount left empty is no filter', () => {
    expect(changeFilters({ minPrice: 6100 }, { minPrice: '' })).toEqual({});
  });

  it('a distance is removed with its location', () => {
    expect(changeFilters({ location: 'Cowes', distance: 25 }, { location: '' })).toEqual({});
  });

  it('other words are read as typed again; other choices keep how the words are read', () => {
    const saved: Filters = { keywords: 'teak decks', words: 'exact' };
    expect(changeFilters(saved, { keywords: 'teka' })).toEqual({ keywords: 'teka' });
    expect(changeFilters(saved, { keywords: '' })).toEqual({});
    expect(changeFilters(saved, { maxPrice: 5_000 })).toEqual({ ...saved, maxPrice: 5_000 });
  });

  it('SEARCH-16 clearing removes every filter; a category’s page keeps its category', () => {
    const filters: Filters = {
      category: 'motor',
      subcategory: 'sports',
      minPrice: 1,
      page: 2,
      sort: 'newest',
    };
    expect(clearFilters(filters, 'results')).toEqual({ sort: 'newest' });
    expect(clearFilters(filters, 'category')).toEqual({ category: 'motor', sort: 'newest' });
  });
});

describe('chips', () => {
  const labels = (filters: Filters) => activeFilterChips(filters).map(({ label }) => label);

  it('each chosen filter has a readable label', () => {
    expect(
      labels({
        keywords: 'long keel',
        category: 'small-craft',
        subcategory: 'ribs',
        make: 'beneteau',
        minPrice: 5000,
        maxPrice: 20_000,
        minLength: 60,
        maxLength: 999,
        location: 'Cowes',
        distance: 25,
        yearFrom: 1990,
        yearTo: 2000,
        condition: 'used-good',
        fuelType: 'diesel',
        berths: '6+',
        featured: true,
        privateSeller: true,
      }),
    ).toEqual([
      '“long keel”',
      'Small Craft',
      'RIBs & Inflatables',
      'Make: Beneteau',
      'Built 1990 to 2000',
      'Condition: Used – good',
      '£5,000 to £20,000',
      'Within 25 miles of Cowes',
      'From 60 ft',
      '6+ berths',
      'Fuel type: Diesel',
      'Featured',
      'Private sellers',
    ]);
  });

  it('a range with one bound has its own wording', () => {
    expect(
      labels({
        maxPrice: 750,
        minLength: 20,
        yearTo: 1970,
        location: 'Oban',
        maxBeam: 3.5,
        seatingCapacity: 8,
      }),
    ).toEqual([
      'Built up to 1970',
      'Up to £750',
      'Near Oban',
      'From 20 ft',
      'Beam up to 3.5 m',
      'Seats at least 8',
    ]);
  });

  it('removing a chip removes all its filters and nothing else', () => {
    const filters: Filters = {
      minPrice: 5000,
      maxPrice: 9000,
      condition: 'new',
      page: 3,
    };
    const price = activeFilterChips(filters).find(({ label }) => label.startsWith('£'));
    expect(withoutFilters(filters, price?.names ?? [])).toEqual({ condition: 'new' });
  });

  it('removing the category removes its subcategory; removing the subcategory keeps the category', () => {
    const filters: Filters = { category: 'motor', subcategory: 'sports' };
    const [category, subcategory] = activeFilterChips(filters);
    expect(withoutFilters(filters, category?.names ?? [])).toEqual({});
    expect(withoutFilters(filters, subcategory?.names ?? [])).toEqual({ category: 'motor' });
  });

  it('filters in the path have no chip', () => {
    expect(activeFilterChips({ category: 'motor', condition: 'new' }, ['category'])).toHaveLength(1);
  });

  it('every filter that narrows the results has a chip', () => {
    fc.assert(
      fc.property(everyFilter(), (example) => {
        const covered = new Set(activeFilterChips(example).flatMap(({ names }) => names));
        const uncovered = FILTER_NAMES.filter((name) => !covered.has(name));
        expect(uncovered).toEqual(['phrase', 'words', 'similarTo', 'sort', 'page', 'limit']);
        expect(labels(example).filter((label) => /\{|\}|undefined|null|NaN|\[object/.test(label))).toEqual(
          [],
        );
      }),
    );
  });
});
