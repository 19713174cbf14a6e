import { describe, expect, it } from 'vitest';
import { readFilters } from '../addresses/read-filters.ts';
import { sortsFor } from '../filters/sorts.ts';
import {
  countRange,
  DISTANCE_CHOICES,
  LENGTH_RANGES,
  lengthRangeOf,
  MAX_HORSEPOWER_CHOICES,
  MAX_LENGTH_CHOICES,
  MIN_HORSEPOWER_CHOICES,
  MIN_LENGTH_CHOICES,
  withOwnBound,
} from './choices.ts';
import { maxPriceOptions, minPriceOptions, priceSteps } from './price-options.ts';

describe('price options', () => {
  it.each<[string, string | undefined, number, number]>([
    ['CONST-21', 'small-craft', 100, 10_000],
    ['CONST-21', 'kayaks', 100, 10_000],
    ['CONST-21', 'canoes', 100, 10_000],
    ['CONST-21', 'paddleboards', 100, 10_000],
    ['CONST-21', 'rowing', 100, 10_000],
    ['CONST-21', 'dinghies', 100, 10_000],
    ['CONST-21', 'inflatables', 100, 10_000],
    ['CONST-22', 'engines', 100, 50_000],
    ['CONST-23', 'sailing', 5000, 1_000_000],
    ['CONST-23', undefined, 5000, 1_000_000],
    ['CONST-23', 'hovercraft', 5000, 1_000_000],
    ['CONST-24', 'motor', 10_000, 5_000_000],
    ['CONST-25', 'fishing', 500_000, 250_000_000],
    ['CONST-25', 'superyachts', 500_000, 250_000_000],
    ['CONST-26', 'narrowboat', 15_000, 500_000],
    ['CONST-26', 'specialist', 15_000, 500_000],
    ['CONST-27', 'moorings', 500, 100_000],
  ])('%s FILTER-07 prices for %s run from %d to %d, rising', (_id, slug, lowest, highest) => {
    const steps = priceSteps(slug);
    expect([steps[0], steps.at(-1)]).toEqual([lowest, highest]);
    expect(steps.toSorted((a, b) => a - b)).toEqual(steps);
    expect(new Set(steps).size).toBe(steps.length);
  });

  it('FILTER-08 the minimum list drops its top value', () => {
    expect(minPriceOptions('motor')).toContain(10_000);
    expect(minPriceOptions('motor')).not.toContain(5_000_000);
    expect(minPriceOptions('motor')).toHaveLength(priceSteps('motor').length - 1);
  });

  it('FILTER-09 the maximum list drops its lowest value', () => {
    expect(maxPriceOptions('motor')).toContain(5_000_000);
    expect(maxPriceOptions('motor')).not.toContain(10_000);
    expect(maxPriceOptions('motor')).toHaveLength(priceSteps('motor').length - 1);
  });
});

