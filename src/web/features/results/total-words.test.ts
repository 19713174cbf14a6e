import { describe, expect, it } from 'vitest';
import { totalInWords } from './total-words.ts';

describe('the count of results', () => {
  it('CAT-11 SEARCH-06 is exact, or says that there are more', () => {
    expect(totalInWords({ count: 1, isMinimum: false })).toBe('1 boat');
    expect(totalInWords({ count: 1280, isMinimum: false })).toBe('1,280 boats');
    expect(totalInWords({ count: 10_000, isMinimum: true })).toBe('10,000+ boats');
  });
});
