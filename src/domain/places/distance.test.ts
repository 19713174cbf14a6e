import { describe, expect, it } from 'vitest';
import { distanceMiles } from './distance.ts';
import { placeOf } from './gazetteer.ts';

const between = (from: string, to: string) => distanceMiles(placeOf(from)!, placeOf(to)!);

describe('distance', () => {
  it('is in great-circle miles', () => {
    expect(between('Cowes', 'Southampton')).toBeCloseTo(10.8, 0);
    expect(between('London', 'Edinburgh')).toBeGreaterThan(328);
    expect(between('London', 'Edinburgh')).toBeLessThan(336);
  });

  it('is zero from a place to itself and the same in both directions', () => {
    expect(between('Oban', 'Oban')).toBe(0);
    expect(between('Oban', 'Largs')).toBeCloseTo(between('Largs', 'Oban'), 9);
  });
});
