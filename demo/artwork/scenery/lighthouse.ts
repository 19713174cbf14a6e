import { faded, LAMPLIGHT } from '../lights.ts';
import { type Point, polygon, rect } from '../paths.ts';
import { path } from '../sheet.ts';
import { corners } from '../space/points.ts';
import type { Backdrop } from './backdrop.ts';

/** A lighthouse with gallery, lantern and keeper's cottage. */
export function lighthouse(
  { light, random }: Backdrop,
  x: number,
  base: number,
  height: number,
  distance: number,
  banded = random.chance(0.5),
): string {
  const tone = (c: string, b = 0.8) => faded(c, distance, light, b);
  const half = (t: number) => height * (0.105 - 0.042 * t);
  const y = (t: number) => base - height * t;
  const ring = (t0: number, t1: number): Point[] =>
    corners([x - half(t0), y(t0)], [x - half(t1), y(t1)], [x + half(t1), y(t1)], [x + half(t0), y(t0)]);
  const shade = (t0: number, t1: number): Point[] =>
    corners(
      [x + half(t0) * 0.25, y(t0)],
      [x + half(t1) * 0.25, y(t1)],
      [x + half(t1), y(t1)],
      [x + half(t0), y(t0)],
    );
  const red = '#c23a26';
  const beam = light.lamps
    ? [-1, 1]
        .map((s) =>
          path(
            polygon(
              corners(
                [x, y(0.88)],
                [x + s * height * 6, y(0.88) - height * 0.5],
                [x + s * height * 6, y(0.88) + height * 0.34],
              ),
            ),
            { fill: LAMPLIGHT, opacity: 0.13 },
          ),
        )
        .join('')
    : '';
  const cottage =
    path(rect(x + height * 0.1, base - height * 0.15, height * 0.34, height * 0.15), {
      fill: tone('#f3efe4'),
    }) +
    path(
      polygon(
        corners(
          [x + height * 0.07, base - height * 0.15],
          [x + height * 0.13, base - height * 0.25],
          [x + height * 0.41, base - height * 0.25],
          [x + height * 0.47, base - height * 0.15],
        ),
      ),
      { fill: tone('#5e6c78', 0.6) },
    ) +
    path(
      rect(x + height * 0.18, base - height * 0.11, height * 0.04, height * 0.05) +
        rect(x + height * 0.31, base - height * 0.11, height * 0.04, height * 0.05),
      { fill: light.lamps ? LAMPLIGHT : tone('#37475a', 0.4) },
    );
  return (
    beam +
    cottage +
    path(polygon(ring(0, 0.8)), { fill: tone('#f7f4ea', 1) }) +
    (banded ? path(polygon(ring(0.2, 0.38)) + polygon(ring(0.56, 0.72)), { fill: tone(red) }) : '') +
    path(polygon(shade(0, 0.8)), { fill: tone('#5d6b7f', 0.3), opacity: 0.3 }) +
    path(rect(x - height * 0.095, y(0.82), height * 0.19, height * 0.028), { fill: tone('#3b4652', 0.5) }) +
    path(rect(x - height * 0.045, y(0.92), height * 0.09, height * 0.11), {
      fill: light.lamps ? LAMPLIGHT : tone('#cfe0e4', 1),
    }) +
    path(polygon(corners([x - height * 0.066, y(0.915)], [x, y(1)], [x + height * 0.066, y(0.915)])), {
      fill: tone(banded ? red : '#3b4652', 0.6),
    })
  );
}
