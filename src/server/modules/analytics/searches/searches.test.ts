import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchOf } from './searches.ts';

describe('what counts as a search', () => {
  it.each([
    '/api/boats?keywords=bavaria',
    '/api/boats?q=bavaria&sort=price-low',
    '/api/boats?q=bavaria&limit=24&page=1',
    '/search?keywords=bavaria',
    '/search?q=bavaria&read=yes&keywords=bavaria',
    '/search?keywords=%20bavaria%20',
  ])('%s is the search for "bavaria"', (url) => {
    expect(searchOf(url)).toEqual({ key: 'keywords=bavaria', page: '/search' });
  });

  it.each([
    '/api/boats?category=motor&minPrice=5000',
    '/category/motor?minPrice=5000',
    '/subcategory/motor?minPrice=5000',
    '/search?category=motor&minPrice=5000',
  ])('%s is the search for motor boats from £5,000', (url) => {
    expect(searchOf(url)).toEqual({ key: 'category=motor&minPrice=5000', page: '/category/motor' });
  });

  it.each([
    ['no filter', '/api/boats'],
    ['no filter', '/search?sort=price-low'],
    ['an invalid filter', '/api/boats?minPrice=cheap'],
    ['a phrase that redirects to what it means', '/search?q=bavaria'],
    ['a later page', '/api/boats?q=bavaria&page=2'],
    ['a section of the home page', '/api/boats?featured=true&limit=4'],
    ['the new boats of the home page', '/api/boats?limit=4&recent=72'],
    ['similar boats', '/api/boats?category=motor&limit=4&similarTo=7'],
    ['similar boats', '/api/boats?category=motor&similarTo=7'],
    ['a count', '/api/boats?q=bavaria&limit=1'],
    ['a seller’s own boats', '/api/boats?sellerEmail=ann@example.org&category=motor'],
    ['an unknown category', '/category/submarines?q=bavaria'],
    ['another call', '/api/boats/7?q=bavaria'],
    ['another page', '/boats/7?q=bavaria'],
  ])('%s is not a search: %s', (_what, url) => {
    expect(searchOf(url)).toBeUndefined();
  });

  it('stores nothing that the visitor typed', () => {
    expect(searchOf('/search?keywords=ann@example.org&location=Cowes')?.page).toBe('/search');
  });

  it('malformed addresses do not throw', () => {
    const start = fc.constantFrom(
      '',
      '/',
      '//',
      '/search?',
      '/category/',
      '/subcategory/',
      '/api/boats?',
      'http://x/',
    );
    fc.assert(
      fc.property(start, fc.string(), (path, rest) => {
        const search = searchOf(`${path}${rest}`);
        expect(search === undefined || search.key !== '').toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
