import { describe, expect, it } from 'vitest';
import { CATEGORIES, type SubcategoryId } from '../../taxonomy/categories.ts';
import type { Filters } from '../filters/filters.ts';
import { type FilterVisibility, isForGoods, type ListingPage, visibleFilters } from './filter-visibility.ts';

const shown = (page: ListingPage, filters: Filters) => visibleFilters(page, filters);

/** The subcategories of a category for which a page shows the engine type. */
function withEngineType(page: ListingPage, category: Filters['category']): (SubcategoryId | 'all')[] {
  const subcategories = CATEGORIES.find(({ id }) => id === category)?.subcategories.map(({ id }) => id) ?? [];
  const found = subcategories.filter((subcategory) => shown(page, { category, subcategory }).engineType);
  return shown(page, { category }).engineType ? ['all', ...found] : found;
}

describe('filters of the category page', () => {
  it('FILTER-03 boat type appears only when the category has subcategories', () => {
    expect(shown('category', { category: 'sailing' }).subcategory).toBe(true);
    expect(shown('category', { category: 'moorings' }).subcategory).toBe(false);
  });

  it('FILTER-13 distance appears once a location is set', () => {
    expect(shown('category', { category: 'sailing' }).distance).toBe(false);
    expect(shown('category', { category: 'sailing', location: ' ' }).distance).toBe(false);
    expect(shown('category', { category: 'sailing', location: 'Cowes' }).distance).toBe(true);
  });

  it('FILTER-14 for engines the type list replaces the lengths', () => {
    expect(shown('category', { category: 'engines' })).toMatchObject({ length: false, subcategory: true });
    expect(shown('category', { category: 'motor' }).length).toBe(true);
    expect(shown('category', { category: 'moorings' }).length).toBe(true);
  });

  it('FILTER-17 horsepower appears only for outboards and inboards', () => {
    const types = ['outboard', 'inboard', 'parts', 'electronics', 'sails', 'trailers'] as const;
    const found = types.filter(
      (subcategory) => shown('category', { category: 'engines', subcategory }).horsepower,
    );
    expect(found).toEqual(['outboard', 'inboard']);
    expect(shown('category', { category: 'engines' }).horsepower).toBe(false);
    expect(shown('category', { category: 'motor' }).horsepower).toBe(false);
  });

  it('FILTER-20 FILTER-21 small craft show the engine type only for jet skis, RIBs and tenders', () => {
    expect(withEngineType('category', 'small-craft')).toEqual(['ribs', 'jetskis', 'tenders']);
  });

  it('FILTER-20 no engine type for kayaks, paddleboards, rowing boats and dinghies, whatever the category', () => {
    for (const subcategory of ['kayaks', 'paddleboards', 'rowing', 'dinghies'] as const) {
      expect(shown('category', { subcategory }).engineType).toBe(false);
    }
  });

  it('FILTER-22 moorings and engines show no engine type, other boats do', () => {
    expect(withEngineType('category', 'moorings')).toEqual([]);
    expect(withEngineType('category', 'engines')).toEqual([]);
    expect(withEngineType('category', 'motor')).toEqual([
      'all',
      'cruiser',
      'sports',
      'yacht',
      'speedboat',
      'canal',
    ]);
  });
});

describe('filters of the results page', () => {
  it('SEARCH-19 the engine type is hidden for kayaks, canoes, paddleboards and rowing only', () => {
    expect(withEngineType('results', 'small-craft')).toEqual([
      'all',
      'dinghies',
      'ribs',
      'jetskis',
      'tenders',
    ]);
    expect(shown('results', {}).engineType).toBe(true);
  });

  it('SEARCH-20 distance appears only once a location is entered', () => {
    expect(shown('results', {}).distance).toBe(false);
    expect(shown('results', { location: 'PO30' }).distance).toBe(true);
  });
});

describe('filters for goods', () => {
  const namesOf = (filters: Filters) =>
    ['subcategory', 'make', 'model', 'length', 'horsepower', 'year', 'berths', 'distance', 'engineType']
      .filter((name) => shown('results', { kind: 'goods', ...filters })[name as keyof FilterVisibility])
      .join(' ');

  it('FIND-15 are those that engines, parts and moorings have', () => {
    expect(namesOf({})).toBe('make model horsepower year');
    expect(namesOf({ category: 'engines' })).toBe('subcategory make model horsepower year');
    expect(namesOf({ category: 'engines', subcategory: 'outboard' })).toBe(
      'subcategory make model horsepower year',
    );
    expect(namesOf({ category: 'engines', types: 'parts,electronics' })).toBe('subcategory make model year');
    expect(namesOf({ category: 'engines', subcategory: 'sails' })).toBe('subcategory make year');
    expect(namesOf({ category: 'moorings', location: 'Cowes' })).toBe('length distance');
  });

  it('FIND-15 are the same whether the category or the kind says that goods are listed', () => {
    for (const category of ['engines', 'moorings'] as const)
      expect(shown('results', { category })).toEqual(shown('results', { category, kind: 'goods' }));
  });

  it('apply if the category is one of goods, or without a category the kind', () => {
    expect(isForGoods({ kind: 'goods' })).toBe(true);
    expect(isForGoods({ category: 'moorings' })).toBe(true);
    expect(isForGoods({ category: 'sailing', kind: 'goods' })).toBe(false);
    expect(isForGoods({})).toBe(false);
  });
});