describe('choices', () => {
  const labels = (choices: readonly { label: string }[]) => choices.map(({ label }) => label).join(' ');
  const values = (choices: readonly { value: string }[]) => choices.map(({ value }) => value).join(' ');

  it('FILTER-10 minimum lengths', () => {
    expect(values(MIN_LENGTH_CHOICES)).toBe('10 15 20 25 30 35 40 50 60');
  });

  it('FILTER-11 maximum lengths, the last shown "100ft+" and without a bound', () => {
    expect(labels(MAX_LENGTH_CHOICES)).toBe('20ft 25ft 30ft 35ft 40ft 50ft 60ft 80ft 100ft+');
    expect(readFilters(new URLSearchParams({ maxLength: MAX_LENGTH_CHOICES.at(-1)?.value ?? '' }))).toEqual(
      {},
    );
  });

  it('FILTER-15 minimum horsepower', () => {
    expect(values(MIN_HORSEPOWER_CHOICES)).toBe('10 25 50 100 150 200 300 500');
  });

  it('FILTER-16 maximum horsepower, "1000+" without a bound', () => {
    expect(labels(MAX_HORSEPOWER_CHOICES)).toBe('25 50 100 150 200 300 500 1000+');
    const last = { maxHorsepower: MAX_HORSEPOWER_CHOICES.at(-1)?.value ?? '' };
    expect(readFilters(new URLSearchParams(last))).toEqual({});
  });

  it('a form without scripts sends the name of a length range, and "100+" means at least that', () => {
    const read = (choice: string) => readFilters(new URLSearchParams({ lengthRange: choice }));
    for (const range of LENGTH_RANGES) {
      const { label, ...bounds } = range;
      expect(read(label)).toEqual(bounds);
    }
    expect(read('40')).toEqual({ maxLength: 40 });
    expect(read('100+')).toEqual({ minLength: 100 });
    expect(read('enormous')).toEqual({});
    expect(readFilters(new URLSearchParams('lengthRange=20-30&maxLength=25'))).toEqual({
      minLength: 20,
      maxLength: 25,
    });
  });

  it('every other choice survives writing and reading the address', () => {
    const bounded = [...MIN_LENGTH_CHOICES, ...MAX_LENGTH_CHOICES.slice(0, -1)];
    for (const { value } of bounded) {
      expect(readFilters(new URLSearchParams({ maxLength: value }))).toEqual({ maxLength: Number(value) });
    }
  });

  it('CONST-14 distances: any, then 5 to 200 miles', () => {
    expect(values(DISTANCE_CHOICES)).toBe('any 5 10 25 50 100 200');
  });

  it('CONST-15 the results page’s length ranges', () => {
    expect(LENGTH_RANGES.map(({ label }) => label)).toEqual([
      'Under 20',
      '20-30',
      '30-40',
      '40-50',
      '50-60',
      '60+',
    ]);
    expect(lengthRangeOf({ minLength: 30, maxLength: 40 })).toBe('30-40');
    expect(lengthRangeOf({ maxLength: 20 })).toBe('Under 20');
    expect(lengthRangeOf({ minLength: 60 })).toBe('60+');
    expect(lengthRangeOf({})).toBeUndefined();
  });

  it('FIND-14 a range that is in no list has a name, which means the same bounds in an address', () => {
    for (const own of [
      { minLength: 30, maxLength: 35 },
      { minLength: 26.57 },
      { maxLength: 35 },
      { minLength: 20, maxLength: 50.5 },
    ]) {
      const name = lengthRangeOf(own) ?? '';
      expect(LENGTH_RANGES.map(({ label }) => label)).not.toContain(name);
      expect(readFilters(new URLSearchParams({ lengthRange: name }))).toEqual(own);
    }
  });

  it('FIND-14 a bound that is in no list stands in its place by size', () => {
    const label = (bound: number) => `${bound}ft`;
    expect(labels(withOwnBound(MIN_LENGTH_CHOICES, 32, label))).toBe(
      '10ft 15ft 20ft 25ft 30ft 32ft 35ft 40ft 50ft 60ft',
    );
    expect(labels(withOwnBound(MAX_LENGTH_CHOICES, 100, label))).toMatch(/80ft 100ft 100ft\+$/);
    expect(withOwnBound(MIN_LENGTH_CHOICES, 30, label)).toBe(MIN_LENGTH_CHOICES);
    expect(withOwnBound(MIN_LENGTH_CHOICES, undefined, label)).toBe(MIN_LENGTH_CHOICES);
  });

  it('CONST-16 "60+" sends a maximum of 999', () => {
    const range = LENGTH_RANGES.at(-1);
    expect(range).toEqual({ label: '60+', minLength: 60, maxLength: 999 });
    expect(readFilters(new URLSearchParams({ maxLength: '999' }))).toEqual({ maxLength: 999 });
  });

  it('CONST-17 CAT-12 sorts and their labels', () => {
    expect(sortsFor({}).map(({ value, label }) => `${value}: ${label}`)).toEqual([
      'featured: Featured First',
      'price-low: Price: Low to High',
      'price-high: Price: High to Low',
      'newest: Newest First',
      'length: Length',
      'reduced: Biggest Reductions',
    ]);
  });

  it('ADV-05 a count is exact, or with a plus sign at least that', () => {
    expect(countRange('3')).toEqual({ min: 3, max: 3 });
    expect(countRange('6+')).toEqual({ min: 6 });
  });
});
