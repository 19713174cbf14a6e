import { describe, expect, it } from 'vitest';
import { INDEX_BRANDS, MAKES } from './makes.ts';

describe('makes', () => {
  it('LOC-13 CONST-80 there are about 90 makes, each once and in alphabetical order', () => {
    expect(MAKES.length).toBeGreaterThanOrEqual(88);
    expect(MAKES.length).toBeLessThanOrEqual(92);
    expect(new Set(MAKES).size).toBe(MAKES.length);
    expect(MAKES.toSorted((a, b) => a.localeCompare(b, 'en'))).toEqual(MAKES);
  });

  it('CONST-28 the index lists exactly 50 different brands', () => {
    expect(new Set(INDEX_BRANDS).size).toBe(50);
    expect(INDEX_BRANDS).toHaveLength(50);
  });
});
