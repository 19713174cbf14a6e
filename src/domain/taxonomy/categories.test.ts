import { describe, expect, it } from 'vitest';
import { CATEGORIES, type CategoryId, MENU_CATEGORIES, RESULTS_FILTER_CATEGORIES } from './categories.ts';
import {
  categoryHeading,
  hyphenatedName,
  placeListing,
  placementsOf,
  resolveCategory,
  resolveSubcategory,
  subcategoryName,
} from './category-names.ts';
import { INDEX_GROUPS } from './index-groups.ts';

function catalogue(id: CategoryId): [string, Record<string, string>] {
  const category = resolveCategory(id);
  if (!category) throw new Error(`no category ${id}`);
  return [category.name, Object.fromEntries(category.subcategories.map((sub) => [sub.id, sub.name]))];
}

describe('the catalogue', () => {
  it('TAXONOMY-01 CONST-30 has six top-level categories in the menus, moorings after them', () => {
    expect(MENU_CATEGORIES.map(({ id }) => id)).toEqual([
      'sailing',
      'motor',
      'small-craft',
      'specialist',
      'superyachts',
      'engines',
    ]);
    expect(CATEGORIES.at(-1)).toEqual({
      id: 'moorings',
      name: 'Moorings',
      heading: 'Moorings',
      subcategories: [],
    });
  });

  it('TAXONOMY-10 menus, results filter and index are views of the one table', () => {
    for (const view of [...MENU_CATEGORIES, ...RESULTS_FILTER_CATEGORIES]) expect(CATEGORIES).toContain(view);
    for (const { id, name, links } of INDEX_GROUPS) {
      const category = resolveCategory(id);
      expect(name).toBe(category?.name);
      for (const link of links) expect(category?.subcategories.map((sub) => sub.name)).toContain(link.name);
    }
  });

  it('SEARCH-17 the results filter omits the last two categories', () => {
    expect(RESULTS_FILTER_CATEGORIES.map(({ id }) => id)).toEqual([
      'sailing',
      'motor',
      'small-craft',
      'specialist',
      'superyachts',
    ]);
  });

  it('TAXONOMY-02 knows the sailing boats', () => {
    expect(catalogue('sailing')).toEqual([
      'Sailing Boats',
      {
        cruiser: 'Sailing Cruisers',
        yacht: 'Racing Yachts',
        bluewater: 'Blue Water Yachts',
        daysailer: 'Day Sailers',
        catamaran: 'Catamarans',
        trimaran: 'Trimarans',
      },
    ]);
  });

  it('TAXONOMY-03 knows the motor boats', () => {
    expect(catalogue('motor')).toEqual([
      'Motor Boats',
      {
        cruiser: 'Motor Cruisers',
        sports: 'Sports Cruisers',
        yacht: 'Motor Yachts',
        speedboat: 'Speed Boats',
        canal: 'Canal Boats',
      },
    ]);
  });

  it('TAXONOMY-04 knows the small craft', () => {
    expect(catalogue('small-craft')).toEqual([
      'Small Craft',
      {
        dinghies: 'Sailing Dinghies',
        ribs: 'RIBs & Inflatables',
        jetskis: 'Jet Skis & PWCs',
        kayaks: 'Kayaks & Canoes',
        paddleboards: 'Paddleboards/SUP',
        tenders: 'Tenders',
        rowing: 'Rowing Boats',
      },
    ]);
  });

  it('TAXONOMY-05 knows the specialist boats', () => {
    expect(catalogue('specialist')).toEqual([
      'Specialist Boats',
      {
        narrowboat: 'Narrowboats',
        houseboat: 'Houseboats',
        fishing: 'Fishing Boats',
        'dutch-barge': 'Dutch Barges',
        workboat: 'Work Boats',
        classic: 'Classic Boats',
      },
    ]);
  });

  it('TAXONOMY-06 knows the superyachts', () => {
    expect(catalogue('superyachts')).toEqual([
      'Superyachts',
      {
        'motor-yacht': 'Motor Yachts 30m+',
        'sailing-yacht': 'Sailing Yachts 30m+',
        expedition: 'Expedition Yachts',
        giga: 'Giga Yachts 100m+',
        'luxury-cat': 'Luxury Catamarans',
      },
    ]);
  });

  it('TAXONOMY-07 knows engines, parts and trailers', () => {
    expect(catalogue('engines')).toEqual([
      'Engines, Parts & Trailers',
      {
        outboard: 'Outboard Motors',
        inboard: 'Inboard Engines',
        parts: 'Engine Parts',
        electronics: 'Electronics',
        sails: 'Sails & Rigging',
        trailers: 'Trailers',
      },
    ]);
  });
});

describe('names in addresses', () => {
  it('TAXONOMY-08 the older main categories narrowboat, fishing and moorings are still understood', () => {
    expect(resolveCategory('narrowboat')?.id).toBe('specialist');
    expect(resolveCategory('fishing')?.id).toBe('superyachts');
    expect(resolveCategory('moorings')?.id).toBe('moorings');
  });

  it('finds a category whatever the case, and nothing for a word that is none', () => {
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

  it('a bare subcategory names its category unless two share it', () => {
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
    expect(placeListing(category, subcategory)).toEqual(place);
  });

  it('a listing of an unknown category has no place', () => {
    expect(placeListing('hovercraft', 'ribs')).toBeUndefined();
  });
});

describe('the index of categories', () => {
  const names = (id: CategoryId) =>
    INDEX_GROUPS.find((group) => group.id === id)?.links.map(({ name }) => name);

  it('SUBCAT-03 CONST-29 has five groups, each linking to its own page', () => {
    expect(INDEX_GROUPS.map(({ href }) => href)).toEqual([
      '/subcategory/sailing',
      '/subcategory/motor',
      '/subcategory/small-craft',
      '/subcategory/specialist',
      '/subcategory/engines',
    ]);
  });

  it('SUBCAT-04 a subcategory links to a search by its hyphenated name', () => {
    expect(INDEX_GROUPS[0]?.links[0]).toEqual({
      name: 'Sailing Cruisers',
      href: '/search?category=sailing&subcategory=sailing-cruisers',
    });
  });

  it('SUBCAT-05 lists the sailing boats', () => {
    expect(names('sailing')).toEqual([
      'Sailing Cruisers',
      'Racing Yachts',
      'Blue Water Yachts',
      'Day Sailers',
      'Catamarans',
      'Trimarans',
    ]);
  });

  it('SUBCAT-06 lists the motor boats', () => {
    expect(names('motor')).toEqual([
      'Motor Cruisers',
      'Sports Cruisers',
      'Motor Yachts',
      'Speed Boats',
      'Canal Boats',
    ]);
  });

  it('SUBCAT-07 lists the small craft without paddleboards', () => {
    expect(names('small-craft')).toEqual([
      'Sailing Dinghies',
      'RIBs & Inflatables',
      'Jet Skis & PWCs',
      'Kayaks & Canoes',
      'Tenders',
      'Rowing Boats',
    ]);
  });

  it('SUBCAT-08 lists the specialist boats', () => {
    expect(names('specialist')).toEqual([
      'Narrowboats',
      'Houseboats',
      'Fishing Boats',
      'Dutch Barges',
      'Work Boats',
      'Classic Boats',
    ]);
  });

  it('SUBCAT-09 lists engines and parts without trailers', () => {
    expect(names('engines')).toEqual([
      'Outboard Motors',
      'Inboard Engines',
      'Engine Parts',
      'Electronics',
      'Sails & Rigging',
    ]);
  });
});
