import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const draws = (seed: string | number) => {
  const random = createRandom(seed);
  return Array.from({ length: 50 }, () => random.next());
};

describe('the seeded generator', () => {
  it('repeats itself for one seed and not for another', () => {
    expect(draws('a')).toEqual(draws('a'));
    expect(draws('a')).not.toEqual(draws('b'));
  });

  it('gives a fork a sequence independent of its parent’s', () => {
    const early = createRandom('seed').fork('clouds').next();
    const parent = createRandom('seed');
    parent.next();
    expect(parent.fork('clouds').next()).toBe(early);
  });

  it('stays within the given bounds and reaches both ends', () => {
    const random = createRandom('dice');
    const rolls = Array.from({ length: 600 }, () => random.int(1, 6));
    expect(Math.min(...rolls)).toBe(1);
    expect(Math.max(...rolls)).toBe(6);
    expect(() => random.pick([])).toThrow('empty');
  });
});
