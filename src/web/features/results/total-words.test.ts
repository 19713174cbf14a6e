import { describe, expect, it } from 'vitest';
import { totalInWords } from './total-words.ts';

describe('the count of results', () => {
  it('CAT-11 SEARCH-06 is exact, or says that there are more', () => {
    expect(totalInWords({ total: 1, totalIsMinimum: false })).toBe('1 boat');
    expect(totalInWords({ total: 1280, totalIsMinimum: false })).toBe('1,280 boats');
    expect(totalInWords({ total: 10_000, totalIsMinimum: true })).toBe('10,000+ boats');
  });
});
