import { describe, expect, it } from 'vitest';
import type { CategoryId } from '../../taxonomy/categories.ts';
import { advancedFilters } from './advanced.ts';

const EVERY = 'make model yearFrom yearTo condition';

describe('the Advanced Search dialog', () => {
  it('ADV-08 ADV-09 always offers keywords, private sellers only and broker listings only', () => {
    for (const category of [undefined, 'sailing', 'moorings'] as const) {
      const filters = advancedFilters(category);
      expect(filters[0]).toBe('keywords');
      expect(filters.slice(-2)).toEqual(['privateSeller', 'brokerListing']);
    }
  });

  it('ADV-01 without a category has the whole list', () => {
    expect(advancedFilters(undefined)).toEqual(
      expect.arrayContaining([
        ...EVERY.split(' '),
        'engineType',
        'enginePower',
        'hullMaterial',
        'keelType',
        'fuelType',
        'berths',
        'heads',
        'vatStatus',
      ]),
    );
  });

  it('ADV-10 every category but moorings has make, model, years and condition', () => {
    for (const category of [
      'sailing',
      'motor',
      'small-craft',
      'specialist',
      'superyachts',
      'engines',
    ] as const) {
      expect(advancedFilters(category)).toEqual(expect.arrayContaining(EVERY.split(' ')));
    }
  });

  it.each<[string, CategoryId, string]>([
    ['ADV-11', 'sailing', 'engineType hullMaterial keelType berths heads maxBeam maxDraft vatStatus'],
    [
      'ADV-12',
      'motor',
      'engineType enginePower fuelType hullMaterial berths heads maxBeam maxDraft vatStatus',
    ],
    ['ADV-13', 'small-craft', 'engineType hullMaterial fuelType'],
    ['ADV-14', 'specialist', 'engineType berths heads batteries vatStatus'],
    ['ADV-15', 'superyachts', 'engineType enginePower fuelType hullMaterial berths heads vatStatus'],
    ['ADV-16', 'engines', 'engineType enginePower fuelType'],
  ])('%s %s adds its own fields', (_id, category, fields) => {
    expect(advancedFilters(category).toSorted()).toEqual(
      `keywords ${EVERY} ${fields} privateSeller brokerListing`.split(' ').toSorted(),
    );
  });

  it('ADV-17 FORM-03 moorings are asked for their condition and their own facts', () => {
    expect(advancedFilters('moorings')).toEqual([
      'keywords',
      'condition',
      'mooringKind',
      'mooringOffer',
      'maxYearlyCost',
      'residential',
      'privateSeller',
      'brokerListing',
    ]);
  });

  it('fields of a single subcategory can be filtered in that subcategory', () => {
    expect(advancedFilters('engines', 'trailers')).toEqual(
      expect.arrayContaining(['trailerType', 'maxWeight', 'suitableBoatLength', 'brakes']),
    );
    expect(advancedFilters('engines', 'sails')).toEqual(expect.arrayContaining(['sailType', 'sailSize']));
    expect(advancedFilters('engines', 'parts')).toContain('partType');
    expect(advancedFilters('engines', 'electronics')).toContain('electronicType');
    expect(advancedFilters('motor', 'yacht')).toEqual(
      expect.arrayContaining(['engineCount', 'crewCapacity']),
    );
    expect(advancedFilters('motor', 'canal')).not.toContain('engineCount');
    expect(advancedFilters('small-craft', 'ribs')).toContain('seatingCapacity');
  });

  it('FIND-15 goods of one kind are asked only for what that kind has', () => {
    const sails = advancedFilters('engines', 'sails');
    for (const name of ['engineType', 'enginePower', 'fuelType', 'model', 'trailerType'])
      expect(sails).not.toContain(name);
    expect(sails).toEqual(expect.arrayContaining(['make', 'condition', 'sailType']));
    expect(advancedFilters('engines', 'trailers')).not.toContain('fuelType');
    expect(advancedFilters('engines', 'outboard')).toEqual(
      expect.arrayContaining(['make', 'model', 'enginePower', 'fuelType']),
    );
  });
});
