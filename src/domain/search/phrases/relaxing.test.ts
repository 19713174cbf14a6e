import { expect, it } from 'vitest';
import { relaxableParts } from './relaxing.ts';

it('gives up distance first, then length and year, then power, then price; type and make never', () => {
  const parts = relaxableParts({
    make: 'Bavaria',
    category: 'sailing',
    subcategory: 'cruiser',
    model: '34',
    maxPrice: 20_000,
    minHorsepower: 40,
    yearFrom: 2010,
    minLength: 30,
    location: 'Poole',
    distance: 15,
  });
  const byWeight = parts.toSorted((a, b) => a.weight - b.weight);
  expect(byWeight.map(({ kind }) => kind)).toEqual(['place', 'length', 'year', 'power', 'price', 'model']);
  expect(byWeight[0]?.filters).toEqual({ location: 'Poole', distance: 15 });
});

it('no number of less important parts outweighs a more important one', () => {
  const parts = relaxableParts({
    fuelType: 'diesel',
    keelType: 'bilge',
    hullMaterial: 'steel',
    berths: '6+',
    heads: '2',
    engineCount: '2',
    condition: 'new',
    location: 'Poole',
    maxLength: 30,
    yearTo: 2000,
    maxHorsepower: 40,
    maxPrice: 1,
    model: '34',
  });
  const weights = (kinds: readonly string[]) =>
    parts.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { weight }) => sum + weight, 0);
  expect(weights(['place', 'length', 'year', 'power'])).toBeLessThan(weights(['price']));
  expect(weights(['place', 'length', 'year', 'power', 'price', 'other'])).toBeLessThan(weights(['model']));
});
