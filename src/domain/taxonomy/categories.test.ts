import { describe, expect, it } from 'vitest';
import { CATEGORIES, type CategoryId, MENU_CATEGORIES, RESULTS_FILTER_CATEGORIES } from './categories.ts';
import { resolveCategory } from './category-names.ts';
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

  it('TAXONOMY-02 contains the sailing boats', () => {
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

  it('TAXONOMY-03 contains the motor boats', () => {
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

  it('TAXONOMY-04 contains the small craft', () => {
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

  it('TAXONOMY-05 contains the specialist boats', () => {
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

  it('TAXONOMY-06 contains the superyachts', () => {
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

  it('TAXONOMY-07 contains engines, parts and trailers', () => {
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
