import { faded, LAMPLIGHT } from '../lights.ts';
import { num, type Point, polygon, rect } from '../paths.ts';
import type { Random } from '../random.ts';
import { path } from '../sheet.ts';
import { corners } from '../space/points.ts';
import type { Backdrop } from './backdrop.ts';

const WALLS = [
  '#f2ede1',
  '#e9d9c0',
  '#e3b9a2',
  '#b9cdd0',
  '#ecd48f',
  '#d58f78',
  '#cfd8c3',
  '#f6f3ea',
  '#93b1bd',
  '#dcc9b6',
  '#e7a98b',
  '#f1e6d8',
] as const;
const ROOFS = ['#5f6b76', '#6b7681', '#8e5a48', '#7b5547', '#54606b'] as const;

/** Repeated details of a row of houses are drawn as one path. */
type Facade = { walls: string; panes: string; lamps: string; chimney: string };

type House = { x: number; base: number; width: number; height: number };

function house({ light, random }: Backdrop, { x, base, width, height }: House, distance: number): Facade {
  const wall = faded(random.pick(WALLS), distance, light, random.between(0.75, 1));
  const roof = faded(random.pick(ROOFS), distance, light, 0.7);
  const pitch = width * random.between(0.24, 0.4);
  const top = base - height;
  const gabled = random.chance(0.38);
  const roofShape: Point[] = gabled
    ? corners([x - 2, top + 1], [x + width / 2, top - pitch * 1.15], [x + width + 2, top + 1])
    : corners(
        [x - 2, top + 1],
        [x + width * 0.1, top - pitch],
        [x + width * 0.9, top - pitch],
        [x + width + 2, top + 1],
      );
  const columns = Math.max(1, Math.round(width / 17));
  const floors = Math.max(1, Math.round(height / 22));
  const [ww, wh] = [width / (columns * 2.3), (height / floors) * 0.46];
  const lamps: string[] = [];
  const panes: string[] = [];
  for (let f = 0; f < floors; f++) {
    for (let c = 0; c < columns; c++) {
      const pane = rect(
        x + (width * (c + 0.5)) / columns - ww / 2,
        top + (height * (f + 0.3)) / floors,
        ww,
        wh,
      );
      (light.lamps && random.chance(0.62) ? lamps : panes).push(pane);
    }
  }
  const chimney = rect(x + width * random.pick([0.16, 0.74]), top - pitch * 1.35, width * 0.1, pitch * 0.8);
  const walls =
    path(rect(x, top, width, height + 2), { fill: wall }) + path(polygon(roofShape), { fill: roof });
  return { walls, chimney, panes: panes.join(''), lamps: lamps.join('') };
}

function terrace({ light }: Backdrop, row: readonly Facade[], distance: number): string {
  const all = (key: 'chimney' | 'panes' | 'lamps') => row.map((h) => h[key]).join('');
  return (
    path(all('chimney'), { fill: faded('#8a5f4d', distance, light, 0.6) }) +
    row.map((h) => h.walls).join('') +
    path(all('panes'), { fill: faded('#47586a', distance, light, 0.5) }) +
    path(all('lamps'), { fill: LAMPLIGHT })
  );
}

function church(
  { light }: Backdrop,
  x: number,
  base: number,
  height: number,
  distance: number,
  spire: boolean,
): string {
  const tone = (c: string, b: number) => faded(c, distance, light, b);
  const w = height * 0.2;
  const top = base - height * 0.62;
  const crown = spire
    ? path(polygon(corners([x - w * 0.55, top], [x, base - height * 1.2], [x + w * 0.55, top])), {
        fill: tone('#6d7780', 0.6),
      })
    : path(
        [0, 1, 2, 3]
          .map((i) => rect(x - w * 0.5 + (i * w) / 3.5, top - w * 0.2, w * 0.14, w * 0.24))
          .join(''),
        { fill: tone('#b3a68f', 0.8) },
      );
  return (
    path(rect(x - w * 0.5, top, w, base - top), { fill: tone('#b8ab94', 0.95) }) +
    path(rect(x + w * 0.1, top, w * 0.4, base - top), { fill: tone('#6d675d', 0.3), opacity: 0.45 }) +
    path(rect(x - w * 0.1, top + w * 0.3, w * 0.2, w * 0.42), { fill: tone('#3d4248', 0.3) }) +
    crown
  );
}

