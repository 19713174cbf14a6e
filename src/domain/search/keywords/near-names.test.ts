import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexNames, MAX_COMPARISONS } from './near-names.ts';
import { allowedTypos, countTypos } from './spelling.ts';
import { createVocabulary } from './vocabulary.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '4', 'é'), minLength: 4, maxLength: 9 });

/** The definition, without any shortcut. */
function typosBetween(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_column, column) => (row === 0 ? column : row)),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row++)
    for (let column = 1; column <= other.length; column++) {
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      (table[row] as number[])[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  return at(one.length, other.length);
}

describe('names that differ from a word by a letter or two', () => {
  it('are counted as defined, up to the limit', () => {
    fc.assert(
      fc.property(word, word, fc.nat(3), (one, other, max) => {
        expect(countTypos(one, other, max)).toBe(Math.min(typosBetween(one, other), max + 1));
      }),
    );
  });

  it('are the same ones that comparing with every name would find', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), word, (names, typed) => {
        const max = allowedTypos(typed);
        const counted = names.map((name, at) => ({ at, typos: typosBetween(typed, name) }));
        const fewest = Math.min(...counted.map(({ typos }) => typos));
        expect(indexNames(names)(typed, max).nearest).toEqual(
          counted.filter(({ typos }) => typos === fewest && typos <= max),
        );
      }),
    );
  });

  it('are found among twenty thousand names with few comparisons', () => {
    const letters = 'abcdefghijklmnopqrst';
    const names = Array.from({ length: 20_000 }, (_, n) =>
      [7, 11, 13, 17, 19, 23, 29, 31].map((step) => letters[(n * step + (n >> 4)) % letters.length]).join(''),
    );
    const near = indexNames([...names, 'bavaria']);
    expect(near('bavarai', 2)).toMatchObject({ nearest: [{ at: 20_000, typos: 1 }] });
    expect(near('bavarai', 2).comparisons).toBeLessThan(MAX_COMPARISONS / 2);
  });

  it('cost a bounded number of comparisons for twenty unknown words, whatever the names are', () => {
    // Every name has the letters of every word: none can be ruled out without comparing.
    const spelt = (n: number, from: string) => {
      const order = [...from];
      return order.map((_, at) => order[(at * ((n % 7) + 1) + n) % order.length]).join('');
    };
    const names = Array.from({ length: 20_000 }, (_, n) => `${spelt(n, 'aeinrst')}${n % 10}`);
    const { near } = createVocabulary(names.map((name, n) => `${name}${n % 2 ? '' : 'a'}`));
    const nearAll = indexNames(names);
    const unknown = Array.from({ length: 20 }, (_, n) => spelt(n * 3 + 1, 'tsrniea'));
    for (const typed of unknown) {
      expect(near(typed).comparisons).toBeLessThanOrEqual(MAX_COMPARISONS);
      expect(nearAll(typed, 2).comparisons).toBe(MAX_COMPARISONS);
    }
  });

  it('do not depend on what was asked before', () => {
    const near = indexNames(['bavaria', 'beneteau', 'jeanneau']);
    const first = near('benetau', 2);
    near('bavarai', 2);
    expect(near('benetau', 2)).toEqual(first);
  });
});
