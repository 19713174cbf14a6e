import { describe, expect, it } from 'vitest';
import { changeFilters, clearFilters, placeChanges, withoutFilters } from './change-filters.ts';
import { activeFilterChips } from './chips.ts';
import { FILTER_NAMES, type Filters } from './filters.ts';

describe('changing filters', () => {
  it('ADV-19 non-empty, non-"all" values are merged, the others are taken out', () => {
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

  it('a choice leads back to the first page, paging does not lose the choices', () => {
    expect(changeFilters({ page: 4 }, { condition: 'new' })).toEqual({ condition: 'new' });
    expect(changeFilters({ condition: 'new' }, { page: 2 })).toEqual({ condition: 'new', page: 2 });
  });

  it('HOME-08 HOME-09 "All" clears category and subcategory; another category clears the subcategory', () => {
    const before: Filters = { category: 'small-craft', subcategory: 'ribs', minPrice: 100 };
    expect(changeFilters(before, placeChanges('all'))).toEqual({ minPrice: 100 });
    expect(changeFilters(before, placeChanges('motor'))).toEqual({ category: 'motor', minPrice: 100 });
    expect(changeFilters(before, { category: 'motor' })).toEqual({ category: 'motor', minPrice: 100 });
  });

  it('HOME-10 a combined value sets both', () => {
    expect(changeFilters({}, placeChanges('small-craft:ribs'))).toEqual({
      category: 'small-craft',
      subcategory: 'ribs',
    });
  });

  it('choosing a category forgets an unknown one', () => {
    expect(changeFilters({ unknownCategory: 'hovercraft' }, { category: 'motor' })).toEqual({
      category: 'motor',
    });
  });

  it('FILTER-06 HOME-12 a custom amount left empty is none', () => {
    expect(changeFilters({ customMinPrice: 6100 }, { customMinPrice: '' })).toEqual({});
  });

  it('a distance goes with its location', () => {
    expect(changeFilters({ location: 'Cowes', distance: 25 }, { location: '' })).toEqual({});
  });

  it('SEARCH-16 clearing takes every filter; a category’s page stays on its category', () => {
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

  it('each chosen filter reads as words', () => {
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
      '£5,000 to £20,000',
      'From 60 ft',
      'Within 25 miles of Cowes',
      'Built 1990 to 2000',
      'Condition: Used – good',
      'Fuel type: Diesel',
      '6+ berths',
      'Featured',
      'Private sellers',
    ]);
  });

  it('one bound alone reads as such', () => {
    expect(
      labels({ customMaxPrice: 750, maxPrice: 500, minLength: 20, yearTo: 1970, location: 'Oban' }),
    ).toEqual(['Up to £750', 'From 20 ft', 'Near Oban', 'Built up to 1970']);
  });

  it('removing a chip removes all that it stands for and nothing else', () => {
    const filters: Filters = {
      customMinPrice: 6100,
      minPrice: 5000,
      maxPrice: 9000,
      condition: 'new',
      page: 3,
    };
    const [price] = activeFilterChips(filters);
    expect(withoutFilters(filters, price?.names ?? [])).toEqual({ condition: 'new' });
  });

  it('removing the category removes its subcategory; removing the subcategory keeps the category', () => {
    const filters: Filters = { category: 'motor', subcategory: 'sports' };
    const [category, subcategory] = activeFilterChips(filters);
    expect(withoutFilters(filters, category?.names ?? [])).toEqual({});
    expect(withoutFilters(filters, subcategory?.names ?? [])).toEqual({ category: 'motor' });
  });

  it('what the path says is no chip', () => {
    expect(activeFilterChips({ category: 'motor', condition: 'new' }, ['category'])).toHaveLength(1);
  });

  it('every filter that narrows the results has a chip', () => {
    const example: Required<Omit<Filters, 'unknownCategory'>> = {
      keywords: 'a',
      category: 'motor',
      subcategory: 'sports',
      make: 'a',
      model: 'a',
      minPrice: 1,
      maxPrice: 1,
      customMinPrice: 1,
      customMaxPrice: 1,
      minLength: 1,
      maxLength: 1,
      minHorsepower: 1,
      maxHorsepower: 1,
      location: 'a',
      county: 'a',
      distance: 1,
      engineType: 'sail',
      condition: 'new',
      featured: true,
      brokerListing: true,
      privateSeller: true,
      recent: 72,
      yearFrom: 1900,
      yearTo: 1900,
      enginePower: 1,
      hullMaterial: 'steel',
      keelType: 'fin',
      fuelType: 'diesel',
      berths: '1',
      heads: '1',
      maxBeam: 1,
      maxDraft: 1,
      batteries: 'a',
      vatStatus: 'paid',
      engineCount: '1',
      seatingCapacity: 1,
      crewCapacity: 1,
      partType: 'sail',
      electronicType: 'fishing',
      sailType: 'jib',
      sailSize: 1,
      trailerType: 'tri-axle',
      maxWeight: 1,
      suitableBoatLength: 1,
      brakes: 'manual',
      similarTo: '1',
      sort: 'newest',
      page: 2,
      limit: 4,
    };
    const covered = new Set(activeFilterChips(example).flatMap(({ names }) => names));
    const uncovered = FILTER_NAMES.filter((name) => !covered.has(name));
    expect(uncovered).toEqual(['similarTo', 'sort', 'page', 'limit']);
  });
});
