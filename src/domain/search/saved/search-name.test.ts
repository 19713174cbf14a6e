import { expect, it } from 'vitest';
import type { Filters } from '../filters/filters.ts';
import { NAME_MAX, nameOfSearch } from './search-name.ts';

it.each<[Filters, string]>([
  [
    { category: 'specialist', subcategory: 'narrowboat', maxPrice: 60_000, location: 'Oxford' },
    'Narrowboats under £60,000 near Oxford',
  ],
  [{ category: 'sailing', make: 'bavaria' }, 'Bavaria sailing boats'],
  [{ make: 'bavaria', model: '34' }, 'Bavaria 34'],
  [
    { category: 'motor', minPrice: 20_000, location: 'Poole', distance: 25 },
    'Motor boats over £20,000 within 25 miles of Poole',
  ],
  [{ keywords: 'teak decks' }, '“teak decks”'],
  [{ category: 'motor', keywords: 'teak decks' }, 'Motor boats, “teak decks”'],
  [{}, 'All boats'],
])('ALERT-04 the name of %j is "%s"', (filters, name) => {
  expect(nameOfSearch(filters)).toBe(name);
});

it('ALERT-04 a name is never longer than a name may be', () => {
  expect(nameOfSearch({ keywords: 'x'.repeat(200) }).length).toBeLessThanOrEqual(NAME_MAX);
});