/** Rows of houses stepping up a hillside from the quay. */
export function town(
  backdrop: Backdrop,
  span: { from: number; to: number; base: number },
  size: number,
  distance: number,
): string {
  const { random, light } = backdrop;
  const rows = 3;
  const middle = (span.from + span.to) / 2;
  const reach = (span.to - span.from) / 2;
  const art: string[] = [];
  for (let r = rows - 1; r >= 0; r--) {
    const base = span.base - r * size * 0.78;
    const half = reach * (1 - r * 0.2);
    if (r === 1)
      art.push(
        church(
          backdrop,
          middle + random.between(-0.4, 0.4) * half,
          base - size * 0.4,
          size * 2.1,
          distance,
          random.chance(0.5),
        ),
      );
    const row: Facade[] = [];
    const away = distance + r * 0.06;
    for (let x = middle - half; x < middle + half - size * 0.4; ) {
      const width = size * random.between(0.62, 1.05);
      const fall = Math.abs((x - middle) / half) ** 2 * size * 0.5 * r;
      row.push(
        house(backdrop, { x, base: base + fall, width, height: size * random.between(0.75, 1.25) }, away),
      );
      x += width + (random.chance(0.15) ? size * 0.2 : 0);
    }
    art.push(terrace(backdrop, row, away));
  }
  const quay = path(rect(span.from - size * 0.4, span.base, span.to - span.from + size * 0.8, size * 0.2), {
    fill: faded('#8d8577', distance, light, 0.6),
  });
  return art.join('') + quay;
}

/** The masts of distant moored boats, as single strokes. */
export function distantMasts(
  { light, random }: Backdrop,
  from: number,
  to: number,
  base: number,
  height: number,
  distance: number,
): string {
  const hulls: string[] = [];
  const masts: string[] = [];
  for (let x = from; x < to; x += random.between(0.12, 0.34) * height) {
    const h = height * random.between(0.55, 1);
    const w = h * random.between(0.3, 0.42);
    masts.push(
      `M${num(x)} ${num(base)}V${num(base - h)}M${num(x)} ${num(base - h * 0.97)}L${num(x + w * 0.45)} ${num(base - h * 0.1)}`,
    );
    hulls.push(boatHull(random, x, base, w));
  }
  return (
    path(masts.join(''), {
      stroke: faded('#5d6973', distance, light, 0.6),
      width: Math.max(1, height * 0.012),
      opacity: 0.8,
    }) + path(hulls.join(''), { fill: faded('#f3f1ea', distance, light, 0.95) })
  );
}

const boatHull = (random: Random, x: number, base: number, w: number) =>
  polygon(
    corners(
      [x - w * 0.55, base - w * 0.16],
      [x + w * 0.6, base - w * random.between(0.2, 0.26)],
      [x + w * 0.46, base],
      [x - w * 0.5, base],
    ),
  );

/** Painted huts in a row above a beach. */
export function beachHuts(
  { light, random }: Backdrop,
  from: number,
  base: number,
  count: number,
  size: number,
  distance: number,
): string {
  const colours = ['#d9674f', '#3f8fa0', '#eec55e', '#f1eee4', '#7fb08c', '#31567d', '#e9a7a0'];
  return Array.from({ length: count }, (_, i) => {
    const x = from + i * size * 1.12;
    const wall = faded(colours[(i + random.int(0, 1)) % colours.length]!, distance, light, 0.9);
    return (
      path(rect(x, base - size, size, size), { fill: wall }) +
      path(
        polygon(
          corners(
            [x - size * 0.1, base - size],
            [x + size / 2, base - size * 1.5],
            [x + size * 1.1, base - size],
          ),
        ),
        { fill: faded('#f3efe6', distance, light, 0.8) },
      ) +
      path(rect(x + size * 0.34, base - size * 0.7, size * 0.32, size * 0.7), {
        fill: faded('#f3efe6', distance, light, 0.6),
        opacity: 0.8,
      })
    );
  }).join('');
}
