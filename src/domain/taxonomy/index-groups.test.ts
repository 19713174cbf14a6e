import { describe, expect, it } from 'vitest';
import type { CategoryId } from './categories.ts';
import { INDEX_GROUPS } from './index-groups.ts';

describe('the index of categories', () => {
  const names = (id: CategoryId) =>
    INDEX_GROUPS.find((group) => group.id === id)?.links.map(({ name }) => name);

  it('SUBCAT-03 CONST-29 has the five specified groups, superyachts and moorings, each linking to its own page', () => {
    expect(INDEX_GROUPS.map(({ href }) => href)).toEqual([
      '/subcategory/sailing',
      '/subcategory/motor',
      '/subcategory/small-craft',
      '/subcategory/specialist',
      '/subcategory/superyachts',
      '/subcategory/engines',
      '/subcategory/moorings',
    ]);
  });

  it('SUBCAT-04 a subcategory links to a search by its hyphenated name', () => {
    expect(INDEX_GROUPS[0]?.links[0]).toEqual({
      id: 'cruiser',
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

  it('SUBCAT-07 lists the small craft, paddleboards included', () => {
    expect(names('small-craft')).toEqual([
      'Sailing Dinghies',
      'RIBs & Inflatables',
      'Jet Skis & PWCs',
      'Kayaks & Canoes',
      'Paddleboards/SUP',
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

  it('SUBCAT-09 lists engines and parts, trailers included', () => {
    expect(names('engines')).toEqual([
      'Outboard Motors',
      'Inboard Engines',
      'Engine Parts',
      'Electronics',
      'Sails & Rigging',
      'Trailers',
    ]);
  });
});
