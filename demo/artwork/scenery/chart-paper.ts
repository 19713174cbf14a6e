import { mix } from '../colour.ts';
import { lettering } from '../lettering.ts';
import { curve, ellipse, num, type Point, polygon, rect } from '../paths.ts';
import type { Random } from '../random.ts';
import { path, type Sheet } from '../sheet.ts';

export const PAPER = '#f8f2e3';
export const INK = '#16364f';

/** A random closed contour. */
function contour(_random: Random, cx: number, cy: number, radius: number, wobble: readonly number[]): string {
  const points = Array.from({ length: 18 }, (_, i): Point => {
    const a = (i / 18) * Math.PI * 2;
    const r =
      radius *
      (1 +
        0.16 * Math.sin(a * 2 + wobble[0]!) +
        0.1 * Math.sin(a * 3 + wobble[1]!) +
        0.05 * Math.sin(a * 7 + wobble[2]!));
    return [cx + Math.cos(a) * r * 1.25, cy + Math.sin(a) * r];
  });
  return `${curve([...points, points[0]!])}Z`;
}

export function compassRose(cx: number, cy: number, radius: number, ink: string): string {
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const a = (i / 72) * Math.PI * 2;
    const inner = radius * (i % 6 === 0 ? 0.86 : i % 2 === 0 ? 0.91 : 0.94);
    return `M${num(cx + Math.sin(a) * radius * 0.97)} ${num(cy - Math.cos(a) * radius * 0.97)}L${num(cx + Math.sin(a) * inner)} ${num(cy - Math.cos(a) * inner)}`;
  }).join('');
  const star = (length: number, width: number, turn: number) =>
    [0, 1, 2, 3].map((k) => {
      const a = turn + (k * Math.PI) / 2;
      const tip: Point = [cx + Math.sin(a) * length, cy - Math.cos(a) * length];
      const shoulder = (s: number): Point => [
        cx + Math.sin(a + s * 0.785) * width,
        cy - Math.cos(a + s * 0.785) * width,
      ];
      return { dark: polygon([tip, shoulder(1), [cx, cy]]), light: polygon([tip, shoulder(-1), [cx, cy]]) };
    });
  const points = [
    ...star(radius * 0.6, radius * 0.12, Math.PI / 4),
    ...star(radius * 0.82, radius * 0.14, 0),
  ];
  return (
    path(ellipse(cx, cy, radius) + ellipse(cx, cy, radius * 0.97), {
      stroke: ink,
      width: 1.2,
      opacity: 0.7,
    }) +
    path(ticks, { stroke: ink, width: 1.2, opacity: 0.7 }) +
    path(points.map((p) => p.light).join(''), { fill: PAPER, stroke: ink, width: 1 }) +
    path(points.map((p) => p.dark).join(''), { fill: ink, stroke: ink, width: 1, opacity: 0.85 }) +
    path(lettering('N', cx - radius * 0.05, cy - radius * 1.06, radius * 0.15), { stroke: ink, width: 2 })
  );
}

/** Chart paper: graticule, shoals, soundings and a ruled border. */
export function chartPaper(sheet: Sheet, random: Random): string {
  const { width, height } = sheet;
  const sea = mix(PAPER, '#bcd7dc', 0.5);
  const land = mix(PAPER, '#e6c98b', 0.55);
  const shoal = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  const corner = random.pick([
    [-60, height + 40],
    [width + 60, height + 60],
    [width + 40, -60],
  ] as const);
  const contours = [430, 330, 240, 150].map((r) => contour(random, corner[0], corner[1], r, shoal));
  const grid = [
    ...Array.from({ length: 15 }, (_, i) => `M${100 * (i + 1)} 0V${height}`),
    ...Array.from({ length: 11 }, (_, i) => `M0 ${100 * (i + 1)}H${width}`),
  ].join('');
  const soundings = Array.from({ length: 46 }, () =>
    lettering(String(random.int(2, 38)), random.between(60, width - 80), random.between(80, height - 60), 11),
  ).join('');
  const scale = Array.from({ length: 30 }, (_, i) =>
    i % 2
      ? ''
      : rect(40 + (i * (width - 80)) / 30, 30, (width - 80) / 30, 8) +
        rect(40 + (i * (width - 80)) / 30, height - 38, (width - 80) / 30, 8),
  ).join('');
  return (
    path(rect(0, 0, width, height), { fill: PAPER }) +
    path(rect(30, 30, width - 60, height - 60), { fill: mix(PAPER, sea, 0.22) }) +
    path(contours[0]!, { fill: sea, opacity: 0.55 }) +
    path(contours[1]!, { fill: mix(sea, '#9cc6d1', 0.5), opacity: 0.6 }) +
    path(contours[2]!, { fill: mix(PAPER, '#cdd6a8', 0.6), opacity: 0.9 }) +
    path(contours[3]!, { fill: land }) +
    path(contours.join(''), { stroke: INK, width: 1, opacity: 0.28 }) +
    path(grid, { stroke: INK, width: 0.8, opacity: 0.1 }) +
    path(soundings, { stroke: INK, width: 1.1, opacity: 0.26 }) +
    path(
      rect(0, 0, width, 24) +
        rect(0, height - 24, width, 24) +
        rect(0, 0, 24, height) +
        rect(width - 24, 0, 24, height),
      { fill: PAPER },
    ) +
    path(rect(30, 30, width - 60, height - 60) + rect(40, 40, width - 80, height - 80), {
      stroke: INK,
      width: 1.4,
      opacity: 0.8,
    }) +
    path(scale, { fill: INK, opacity: 0.8 })
  );
}
