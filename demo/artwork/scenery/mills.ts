import { mix } from '../colour.ts';
import { faded } from '../lights.ts';
import { ellipse, num, type Point, polygon } from '../paths.ts';
import { path } from '../sheet.ts';
import { corners } from '../space/points.ts';
import type { Backdrop } from './backdrop.ts';

/** Offshore wind turbines far out. */
export function turbines(
  { light, random, width }: Backdrop,
  base: number,
  count: number,
  distance: number,
): string {
  const colour = mix('#f2f5f5', light.haze, distance);
  const start = random.between(0, width * 0.4);
  return Array.from({ length: count }, (_, i) => {
    const x = start + i * random.between(58, 92);
    const h = random.between(48, 66) * (1 - (i % 3) * 0.14);
    const hub: Point = [x, base - h];
    const angle = random.between(0, 2);
    const blades = [0, 1, 2].map((k) => {
      const a = angle + (k * Math.PI * 2) / 3;
      return `M${num(hub[0])} ${num(hub[1])}l${num(Math.cos(a) * h * 0.52)} ${num(Math.sin(a) * h * 0.52)}`;
    });
    return path(`M${num(x)} ${num(base)}L${num(x)} ${num(hub[1])}${blades.join('')}`, {
      stroke: colour,
      width: 2,
      opacity: 0.9,
    });
  }).join('');
}

/** A drainage mill of the Broads. */
export function windmill(
  { light, random }: Backdrop,
  x: number,
  base: number,
  height: number,
  distance: number,
): string {
  const tone = (c: string, b: number) => faded(c, distance, light, b);
  const cap: Point = [x, base - height * 0.9];
  const angle = random.between(0.2, 1.2);
  const sails = [0, 1, 2, 3].map((k) => {
    const a = angle + (k * Math.PI) / 2;
    const [dx, dy] = [Math.cos(a), Math.sin(a)];
    const l = height * 0.62;
    const w = height * 0.055;
    return polygon(
      corners(
        [cap[0], cap[1]],
        [cap[0] + dx * l, cap[1] + dy * l],
        [cap[0] + dx * l - dy * w, cap[1] + dy * l + dx * w],
        [cap[0] + dx * l * 0.15 - dy * w, cap[1] + dy * l * 0.15 + dx * w],
      ),
    );
  });
  return (
    path(
      polygon(
        corners(
          [x - height * 0.2, base],
          [x - height * 0.11, base - height * 0.85],
          [x + height * 0.11, base - height * 0.85],
          [x + height * 0.2, base],
        ),
      ),
      { fill: tone('#a5563b', 0.85) },
    ) +
    path(
      polygon(
        corners(
          [x + height * 0.04, base],
          [x + height * 0.03, base - height * 0.85],
          [x + height * 0.11, base - height * 0.85],
          [x + height * 0.2, base],
        ),
      ),
      { fill: tone('#5d3428', 0.3), opacity: 0.6 },
    ) +
    path(ellipse(x, base - height * 0.86, height * 0.13, height * 0.12), { fill: tone('#f0ede2', 0.95) }) +
    path(sails.join(''), { fill: tone('#f4f1e6', 0.9), opacity: 0.92 })
  );
}
