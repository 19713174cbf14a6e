import { describe, expect, it } from 'vitest';
import { withoutFilters } from '../filters/change-filters.ts';
import type { Filters } from '../filters/filters.ts';
import { applyPhrase, askedAnew, askedBeside } from './apply-phrase.ts';
import { filterNamesOf } from './phrase.ts';
import { createPhraseReader } from './read-phrase.ts';

const readPhrase = createPhraseReader();

const apply = (text: string, given = {}) => applyPhrase(readPhrase(text), given).filters;

describe('a phrase beside filters that are given', () => {
  it('FIND-01 means all of its parts, and the other words rank', () => {
    expect(applyPhrase(readPhrase('gaff rigged narrowboat under 60k'), {})).toMatchObject({
      filters: { category: 'specialist', subcategory: 'narrowboat', maxPrice: 60_000 },
      ranking: { words: 'gaff rigged' },
    });
    expect(apply('gaff rigged narrowboat under 60k').keywords).toBeUndefined();
  });

  it('FIND-01 searches for its words if nothing else was understood', () => {
    expect(apply('teak decks')).toEqual({ keywords: 'teak decks' });
    expect(apply('cheap teak decks')).toEqual({ keywords: 'teak decks', sort: 'price-low' });
  });

  it('FIND-11 a purpose alone is about boats', () => {
    expect(apply('for beginners')).toEqual({ kind: 'boats' });
    expect(apply('not a project')).toEqual({ kind: 'boats', without: 'condition:project' });
  });

  it('FIND-17 never overrules a filter, and ranks by words that contradict it', () => {
    expect(applyPhrase(readPhrase('bavaria near poole'), { make: 'Moody' })).toMatchObject({
      filters: { make: 'Moody', location: 'Poole' },
      ranking: { words: 'bavaria' },
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
    ['narrowboat near oxford under 60k', 'narrowboat under 60k', 'Within 15 miles of Oxford'],
    ['narrowboat near oxford under 60k', 'narrowboat near oxford', 'Up to £60,000'],
    ['narrowboat near oxford under 60k', 'near oxford under 60k', 'Narrowboats'],
    ['beneteau oceanis 2010', 'beneteau oceanis', 'Built 2010'],
    ['catamaran sleeps 6 diesel in cornwall', 'catamaran diesel in cornwall', '6+ berths'],
    ['catamaran sleeps 6 diesel in cornwall', 'catamaran sleeps 6 in cornwall', 'Fuel type: Diesel'],
    ['yamaha 40hp outboard', 'yamaha outboard', '40 HP'],
  ])('"%s" without one of its parts is "%s"', (text, others, removed) => {
    const part = readPhrase(text).parts.find((one) => one.text === removed);
    expect(withoutFilters(apply(text), filterNamesOf(part?.filters ?? {}))).toEqual(apply(others));
  });
});

describe('filters beside the phrase that they were read from', () => {
  const asked = (text: string, filters: Filters) =>
    askedBeside(readPhrase(text), { phrase: text, ...filters });

  it('FIND-17 are wishes if the phrase says the same, and set by hand otherwise', () => {
    expect(
      asked('lagoon under 200k', { make: 'lagoon', maxPrice: 200_000, minPrice: 50_000 }).wished,
    ).toEqual(['make', 'maxPrice']);
    expect(asked('lagoon under 200k', { make: 'lagoon', maxPrice: 150_000 }).wished).toEqual(['make']);
  });

  it('FIND-17 of a phrase that was just typed are never wishes', () => {
    const { wished } = askedAnew(readPhrase('lagoon under 200k'), { make: 'Lagoon' }, 'lagoon under 200k');
    expect(wished).toEqual(['maxPrice']);
  });

  it('addresses with the other words as keywords still work: the words rank', () => {
    const read = asked('gaff narrowboat', {
      category: 'specialist',
      subcategory: 'narrowboat',
      keywords: 'gaff',
    });
    expect(read.filters.keywords).toBeUndefined();
    expect(read.ranking.words).toBe('gaff');
  });
});
