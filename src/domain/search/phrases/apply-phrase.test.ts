import { describe, expect, it } from 'vitest';
import { withoutFilters } from '../filters/change-filters.ts';
import { applyPhrase } from './apply-phrase.ts';
import { filterNamesOf } from './phrase.ts';
import { createPhraseReader } from './read-phrase.ts';

const readPhrase = createPhraseReader();

const apply = (text: string, given = {}) => applyPhrase(readPhrase(text), given);

describe('a phrase beside filters that are given', () => {
  it('means all of its parts, and the other words are keywords', () => {
    expect(apply('gaff rigged narrowboat under 60k')).toEqual({
      category: 'specialist',
      subcategory: 'narrowboat',
      maxPrice: 60_000,
      keywords: 'gaff rigged',
    });
  });

  it('never overrules a filter, and searches for words that contradict it', () => {
    expect(apply('bavaria near poole', { make: 'Moody' })).toMatchObject({
      make: 'Moody',
      keywords: 'bavaria',
    });
    expect(apply('narrowboat', { category: 'motor' })).toEqual({ category: 'motor', keywords: 'narrowboat' });
  });

  it('narrows a category further and does not search for the word "boats"', () => {
    expect(apply('sports cruiser', { category: 'motor' })).toEqual({
      category: 'motor',
      subcategory: 'sports',
    });
    expect(apply('boats under 5000', { category: 'motor' })).toEqual({ category: 'motor', maxPrice: 5000 });
  });

  it('adds its words to keywords that are given', () => {
    expect(apply('teak decks', { keywords: 'gaff' })).toEqual({ keywords: 'gaff teak decks' });
  });

  it.each([
    'narrowboat near oxford under 60k',
    'beneteau oceanis 2010',
    'catamaran sleeps 6 diesel in cornwall',
    'yamaha 40hp outboard',
  ])('removing the filters of one part of "%s" leaves all others', (text) => {
    const { parts } = readPhrase(text);
    const all = apply(text);
    for (const part of parts) {
      const names = filterNamesOf(part.filters);
      const others = Object.fromEntries(
        Object.entries(all).filter(([name]) => !names.includes(name as never)),
      );
      expect(withoutFilters(all, names)).toEqual(others);
    }
  });
});
