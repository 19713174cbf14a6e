import { describe, expect, it } from 'vitest';
import { notesInShort } from './notes-in-short.ts';

const boat = { id: 1, title: 'Bavaria 36', make: 'Bavaria', model: '36' } as never;
const facts = {
  boats: [boat],
  total: { count: 1, isMinimum: false },
  relaxed: [],
  correctedKeywords: undefined,
  keywordsShortened: false,
  placeReadAs: undefined,
  placeNotRecognised: false,
};
const NONE = { count: 0, isMinimum: false };

describe('FIND-05 the notes about results in a line', () => {
  it('say what nothing matches, and that sold boats are not listed', () => {
    const missed = { ...facts, total: NONE, relaxed: ['model' as const], note: 'sold' as const };
    expect(notesInShort({ phrase: 'sold bavaria 34', make: 'Bavaria', model: '34' }, missed)).toEqual({
      text: 'Sold boats are not listed · No Bavaria 34 for sale',
      isWarning: true,
    });
  });

  it('say how words and places were corrected', () => {
    expect(
      notesInShort(
        { keywords: 'bavarai', location: 'plimouth' },
        { ...facts, correctedKeywords: 'bavaria', placeReadAs: 'Plymouth' },
      ),
    ).toEqual({ text: 'Results for “bavaria” · “plimouth” read as Plymouth', isWarning: false });
  });

  it('warn about a place that nobody knows', () => {
    expect(notesInShort({ location: 'Atlantis' }, { ...facts, placeNotRecognised: true })).toEqual({
      text: '“Atlantis” is not a place that we know',
      isWarning: true,
    });
  });

  it('lead to how a phrase was read, also while its boats load', () => {
    const read = { text: 'How we read your search', isWarning: false };
    expect(notesInShort({ phrase: 'yacht under 20k', maxPrice: 20_000 }, facts)).toEqual(read);
    expect(notesInShort({ phrase: 'yacht under 20k', maxPrice: 20_000 }, undefined)).toEqual(read);
  });

  it('are none where there is nothing to say, or nothing at all', () => {
    expect(notesInShort({ category: 'sailing' }, facts)).toBeUndefined();
    expect(notesInShort({ phrase: 'qwerty', keywords: 'qwerty' }, facts)).toBeUndefined();
    expect(notesInShort({ category: 'sailing' }, { ...facts, boats: [], total: NONE })).toBeUndefined();
  });
});
