import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAKES } from '../../taxonomy/makes.ts';
import { countTypos } from './spelling.ts';
import { createVocabulary } from './vocabulary.ts';

const makes = MAKES.map((make) => make.toLowerCase().replaceAll('-', ' '));
const { correctionsFor } = createVocabulary(makes);
const guess = (word: string) => correctionsFor(word).map((words) => words.join(' '));

describe('typos', () => {
  it.each([
    ['jeaneau', 'jeanneau'],
    ['bavarai', 'bavaria'],
    ['beneteua', 'beneteau'],
    ['benetau', 'beneteau'],
    ['sunseker', 'sunseeker'],
    ['mody', 'moody'],
    ['searay', 'sea ray'],
    ['halberg', 'hallberg'],
    ['westerley', 'westerly'],
  ])('"%s" is read as "%s"', (typed, meant) => {
    expect(guess(typed)).toEqual([meant]);
  });

  it('does not correct words that are short or too different', () => {
    expect(guess('rib')).toEqual([]);
    expect(guess('kitchen')).toEqual([]);
  });

  it('counts a swap as one typo and stops counting past the limit', () => {
    expect(countTypos('bavarai', 'bavaria', 2)).toBe(1);
    expect(countTypos('moody', 'westerly', 2)).toBe(3);
  });

  it('is symmetric, and zero only for equal words', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const typos = countTypos(one, other, 20);
        expect(typos).toBe(countTypos(other, one, 20));
        expect(typos === 0).toBe(one === other);
      }),
    );
  });

  it('finds every make with one letter missing', () => {
    const name = fc.constantFrom(...makes.filter((make) => make.length > 5 && !make.includes(' ')));
    fc.assert(
      fc.property(name, fc.nat(), (make, at) => {
        const without = make.slice(0, at % make.length) + make.slice((at % make.length) + 1);
        expect(guess(without)).toContain(make);
      }),
    );
  });
});
