import { describe, expect, it } from 'vitest';
import { divideSpaces, type TrackChunk } from './iso-spaces.ts';

const chunk = (start: number, end: number | undefined, carries: TrackChunk['carries'] = 'pictures') => ({
  start,
  end,
  carries,
});

describe('dividing the spaces for samples', () => {
  it('finds what no track uses, in whatever order the chunks come', () => {
    const spaces = [
      { start: 0, end: 20 },
      { start: 30, end: 50 },
    ];
    const { gaps, pictures } = divideSpaces(spaces, [
      chunk(32, 50, 'sound'),
      chunk(12, 18, 'sound'),
      chunk(2, 10),
      chunk(4, 12),
    ]);
    expect(gaps).toEqual([
      { start: 0, end: 2 },
      { start: 18, end: 20 },
      { start: 30, end: 32 },
    ]);
    expect(pictures.map(({ start, end }) => [start, end])).toEqual([
      [2, 10],
      [4, 12],
    ]);
  });

  it('ends a chunk of unknown size at the next one of any track, or at the end of its space', () => {
    const spaces = [
      { start: 0, end: 20 },
      { start: 30, end: 50 },
    ];
    const { gaps, pictures } = divideSpaces(spaces, [
      chunk(0, undefined),
      chunk(0, undefined),
      chunk(8, undefined, 'other'),
      chunk(30, 50),
    ]);
    expect(pictures.map(({ start, end }) => [start, end])).toEqual([
      [0, 8],
      [0, 8],
      [30, 50],
    ]);
    expect(gaps).toEqual([{ start: 8, end: 20 }]);
  });

  /** How often elements of two lists are read while they are divided. */
  function reads(size: number): number {
    let count = 0;
    const watched = <Item>(list: Item[]): Item[] =>
      new Proxy(list, {
        get(target, key, receiver) {
          if (typeof key === 'string' && /^\d+$/.test(key)) count += 1;
          return Reflect.get(target, key, receiver);
        },
      });
    const spaces = Array.from({ length: size }, (_, index) => ({ start: index * 10, end: index * 10 + 8 }));
    const chunks = spaces.flatMap(({ start, end }) => [
      chunk(start, start + 4),
      chunk(start + 4, end, 'sound'),
    ]);
    divideSpaces(watched(spaces), watched(chunks.reverse()));
    return count;
  }

  it('reads each space and each chunk a fixed number of times', () => {
    expect(reads(2_000)).toBeGreaterThan(2_000);
    expect(reads(20_000) / reads(2_000)).toBeLessThan(11);
  });
});
