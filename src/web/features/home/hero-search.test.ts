import { describe, expect, it } from 'vitest';
import { chooseCategory } from './hero-search.tsx';

describe("the hero's category list", () => {
  it('HOME-08 "All" clears category and subcategory', () => {
    expect(chooseCategory('')).toEqual({ category: '', subcategory: '' });
    expect(chooseCategory('all')).toEqual({ category: '', subcategory: '' });
  });

  it('HOME-09 a main category is set and the subcategory cleared', () => {
    expect(chooseCategory('small-craft')).toEqual({ category: 'small-craft', subcategory: '' });
  });

  it('HOME-10 a combined value sets both', () => {
    expect(chooseCategory('small-craft:ribs')).toEqual({ category: 'small-craft', subcategory: 'ribs' });
  });
});
