import { describe, expect, it } from 'vitest';
import { CATEGORIES } from './categories.ts';
import {
  categoryHeading,
  hyphenatedName,
  placementsOf,
  resolveCategory,
  resolvePlacement,
  resolveSubcategory,
  subcategoryName,
} from './category-names.ts';

describe('names in addresses', () => {
  it('TAXONOMY-08 the older main categories narrowboat, fishing and moorings are still understood', () => {
    expect(resolveCategory('narrowboat')?.id).toBe('specialist');
    expect(resolveCategory('fishing')?.id).toBe('superyachts');
    expect(resolveCategory('moorings')?.id).toBe('moorings');
  });

  it('finds a category in any case, and nothing for an unknown word', () => {
    expect(resolveCategory(' Small-Craft ')?.id).toBe('small-craft');
    for (const slug of ['', 'hovercraft', 'constructor', '__proto__']) {
      expect(resolveCategory(slug)).toBeUndefined();
    }
  });

  it.each([
    ['sailing', 'Sailing Boats'],
    ['motor', 'Motorboats'],
    ['small-craft', 'Small Craft'],
    ['narrowboat', 'Other Vessels'],
    ['fishing', 'Superyachts'],
    ['engines', 'Engines & Parts'],
    ['moorings', 'Moorings'],
    ['superyachts', 'Superyachts'],
    ['specialist', 'Specialist'],
  ])('CAT-03 /category/%s is headed "%s"', (slug, heading) => {
    expect(categoryHeading(slug)).toBe(heading);
  });

  it('CAT-04 any other category gets its own name, capitalised', () => {
    expect(categoryHeading('tall-ships')).toBe('Tall Ships');
  });

  it('TAXONOMY-09 the subcategory ids of counts and prices are known, older spellings included', () => {
    const resolved = [
      'kayaks',
      'canoes',
      'paddleboards',
      'rowing',
      'dinghies',
      'inflatables',
      'jet-skis',
    ].map((raw) => resolveSubcategory('small-craft', raw));
    expect(resolved).toEqual(['kayaks', 'kayaks', 'paddleboards', 'rowing', 'dinghies', 'ribs', 'jetskis']);
  });

  it('SUBCAT-04 every subcategory is found by its id and by its hyphenated name', () => {
    for (const { id: category, subcategories } of CATEGORIES) {
      for (const { id, name } of subcategories) {
        expect(resolveSubcategory(category, id)).toBe(id);
        expect(resolveSubcategory(category, hyphenatedName(name))).toBe(id);
        expect(resolveSubcategory(category, name.toLowerCase().replaceAll(' ', '-'))).toBe(id);
        expect(subcategoryName(category, id)).toBe(name);
      }
    }
  });

  it('a subcategory belongs to its category', () => {
    expect(resolveSubcategory('sailing', 'ribs')).toBeUndefined();
    expect(resolveSubcategory('moorings', 'cruiser')).toBeUndefined();
    expect(subcategoryName('sailing', 'ribs')).toBeUndefined();
  });

  it('a subcategory alone implies its category unless two share it', () => {
    expect(placementsOf('ribs')).toEqual([{ category: 'small-craft', subcategory: 'ribs' }]);
    expect(placementsOf('motor-cruisers')).toEqual([{ category: 'motor', subcategory: 'cruiser' }]);
    expect(placementsOf('cruiser').map(({ category }) => category)).toEqual(['sailing', 'motor']);
    expect(placementsOf('submarine')).toEqual([]);
  });

  it.each([
    ['sailing', 'sailing-cruisers', { category: 'sailing', subcategory: 'cruiser' }],
    ['sailing', 'ribs', { category: 'sailing', subcategory: null }],
    ['narrowboat', undefined, { category: 'specialist', subcategory: 'narrowboat' }],
    ['narrowboat', 'classic', { category: 'specialist', subcategory: 'classic' }],
    ['houseboat', '', { category: 'specialist', subcategory: 'houseboat' }],
    ['fishing', null, { category: 'superyachts', subcategory: null }],
  ])('PROFILE-16 a listing sent as %s / %s finds its place', (category, subcategory, place) => {
    expect(resolvePlacement(category, subcategory)).toEqual(place);
  });

  it('an unknown category has no placement', () => {
    expect(resolvePlacement('hovercraft', 'ribs')).toBeUndefined();
  });
});
