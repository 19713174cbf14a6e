import { describe, expect, it } from 'vitest';
import type { Filters } from '../filters/filters.ts';
import {
  canonicalAddress,
  categoryAddress,
  isWorthKeeping,
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

  it('HOME-04 no filters is the bare page', () => {
    expect(searchAddress({})).toBe('/search');
    expect(categoryAddress('motor')).toBe('/category/motor');
    expect(subcategoryAddress('motor')).toBe('/subcategory/motor');
  });

  it('one canonical address stands for the three forms and for finer filters', () => {
    const filters = read('category=sailing&subcategory=sailing-cruisers&minPrice=5000&page=2&sort=newest');
    expect(canonicalAddress(filters)).toBe('/subcategory/sailing?sub=cruiser&page=2');
    expect(canonicalAddress({ category: 'motor', condition: 'new' })).toBe('/category/motor');
    expect(canonicalAddress({ make: 'Westerly', keywords: 'konsort' })).toBe('/search?make=Westerly');
  });

  it('search engines keep lists of a kind or a make, in whatever order, and not those narrowed further', () => {
    expect(
      isWorthKeeping(read('category=sailing&subcategory=cruiser&make=Westerly&page=2&sort=newest')),
    ).toBe(true);
    expect(isWorthKeeping(read(''))).toBe(true);
    for (const finer of ['q=konsort', 'maxPrice=20000', 'location=Falmouth', 'featured=true'])
      expect(isWorthKeeping(read(finer)), finer).toBe(false);
  });
});
