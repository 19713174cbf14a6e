import { expect, it } from 'vitest';
import type { ListedBoat } from '#contract/search/listed-boat.ts';
import { closestInWords } from './closest-words.ts';

const boats = [
  { make: 'Bavaria', model: '36' },
  { make: 'Bavaria', model: '36' },
  { make: 'Bavaria', model: '28' },
];

it('names the model that is not for sale and the closest ones', () => {
  expect(closestInWords({ make: 'Bavaria', model: '34' }, ['model'], boats)).toEqual({
    missing: 'No Bavaria 34 for sale.',
    instead: 'Closest matches: Bavaria 36, Bavaria 28.',
  });
});

it('does not call other boats close when only a make was asked for', () => {
  expect(closestInWords({ make: 'Sea Ray' }, ['make'], boats)).toEqual({
    missing: 'No Sea Ray for sale.',
    instead: 'Other boats for sale:',
  });
});

it('leaves it to the cards to say what they do not meet', () => {
  const filters = { category: 'motor', location: 'Oxford', distance: 15, maxPrice: 500 } as const;
  expect(closestInWords(filters, ['location', 'distance', 'maxPrice'], boats)).toEqual({
    missing: 'No exact matches.',
    instead: 'These boats come closest.',
  });
});

it('does not say that a boat is not for sale when one of them misses something else', () => {
  const dear: ListedBoat['unmet'] = [{ field: 'price', says: '£45,000, not up to £40,000' }];
  const smaller: ListedBoat['unmet'] = [{ field: 'model', says: '28, not 36' }];
  const filters = { make: 'Bavaria', model: '36', maxPrice: 40_000 };
  const listed = [{ make: 'Bavaria', model: '28', unmet: smaller }];
  expect(closestInWords(filters, ['model'], listed).missing).toBe('No Bavaria 36 for sale.');
  const withDear = [...listed, { make: 'Bavaria', model: '36', unmet: dear }];
  expect(closestInWords(filters, ['model'], withDear).missing).toBe('No exact matches.');
});
