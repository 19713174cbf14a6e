import { describe, expect, it } from 'vitest';
import { categoryPage, searchPage } from './listing-page.ts';

const at = (query: string) => new URLSearchParams(query);

describe('the pages that list boats', () => {
  it('SEARCH-06 the search page is headed "Boats for Sale"', () => {
    expect(searchPage(at('q=bavaria')).heading).toBe('Boats for Sale');
  });

  it('SEARCH-03 SEARCH-04 reads a brand and a subcategory from the address', () => {
    expect(searchPage(at('brand=bavaria')).filters).toEqual({ make: 'bavaria' });
    expect(searchPage(at('category=sailing&subcategory=sailing-cruisers')).filters).toEqual({
      category: 'sailing',
      subcategory: 'cruiser',
    });
  });

  it('SEARCH-16 clearing leaves the plain address, and a category page its category', () => {
    expect(searchPage(at('q=x&minPrice=5000&category=motor')).clearedHref).toBe('/search');
    expect(categoryPage('motor', at('minPrice=20000&subcategory=sports'), 'category')?.clearedHref).toBe(
      '/category/motor',
    );
  });

  it('CAT-03 older names keep their heading and list the category they map to', () => {
    expect(categoryPage('narrowboat', at(''), 'category')).toMatchObject({
      heading: 'Other Vessels',
      category: 'specialist',
    });
    expect(categoryPage('fishing', at(''), 'category')).toMatchObject({
      heading: 'Superyachts',
      category: 'superyachts',
    });
  });

  it('SUBCAT-01 a subcategory page is headed by its name and keeps its own address', () => {
    const page = categoryPage('sailing', at('sub=cruiser&minPrice=5000'), 'subcategory');
    expect(page?.heading).toBe('Sailing Cruisers');
    expect(page?.hrefOf({ subcategory: 'cruiser', page: 2 })).toBe('/subcategory/sailing?sub=cruiser&page=2');
  });

  it('CAT-19 there is no page for an unknown category', () => {
    expect(categoryPage('submarines', at(''), 'category')).toBeUndefined();
  });
});
