import { describe, expect, it } from 'vitest';
import { foundInShort, foundInWords, totalInWords } from './total-words.ts';

const exactly = (count: number) => ({ count, isMinimum: false });
const kinds = (boats: number, goods: number) => ({
  counts: [
    { value: 'boats', count: boats },
    { value: 'goods', count: goods },
  ],
  atLeast: false,
});

describe('what was found', () => {
  it('counts boats, and says when there are more than were counted', () => {
    expect(totalInWords(exactly(1))).toBe('1 boat');
    expect(totalInWords({ count: 10_000, isMinimum: true })).toBe('10,000+ boats');
  });

  it('calls engines, parts and moorings what they are', () => {
    expect(foundInWords(exactly(38), { category: 'engines' }, undefined)).toBe('38 engines and parts');
    expect(foundInWords(exactly(1), { category: 'moorings' }, undefined)).toBe('1 mooring');
    expect(foundInWords(exactly(4), { category: 'engines', subcategory: 'trailers' }, undefined)).toBe(
      '4 trailers',
    );
    expect(foundInWords(exactly(6), { keywords: 'windlass' }, kinds(0, 6))).toBe(
      '6 engines, parts and moorings',
    );
  });

  it('names both of a mixed list, as long as their counts belong to it', () => {
    expect(foundInWords(exactly(207), {}, kinds(169, 38))).toBe(
      '169 boats and 38 engines, parts and moorings',
    );
    expect(foundInShort(exactly(207), {}, kinds(169, 38))).toBe('207 listings');
    expect(foundInWords(exactly(50), {}, kinds(169, 38))).toBe('50 listings');
    expect(foundInWords(exactly(169), { kind: 'boats' }, kinds(169, 38))).toBe('169 boats');
  });
});
