import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFilters } from '../filters/filters.arbitrary.ts';
import type { Filters } from '../filters/filters.ts';
import { readFilters } from './read-filters.ts';
import { writeFilters } from './write-filters.ts';

describe('writing filters', () => {
  it('SEARCH-22 values that are empty, false, "none" or "all" are left out', () => {
    const filters = {
      keywords: '  ',
      featured: false,
      engineType: 'none',
      condition: 'all',
      minPrice: Number.NaN,
      maxPrice: undefined,
      location: null,
    } as unknown as Filters;
    expect(writeFilters(filters).toString()).toBe('');
  });

  it('the order of an address does not depend on the order of the choices', () => {
    const address = 'keywords=ketch&category=sailing&minPrice=5000&sort=newest&page=2';
    expect(
      writeFilters({
        page: 2,
        sort: 'newest',
        minPrice: 5000,
        category: 'sailing',
        keywords: 'ketch',
      }).toString(),
    ).toBe(address);
  });

  it('default sort, first page and usual page size put nothing into the address', () => {
    expect(writeFilters({ sort: 'featured', page: 1, limit: 24 }).toString()).toBe('');
  });

  it('SEARCH-23 words that listings must contain are "keywords", in addresses and calls', () => {
    expect(writeFilters({ keywords: 'ketch' }).toString()).toBe('keywords=ketch');
  });

  it('HOME-03 a phrase is "q", marked as read beside the filters that it means', () => {
    expect(writeFilters({ phrase: 'bavaria', make: 'Bavaria' }).toString()).toBe(
      'q=bavaria&read=yes&make=Bavaria',
    );
  });

  it('a phrase is dropped with the last filter that was read from it', () => {
    expect(writeFilters({ phrase: 'bavaria', sort: 'newest' }).toString()).toBe('sort=newest');
  });

  it('every set of filters survives writing and reading, as address and as API query', () => {
    fc.assert(
      fc.property(anyFilters(), (filters) => {
        expect(readFilters(writeFilters(filters))).toEqual(filters);
        expect(readFilters(new URLSearchParams(writeFilters(filters).toString()))).toEqual(filters);
      }),
      { numRuns: 300 },
    );
  });
});
