import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';

describe('what changed between two texts', () => {
  it('is told word by word, what was taken out before what was put in', () => {
    expect(
      diffWords('Sound and dry. Kept ashore in winter.', 'Sound and dry. Kept afloat all winter.'),
    ).toEqual([
      { kind: 'same', text: 'Sound and dry. Kept' },
      { kind: 'removed', text: ' ashore in' },
      { kind: 'added', text: ' afloat all' },
      { kind: 'same', text: ' winter.' },
    ]);
    expect(diffWords('New sails.', 'New sails. New engine.')).toEqual([
      { kind: 'same', text: 'New sails.' },
      { kind: 'added', text: ' New engine.' },
    ]);
  });

  it('puts each text together again, whatever they are', () => {
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

  it('is not told of texts that have little in common, or are too long to compare', () => {
    expect(diffWords('A fine family cruiser', 'Trailer for sale, two axles')).toBeUndefined();
    const long = (word: string) => Array.from({ length: 1_100 }, (_, at) => `${word}${at} and`).join(' ');
    expect(diffWords(long('old'), long('new'))).toBeUndefined();
  });

  it('is found at once in the longest description', () => {
    const long = Array.from({ length: 900 }, (_, at) => `word${at}`).join(' ');
    const started = performance.now();
    expect(diffWords(`First ${long} last`, `Other ${long} end`)).toHaveLength(5);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
