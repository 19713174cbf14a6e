import { describe, expect, it } from 'vitest';
import { freeTop } from './toast-position.ts';

const SCREEN = { top: 0, right: 390, bottom: 844, left: 0 };
const PREFERRED = { top: 80, right: 374, bottom: 160, left: 16 };
const band = (top: number, bottom: number) => ({ top, right: 390, bottom, left: 0 });

describe('the position of a toast', () => {
  it('is the usual one when nothing is there', () => {
    expect(freeTop(PREFERRED, [], SCREEN)).toBe(80);
    expect(freeTop(PREFERRED, [band(300, 344)], SCREEN)).toBe(80);
  });

  it('is below the field that it would cover, or above when that is nearer', () => {
    expect(freeTop(PREFERRED, [band(70, 114)], SCREEN)).toBe(122);
    expect(freeTop(PREFERRED, [band(150, 400)], SCREEN)).toBe(62);
  });

  it('is clear of everything that is open, not only of the first', () => {
    expect(freeTop(PREFERRED, [band(70, 114), band(150, 300)], SCREEN)).toBe(308);
  });

  it('is unchanged beside what leaves its column free', () => {
    expect(freeTop(PREFERRED, [{ top: 0, right: 10, bottom: 844, left: 0 }], SCREEN)).toBe(80);
  });

  it('is undefined when the whole screen is taken', () => {
    expect(freeTop(PREFERRED, [band(16, 828)], SCREEN)).toBeUndefined();
  });
});
