import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilters } from '../filters/filters.arbitrary.ts';
import {
  readResultsAddress,
  readSavedFilters,
  savedAddress,
  savedFilters,
  writeSavedFilters,
} from './saved-filters.ts';

describe('the address of a saved search', () => {
  it.each([
    ['/search?category=motor&maxPrice=50000', { category: 'motor', maxPrice: 50_000 }],
    ['/category/motor?maxPrice=50000', { category: 'motor', maxPrice: 50_000 }],
    ['/subcategory/specialist?sub=narrowboat', { category: 'specialist', subcategory: 'narrowboat' }],
    ['/search', {}],
  ])('ALERT-02 %s is read as its filters', (address, filters) => {
    expect(readResultsAddress(address)?.filters).toEqual(filters);
  });

  it.each([
    '/boats/12',
    '/',
    '/category/submarines',
    '/category',
    '//evil.example/search',
    'https://evil.example/search',
    '/search/more',
    'search',
  ])('ALERT-02 %s is no results page', (address) => {
    expect(readResultsAddress(address)).toBeUndefined();
  });

  it('ALERT-03 order of parameters, page, sort and the typed phrase make no other search', () => {
    const stored = (address: string) => writeSavedFilters(readResultsAddress(address)?.filters ?? {});
    const plain = stored('/category/motor?maxPrice=50000&make=bayliner');
    for (const same of [
      '/search?make=bayliner&maxPrice=50000&category=motor',
      '/category/motor?maxPrice=50000&make=bayliner&page=3&sort=price-low',
      '/search?q=bayliner+under+50k&read=yes&category=motor&make=bayliner&maxPrice=50000',
    ])
      expect(stored(same)).toBe(plain);
  });

  it('ALERT-03 what is stored is read back as the same filters, and its address leads to them', () => {
    fc.assert(
      fc.property(anyFilters(), (filters) => {
        const saved = savedFilters(filters);
        fc.pre(saved.unknownCategory === undefined);
        expect(readSavedFilters(writeSavedFilters(filters))).toEqual(saved);
        expect(savedFilters(readResultsAddress(savedAddress(saved))?.filters ?? {})).toEqual(saved);
      }),
      { numRuns: 300 },
    );
  });
});
