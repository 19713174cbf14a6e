import { expect, test } from 'vitest';
import { filtersOf } from './phrase.ts';
import { readPhrase } from './read-phrase.ts';

test('reads a type, a place and a price', () => {
  expect(filtersOf(readPhrase('narrowboat near oxford under 60k'))).toEqual({
    category: 'specialist',
    subcategory: 'narrowboat',
    location: 'Oxford',
    distance: 15,
    maxPrice: 60_000,
  });
});
