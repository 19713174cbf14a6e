import { mix } from '../colour.ts';
import { lit } from '../lights.ts';
import { curve, ellipse, type Point, polygon } from '../paths.ts';
import { path } from '../sheet.ts';
import type { Backdrop } from './backdrop.ts';
import { seaBody, seaSurface } from './sea.ts';

const grounds = { sand: '#e0caa0', shingle: '#bfb19a', concrete: '#b9b7ae' } as const;
type Ground = keyof typeof grounds;

/** The water's edge and the hard in front of it, below `edge`. */
export function foreshore(backdrop: Backdrop, edge: number, ground: Ground): string {
  const { sheet, light, random, width } = backdrop;
  const base = grounds[ground];
  const line = (dy: number, wave: number) =>
    Array.from(
      { length: 12 },
      (_, i): Point => [
        (i / 11) * width * 1.04 - 20,
        edge + dy + Math.sin(i * 0.9 + wave) * 7 + Math.sin(i * 0.37) * 9,
      ],
    );
  const down = (points: Point[]) => `${curve(points)}L${width + 40} ${sheet.height}L-40 ${sheet.height}Z`;
  const pebbles = (count: number, size: number) =>
    Array.from({ length: count }, () => {
      const t = random.next();
      const y = edge + 40 + (sheet.height - edge - 40) * t;
      const r = size * (0.4 + t) * random.between(0.4, 1);
      return ellipse(random.between(0, width), y, r * 1.5, r * 0.7);
    }).join('');
  const cracks =
    ground === 'concrete'
      ? Array.from({ length: 7 }, (_, i) => `M0 ${edge + 30 + i * i * 12}H${width}`).join('')
      : '';
  return (
    path(down(line(-8, 0.4)), { fill: '#ffffff', opacity: 0.85 }) +
    path(down(line(4, 0)), { fill: lit(mix(base, '#6d6a60', 0.38), 0.7, light) }) +
    path(down(line(34, 1.4)), { fill: lit(base, 0.9, light) }) +
    path(pebbles(ground === 'shingle' ? 220 : 60, ground === 'shingle' ? 9 : 5), {
      fill: lit(mix(base, '#5f584c', 0.5), 0.6, light),
      opacity: 0.5,
    }) +
    path(pebbles(ground === 'shingle' ? 120 : 30, ground === 'shingle' ? 8 : 4), {
      fill: lit(mix(base, '#ffffff', 0.5), 1, light),
      opacity: 0.6,
    }) +
    path(cracks, { stroke: lit('#8f8d84', 0.6, light), width: 2.4, opacity: 0.5 })
  );
}

export const shallows = (backdrop: Backdrop): string =>
  seaBody(backdrop, 'calm') + seaSurface(backdrop, 'slight');

/** The soft shadow of an object on the ground. */
export const groundShadow = (outline: readonly Point[]): string =>
  path(polygon(outline), { fill: '#1c2733', opacity: 0.3 });
