import { describe, expect, it } from 'vitest';
import { filledAddress } from './filled-form.ts';

describe('the address of a search form', () => {
  it('HOME-03 carries the text as "q"', () => {
    expect(filledAddress('/search', [['q', 'bavaria 38']])).toBe('/search?q=bavaria+38');
  });

  it('HOME-04 an empty box leads to plain "/search"', () => {
    expect(filledAddress('/search', [['q', '  ']])).toBe('/search');
  });

  it('HOME-07 HOME-08 carries what was chosen and leaves out "any" and "all"', () => {
    const fields: [string, string][] = [
      ['category', 'all'],
      ['minPrice', '5000'],
      ['maxPrice', ''],
      ['location', 'Cowes'],
    ];
    expect(filledAddress('/search', fields)).toBe('/search?minPrice=5000&location=Cowes');
  });
});
