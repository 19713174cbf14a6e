import { mix } from '../colour.ts';
import { faded } from '../lights.ts';
import { curveDownTo, type Point, polygon, polyline } from '../paths.ts';
import type { Random } from '../random.ts';
import { path } from '../sheet.ts';
import { corners } from '../space/points.ts';
import type { Backdrop } from './backdrop.ts';
import { heightAt, type Span, skyline, under } from './ridge.ts';
import { canopy } from './trees.ts';

type Ends = 'both' | 'left' | 'right' | 'none';

/** A rounded range of hills, paler with distance. */
export function hills(
  { sheet, light, random }: Backdrop,
  span: Span,
  distance: number,
  colour = '#4f7a5c',
  ends: Ends = 'both',
): string {
  const line = skyline(random, span, 0.05, ends);
  const top = Math.min(...line.map((p) => p[1]));
  const fill = sheet.down(top, span.base, [
    [0, faded(colour, distance, light)],
    [1, mix(faded(colour, distance, light), light.haze, 0.35)],
  ]);
  return path(curveDownTo(line, span.base + 1), { fill });
}

/** Hills with hedged fields and woods: an English shore. */
export function farmland(backdrop: Backdrop, span: Span, distance: number, ends: Ends = 'both'): string {
  const { light, random } = backdrop;
  const line = skyline(random, span, 0.03, ends);
  const grass = ['#7f9f58', '#93ad62', '#6f9458', '#b3b46c', '#86a35a'];
  const fields = Array.from({ length: 9 }, (_, i) => {
    const x = span.from + ((span.to - span.from) * (i + random.next())) / 9;
    const width = random.between(70, 150);
    const y = heightAt(line, x);
    const room = span.base - y;
    if (room < 24) return '';
    const [y0, y1] = [y + room * random.between(0.12, 0.4), y + room * random.between(0.55, 0.85)];
    const field = corners(
      [x - width / 2, y0 + 4],
      [x + width / 2, y0],
      [x + width * 0.6, y1],
      [x - width * 0.56, y1 + 3],
    );
    return path(polygon(field), { fill: faded(random.pick(grass), distance, light), opacity: 0.75 });
  });
  const woods = Array.from({ length: 8 }, () => {
    const x = random.between(span.from + 40, span.to - 40);
    const y = heightAt(line, x);
    const at = y + (span.base - y) * random.between(0.15, 0.8);
    return canopy(backdrop, x, at + 8, random.between(50, 150), random.between(12, 22), distance);
  });
  return (
    path(curveDownTo(line, span.base + 1), { fill: faded('#7b9a5b', distance, light) }) +
    fields.join('') +
    path(
      under(line, () => 6),
      { fill: faded('#a9bd78', distance, light, 1), opacity: 0.6 },
    ) +
    woods.join('') +
    canopy(backdrop, (span.from + span.to) / 2, span.base + 1, (span.to - span.from) * 0.8, 14, distance)
  );
}

/** A jagged line by repeated halving. */
function fractal(random: Random, from: Point, to: Point, spread: number, depth: number): Point[] {
  if (depth === 0) return [from];
  const middle: Point = [
    (from[0] + to[0]) / 2 + random.between(-0.12, 0.12) * (to[0] - from[0]),
    (from[1] + to[1]) / 2 + random.between(-1, 1) * spread,
  ];
  return [
    ...fractal(random, from, middle, spread * 0.52, depth - 1),
    ...fractal(random, middle, to, spread * 0.52, depth - 1),
  ];
}

/** Highland ridges: broken skyline, gullies in shadow, mist at the foot. */
export function mountains(
  { sheet, light, random }: Backdrop,
  { from, to, base, height }: Span,
  distance: number,
  snow = false,
): string {
  const summits = Math.max(3, Math.round((to - from) / 330));
  const keys = Array.from(
    { length: summits * 2 + 1 },
    (_, i): Point => [
      from + ((to - from) * (i + (i % 2 ? random.between(-0.35, 0.35) : 0))) / (summits * 2),
      base - height * (i % 2 ? random.between(0.6, 1) : random.between(0.18, 0.46)),
    ],
  );
  const flanks = keys.slice(0, -1).map((p, i) => fractal(random, p, keys[i + 1]!, height * 0.09, 3));
  const line = [...flanks.flat(), keys.at(-1)!];
  const body = sheet.down(base - height, base, [
    [0, faded('#5d7268', distance, light, 0.95)],
    [0.65, faded('#6b7d66', distance, light, 0.85)],
    [1, mix(faded('#6b7d66', distance, light), light.haze, 0.45)],
  ]);
  // The flank to the right of each summit lies in shadow, with a broken edge down the spur.
  const shadows = flanks.flatMap((flank, i) => {
    if (i % 2 === 0) return [];
    const [summit, valley] = [flank[0]!, keys[i + 1]!];
    const [w, h] = [valley[0] - summit[0], base - summit[1]];
    const spur = [0.18, 0.34, 0.52, 0.72, 1].map(
      (t, k): Point => [summit[0] + w * (t * 0.55 + (k % 2 ? -0.1 : 0.1)), summit[1] + h * t],
    );
    return [polygon([...flank, valley, [valley[0] + w * 0.1, base], ...spur.reverse()])];
  });
  const caps = line.slice(1, -1).flatMap((p, i) => {
    if (!snow || p[1] > base - height * 0.55) return [];
    const [before, after] = [line[i]!, line[i + 2]!];
    return [
      polygon([
        p,
        [after[0], after[1]],
        [(p[0] + after[0]) / 2, p[1] + height * 0.1],
        [p[0], p[1] + height * 0.06],
        [(p[0] + before[0]) / 2, p[1] + height * 0.11],
        before,
      ]),
    ];
  });
  return (
    path(`${polyline(line)}L${to} ${base + 1}L${from} ${base + 1}Z`, { fill: body }) +
    path(shadows.join(''), { fill: faded('#3f5659', distance, light, 0.2), opacity: 0.42 }) +
    path(caps.join(''), { fill: faded('#f6f8f8', distance * 0.8, light, 0.95), opacity: 0.85 })
  );
}
