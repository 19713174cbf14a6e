import { expect, it } from 'vitest';
import { anyOfPlaces, placesIn } from './several-places.ts';

it('FIND-08 reads "or" between places, and nothing else', () => {
  expect(placesIn('Kent or Essex OR Poole, Dorset')).toEqual(['Kent', 'Essex', 'Poole, Dorset']);
  expect(placesIn('Portsmouth')).toEqual(['Portsmouth']);
  expect(anyOfPlaces(['Kent', 'Essex', 'Kent'])).toBe('Kent or Essex');
});

it('FIND-08 is bounded', () => {
  expect(placesIn(Array.from({ length: 40 }, () => 'Poole').join(' or '))).toHaveLength(6);
});
