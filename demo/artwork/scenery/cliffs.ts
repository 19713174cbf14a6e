import { mix } from '../colour.ts';
import { faded } from '../lights.ts';
import { curve, curveDownTo, type Point, polygon } from '../paths.ts';
import { path } from '../sheet.ts';
import { corners } from '../space/points.ts';
import type { Backdrop } from './backdrop.ts';
import { heightAt, type Span, under } from './ridge.ts';

/** White chalk in waves, with a green cap: the south coast. */
export function chalkCliffs(
  { sheet, light, random }: Backdrop,
  { from, to, base, height }: Span,
  distance: number,
  seaward: 'left' | 'right',
): string {
  const waves = random.int(4, 6);
  const phase = random.between(0, 0.5);
  const line = Array.from({ length: waves * 6 + 1 }, (_, i): Point => {
    const t = i / (waves * 6);
    const wave = 0.5 + 0.5 * Math.sin(Math.PI * 2 * (t * waves + phase));
    const out = seaward === 'right' ? 1 - t : t;
    return [from + (to - from) * t, base - height * (0.34 + 0.52 * out) * (0.85 + 0.15 * wave)];
  });
  const end = line[seaward === 'right' ? line.length - 1 : 0]!;
  const foot: Point = [end[0] + (seaward === 'right' ? 16 : -16), base + 1];
  const shape =
    seaward === 'right'
      ? `${curve(line)}L${foot.join(' ')}L${from} ${base + 1}Z`
      : `${curve(line)}L${to} ${base + 1}L${foot.join(' ')}Z`;
  const chalk = sheet.down(base - height, base, [
    [0, faded('#fbf8ee', distance, light, 1)],
    [0.7, faded('#eee9da', distance, light, 0.85)],
    [1, faded('#d3cdbd', distance, light, 0.6)],
  ]);
  const creases = Array.from({ length: 34 }, () => {
    const x = random.between(from + 8, to - 8);
    const y = heightAt(line, x);
    const length = (base - y) * random.between(0.3, 0.85);
    const y0 = y + (base - y - length) * random.next();
    return `M${x.toFixed(0)} ${y0.toFixed(0)}l${random.between(3, 9).toFixed(0)} ${(length * 0.5).toFixed(0)}l${random.between(-7, 3).toFixed(0)} ${(length * 0.5).toFixed(0)}z`;
  });
  return (
    path(shape, { fill: chalk }) +
    path(creases.join(''), { fill: faded('#9fa6ac', distance, light, 0.5), opacity: 0.42 }) +
    path(
      under(line, (t) => height * 0.05 + 4 * Math.sin(t * 40)),
      { fill: faded('#7f9c55', distance, light, 0.9) },
    ) +
    path(
      under(line, () => height * 0.022),
      { fill: faded('#a8bb6b', distance, light, 1) },
    )
  );
}

/** Free-standing stacks off a chalk point. */
export function stacks(
  { light, random }: Backdrop,
  x: number,
  base: number,
  height: number,
  distance: number,
  direction: 1 | -1,
): string {
  return Array.from({ length: 3 }, (_, i) => {
    const cx = x + direction * (i * height * 0.95 + height * 0.4);
    const h = height * (1 - i * 0.17) * random.between(0.85, 1);
    const w = h * random.between(0.34, 0.46);
    const outline: Point[] = corners(
      [cx - w, base],
      [cx - w * 0.7, base - h * 0.45],
      [cx - w * 0.3, base - h * 0.8],
      [cx - w * 0.02, base - h],
      [cx + w * 0.24, base - h * 0.72],
      [cx + w * 0.45, base - h * 0.5],
      [cx + w * 0.9, base],
    );
    const shade: Point[] = corners(
      [cx - w * 0.02, base - h],
      [cx + w * 0.24, base - h * 0.72],
      [cx + w * 0.45, base - h * 0.5],
      [cx + w * 0.9, base],
      [cx + w * 0.15, base],
      [cx + w * 0.02, base - h * 0.5],
    );
    return (
      path(polygon(outline), { fill: faded('#f6f2e6', distance, light, 1) }) +
      path(polygon(shade), { fill: faded('#a9aeb0', distance, light, 0.5), opacity: 0.7 })
    );
  }).join('');
}

/** A rocky headland with turf on top, falling in ledges to the sea. */
export function headland(
  { light, random }: Backdrop,
  { from, to, base, height }: Span,
  distance: number,
  seaward: 'left' | 'right',
  rock = '#7b6f66',
): { art: string; line: Point[] } {
  const width = to - from;
  const profile = [1, 0.98, 0.93, 0.9, 0.82, 0.78, 0.62, 0.5, 0.34, 0.2, 0.07];
  const step = width / (profile.length - 1);
  const line = profile.map((h, i): Point => {
    const x = seaward === 'right' ? from + i * step : to - i * step;
    return [x + random.between(-0.2, 0.2) * step, base - height * h * random.between(0.94, 1.04)];
  });
  if (seaward === 'left') line.reverse();
  const shape = `M${line.map((p) => `${p[0].toFixed(0)} ${p[1].toFixed(0)}`).join('L')}L${to} ${base + 1}L${from} ${base + 1}Z`;
  const facets = Array.from({ length: 22 }, () => {
    const x = random.between(from + 10, to - 16);
    const y = heightAt(line, x);
    const room = base - y;
    const y0 = y + room * random.between(0.18, 0.7);
    const w = random.between(16, 46);
    const h = Math.min(base - y0, room * random.between(0.18, 0.42));
    return polygon(
      corners([x, y0], [x + w * 0.55, y0 + h * 0.12], [x + w * 0.4, y0 + h], [x - w * 0.35, y0 + h]),
    );
  });
  const art =
    path(shape, { fill: faded(rock, distance, light, 0.8) }) +
    path(facets.slice(0, 12).join(''), { fill: faded(rock, distance, light, 0.2), opacity: 0.7 }) +
    path(facets.slice(12).join(''), {
      fill: faded(mix(rock, '#d9c7a8', 0.45), distance, light, 1),
      opacity: 0.6,
    }) +
    path(
      under(line, (t) => height * (0.16 - 0.1 * Math.abs((seaward === 'right' ? t : 1 - t) - 0.2)) * 0.9),
      { fill: faded('#76924f', distance, light, 0.85) },
    ) +
    path(
      under(line, () => height * 0.04),
      { fill: faded('#9fb465', distance, light, 1) },
    );
  return { art, line };
}

/** A low skerry or rock awash. */
export const skerry = (
  { light, random }: Backdrop,
  x: number,
  base: number,
  width: number,
  distance: number,
): string =>
  path(
    curveDownTo(
      corners(
        [x - width / 2, base],
        [x - width * 0.28, base - width * random.between(0.08, 0.16)],
        [x - width * 0.05, base - width * random.between(0.1, 0.2)],
        [x + width * 0.2, base - width * random.between(0.05, 0.12)],
        [x + width / 2, base],
      ),
      base + 1,
    ),
    { fill: faded('#5f5a55', distance, light, 0.45) },
  );
