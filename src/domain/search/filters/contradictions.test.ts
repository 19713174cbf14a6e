import { describe, expect, it } from 'vitest';
import { contradictionsIn } from './contradictions.ts';

const namesIn = (filters: Parameters<typeof contradictionsIn>[0]) =>
  contradictionsIn(filters).map(({ names }) => names.join(' '));

describe('filters that contradict each other', () => {
  it('are a lowest amount above the highest', () => {
    expect(contradictionsIn({ minPrice: 50_000, maxPrice: 20_000 })).toEqual([
      { names: ['minPrice', 'maxPrice'], message: 'The lowest price is above the highest.' },
    ]);
    expect(namesIn({ minLength: 40, maxLength: 30 })).toEqual(['minLength maxLength']);
    expect(namesIn({ minHorsepower: 40, maxHorsepower: 30 })).toEqual(['minHorsepower maxHorsepower']);
  });

  it('are a first year after the last', () => {
    expect(contradictionsIn({ yearFrom: 2010, yearTo: 2000 })).toEqual([
      { names: ['yearFrom', 'yearTo'], message: 'The first year is later than the last.' },
    ]);
  });

  it('are private sellers and brokers at once', () => {
    expect(namesIn({ privateSeller: true, brokerListing: true })).toEqual(['privateSeller brokerListing']);
  });

  it('are not found in a search that makes sense', () => {
    expect(
      contradictionsIn({
        minPrice: 20_000,
        maxPrice: 20_000,
        yearFrom: 2000,
        minLength: 60,
        maxLength: 1000,
      }),
    ).toEqual([]);
  });
});
