import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';

describe('what changed between two texts', () => {
  it('is marked word by word, removed words before added ones', () => {
    expect(diffWords('Sound and dry. Kept ashore.', 'Sound and dry. Kept afloat.')).toEqual([
      { kind: 'same', text: 'Sound and dry. Kept ' },
      { kind: 'removed', text: 'ashore' },
      { kind: 'added', text: 'afloat' },
      { kind: 'same', text: '.' },
    ]);
    expect(diffWords('New sails.', 'New sails. New engine.')).toEqual([
      { kind: 'same', text: 'New sails.' },
      { kind: 'added', text: ' New engine.' },
    ]);
  });

  it('can be put together again to either text', () => {
    const words = fc.array(fc.constantFrom('new', 'old', 'sails', ' ', '\n', 'dry.', 'é'), { maxLength: 40 });
    fc.assert(
      fc.property(words, words, (before, after) => {
        const [from, to] = [before.join(' '), after.join(' ')];
        const parts = diffWords(from, to);
        if (!parts) return;
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map(({ text }) => text)
            .join('');
        expect(without('added')).toBe(from);
        expect(without('removed')).toBe(to);
      }),
    );
  });

  it('is not marked in texts that have little in common or are too long to compare', () => {
    expect(diffWords('A fine family cruiser', 'Trailer for sale, two axles')).toBeUndefined();
    const long = (word: string) => Array.from({ length: 1_100 }, (_, at) => `${word}${at} and`).join(' ');
    expect(diffWords(long('old'), long('new'))).toBeUndefined();
  });
});
