import { faded, LAMPLIGHT } from '../lights.ts';
import { polygon, rect } from '../paths.ts';
import { path } from '../sheet.ts';
import { corners, through } from '../space/points.ts';
import type { Backdrop } from './backdrop.ts';

/** A keep with curtain walls. */
export function castle(
  { light, random }: Backdrop,
  x: number,
  base: number,
  width: number,
  distance: number,
): string {
  const stone = '#a3937c';
  const tone = (b: number) => faded(stone, distance, light, b);
  const merlons = (x0: number, x1: number, top: number) => {
    const n = Math.max(3, Math.round((x1 - x0) / (width * 0.034)));
    const w = (x1 - x0) / (2 * n - 1);
    return Array.from({ length: n }, (_, i) => rect(x0 + i * 2 * w, top - w * 1.1, w, w * 1.2)).join('');
  };
  const towers = through([-0.5, 0.1, 0.26], [-0.2, 0.2, 0.46], [0.12, 0.13, 0.34], [0.4, 0.1, 0.28]).map(
    ([cx, w, h]) => ({
      x0: x + width * (cx! - w! / 2),
      x1: x + width * (cx! + w! / 2),
      top: base - width * h! * random.between(0.92, 1.05),
    }),
  );
  const wallTop = base - width * 0.17;
  const windows = towers
    .map((t) => rect((t.x0 + t.x1) / 2 - 2, t.top + width * 0.05, 4, width * 0.03))
    .join('');
  return (
    path(
      rect(x - width * 0.5, wallTop, width * 0.95, base - wallTop) +
        merlons(x - width * 0.48, x + width * 0.44, wallTop),
      { fill: tone(0.75) },
    ) +
    towers
      .map(
        (t) =>
          path(rect(t.x0, t.top, t.x1 - t.x0, base - t.top) + merlons(t.x0, t.x1, t.top), {
            fill: tone(0.95),
          }) +
          path(rect(t.x0 + (t.x1 - t.x0) * 0.6, t.top, (t.x1 - t.x0) * 0.4, base - t.top), {
            fill: tone(0.2),
            opacity: 0.6,
          }),
      )
      .join('') +
    path(windows, { fill: light.lamps ? LAMPLIGHT : tone(0) })
  );
}

/** A round Victorian fort standing in the sea. */
export function seaFort(
  { light }: Backdrop,
  x: number,
  base: number,
  width: number,
  distance: number,
): string {
  const h = width * 0.42;
  const tone = (c: string, b: number) => faded(c, distance, light, b);
  const ports = Array.from({ length: 8 }, (_, i) =>
    rect(x - width * 0.42 + i * width * 0.115, base - h * 0.62, width * 0.045, h * 0.2),
  ).join('');
  return (
    path(
      polygon(
        corners(
          [x - width / 2, base],
          [x - width * 0.47, base - h],
          [x + width * 0.47, base - h],
          [x + width / 2, base],
        ),
      ),
      { fill: tone('#8d8272', 0.9) },
    ) +
    path(
      polygon(
        corners(
          [x + width * 0.1, base],
          [x + width * 0.12, base - h],
          [x + width * 0.47, base - h],
          [x + width / 2, base],
        ),
      ),
      { fill: tone('#5a5650', 0.3), opacity: 0.55 },
    ) +
    path(
      rect(x - width * 0.5, base - h * 1.07, width, h * 0.1) +
        rect(x - width * 0.5, base - h * 0.34, width, h * 0.07),
      { fill: tone('#a89a84', 1) },
    ) +
    path(ports, { fill: light.lamps ? LAMPLIGHT : tone('#2f3337', 0.3) }) +
    path(
      rect(x - width * 0.2, base - h * 1.35, width * 0.22, h * 0.3) +
        rect(x - width * 0.02, base - h * 1.75, width * 0.03, h * 0.7),
      { fill: tone('#c9c3b4', 0.8) },
    )
  );
}
