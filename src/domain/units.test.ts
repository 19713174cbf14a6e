import { describe, expect, it } from 'vitest';
import { formatBreadthMetresFirst, formatLengthMetresFirst } from './dimensions.ts';
import {
  feetToMetres,
  formatBreadth,
  formatFeet,
  formatHorsepower,
  formatKilograms,
  formatLength,
  formatLitres,
  formatMiles,
  formatSquareMetres,
  metresToFeet,
} from './units.ts';

describe('measures', () => {
  it('CARD-09 a card shows feet', () => {
    expect(formatFeet(32)).toBe('32 ft');
    expect(formatFeet(32.54)).toBe('32.5 ft');
  });

  it('DETAIL-17 the boat page leads with feet and adds metres', () => {
    expect(formatLength(32)).toBe('32 ft (9.8 m)');
    expect(formatBreadth(3.2)).toBe('10.5 ft (3.2 m)');
    expect(formatBreadth(1.55)).toBe('5.1 ft (1.55 m)');
  });

  it('WATCH-08 BUYER-10 sizes lead with metres for those who chose them', () => {
    expect(formatLengthMetresFirst(32)).toBe('9.8 m (32 ft)');
    expect(formatBreadthMetresFirst(3.2)).toBe('3.2 m (10.5 ft)');
  });

  it('DETAIL-18 DETAIL-23 power is in HP and capacities in litres', () => {
    expect(formatHorsepower(1500)).toBe('1,500 HP');
    expect(formatLitres(1200)).toBe('1,200 litres');
  });

  it('trailer loads are in kilograms, sail areas in square metres, distances in miles', () => {
    expect(formatKilograms(1500)).toBe('1,500 kg');
    expect(formatSquareMetres(34.5)).toBe('34.5 m²');
    expect(formatMiles(25)).toBe('25 miles');
    expect(formatMiles(1)).toBe('1 mile');
  });

  it('a foot is 0.3048 metres, both ways', () => {
    expect(feetToMetres(100)).toBeCloseTo(30.48);
    expect(metresToFeet(30.48)).toBeCloseTo(100);
  });
});
