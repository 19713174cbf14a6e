import { expect, it } from 'vitest';
import { measurePhoto, type PhotoMeasures, type Pixels, photoRemarks } from './photo-remarks.ts';

const WIDTH = 120;
const HEIGHT = 90;

/** A grey picture: the brightness of each point. */
function picture(brightness: (x: number, y: number) => number): Pixels {
  const data = Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
    const value = brightness(pixel % WIDTH, Math.floor(pixel / WIDTH));
    return [value, value, value, 255];
  }).flat();
  return { data, width: WIDTH, height: HEIGHT };
}

/** Sharp edges everywhere, in a pattern of its own. */
const sharp = (pattern: number) => picture((x, y) => (((x * pattern) ^ (y * 3)) % 16 < 8 ? 40 : 220));
/** The same light on the left and dark on the right, without an edge. */
const blurred = picture((x) => 200 - x);
const dark = picture((x, y) => ((x + y) % 6 < 3 ? 0 : 40));
const wall = picture(() => 180);

function remarksOn(pixels: Record<string, Pixels>, longest = 2_000) {
  const photos = Object.keys(pixels).map((id) => ({ id }));
  const measures = new Map<string, PhotoMeasures>(
    Object.entries(pixels).map(([id, picture]) => [id, measurePhoto(picture, longest)]),
  );
  return Object.fromEntries(photoRemarks(photos, measures));
}

it('COACH-04 a sharp, light and large photo is left alone', () => {
  expect(remarksOn({ deck: sharp(5) })).toEqual({});
});

it('COACH-04 dark and blurred photos are pointed out', () => {
  expect(remarksOn({ cabin: dark }).cabin).toMatch(/^A little dark/);
  expect(remarksOn({ helm: blurred }).helm).toMatch(/^Looks blurred/);
});

it('COACH-04 a photo smaller than 1,000 pixels is', () => {
  expect(remarksOn({ deck: sharp(5) }, 999).deck).toMatch(/^Rather small/);
  expect(remarksOn({ deck: sharp(5) }, 1_000)).toEqual({});
});

it('COACH-04 the second of two near-duplicates names the first', () => {
  const brighter = picture((x, y) => (((x * 5) ^ (y * 3)) % 16 < 8 ? 60 : 235));
  expect(remarksOn({ first: sharp(5), second: brighter, other: sharp(11) })).toEqual({
    second: 'Much like number 1: one of the two may be enough.',
  });
});

it('COACH-04 plain surfaces are neither blurred nor doubles', () => {
  expect(remarksOn({ hull: wall, sail: wall })).toEqual({});
});

it('COACH-04 a photo that was not measured has no remark', () => {
  expect(photoRemarks([{ id: 'a' }], new Map()).size).toBe(0);
  expect(measurePhoto({ data: [], width: 0, height: 0 }, 0).brightness).toBe(0);
});
