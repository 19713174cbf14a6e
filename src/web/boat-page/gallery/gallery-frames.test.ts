import { describe, expect, it } from 'vitest';
import { dotsAround, frameAfter, tilesBeside } from './gallery-frames.ts';

describe('stepping through the photographs', () => {
  it('DETAIL-07 wraps around at both ends', () => {
    expect(frameAfter(0, 1, 3)).toBe(1);
    expect(frameAfter(2, 1, 3)).toBe(0);
    expect(frameAfter(0, -1, 3)).toBe(2);
  });

  it('DETAIL-08 each photograph has a dot; of very many those around the one shown', () => {
    expect(dotsAround(0, 3)).toEqual([0, 1, 2]);
    expect(dotsAround(8, 9)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(dotsAround(0, 20)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(dotsAround(10, 20)).toEqual([6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(dotsAround(19, 20)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });

  it.each([
    [0, false, []],
    [1, false, []],
    [2, false, [1]],
    [5, false, [1, 2, 3, 4]],
    [20, false, [1, 2, 3, 4]],
    [0, true, [1]],
    [1, true, [1]],
    [3, true, [1, 2, 3]],
    [20, true, [1, 2, 3, 20]],
  ])('DETAIL-09 %i photographs, video %s: beside the large one stand %j', (photos, hasVideo, tiles) => {
    expect(tilesBeside(photos, hasVideo)).toEqual(tiles);
  });
});
