import { describe, expect, it } from 'vitest';
import { isBoat, listingNoun, listingNouns } from './listing-nouns.ts';

describe('what a listing is called', () => {
  it.each([
    ['sailing', 'cruiser', 'boat', 'boats'],
    ['superyachts', 'giga', 'boat', 'boats'],
    ['engines', 'inboard', 'engine', 'engines and parts'],
    ['engines', 'parts', 'part', 'engines and parts'],
    ['engines', 'electronics', 'item', 'engines and parts'],
    ['engines', 'trailers', 'trailer', 'engines and parts'],
    ['moorings', null, 'mooring', 'moorings'],
    ['', null, 'boat', 'boats'],
    [null, null, 'boat', 'boats'],
  ])('%s, %s: one is "%s", many are "%s"', (category, subcategory, one, many) => {
    expect(listingNoun({ category, subcategory })).toBe(one);
    expect(listingNouns(category)).toBe(many);
    expect(isBoat({ category })).toBe(one === 'boat');
  });
});
