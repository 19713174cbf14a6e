import { describe, expect, it } from 'vitest';
import type { Filters } from '../filters/filters.ts';
import {
  canonicalAddress,
  categoryAddress,
  isIndexable,
  searchAddress,
  subcategoryAddress,
} from './addresses.ts';
import { readFilters } from './read-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('addresses of listing pages', () => {
  it('SUBCAT-01 NAV-09 HOME-17 the three forms', () => {
    const filters: Filters = { subcategory: 'cruiser', maxPrice: 50_000 };
    expect(searchAddress({ ...filters, category: 'sailing' })).toBe(
      '/search?category=sailing&subcategory=cruiser&maxPrice=50000',
    );
    expect(categoryAddress('sailing', filters)).toBe('/category/sailing?subcategory=cruiser&maxPrice=50000');
    expect(subcategoryAddress('sailing', filters)).toBe('/subcategory/sailing?sub=cruiser&maxPrice=50000');
  });

  it('HOME-04 without filters the address has no query', () => {
    expect(searchAddress({})).toBe('/search');
    expect(categoryAddress('motor')).toBe('/category/motor');
    expect(subcategoryAddress('motor')).toBe('/subcategory/motor');
  });

  it('the three forms and finer filters share one canonical address', () => {
    const filters = read('category=sailing&subcategory=sailing-cruisers&minPrice=5000&page=2&sort=newest');
    expect(canonicalAddress(filters)).toBe('/subcategory/sailing?sub=cruiser&page=2');
    expect(canonicalAddress({ category: 'motor', condition: 'new' })).toBe('/category/motor');
    expect(canonicalAddress({ make: 'Westerly', keywords: 'konsort' })).toBe('/search?make=Westerly');
  });

  it('search engines index lists of a category or make in any order, but not those narrowed further', () => {
    expect(isIndexable(read('category=sailing&subcategory=cruiser&make=Westerly&page=2&sort=newest'))).toBe(
      true,
    );
    expect(isIndexable(read(''))).toBe(true);
    for (const finer of ['keywords=konsort', 'maxPrice=20000', 'location=Falmouth', 'featured=true'])
      expect(isIndexable(read(finer)), finer).toBe(false);
  });
});
