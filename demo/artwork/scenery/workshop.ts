import { darken, lighten, mix } from '../colour.ts';
import { ellipse, lens, num, polygon, rect, roundRect } from '../paths.ts';
import { path } from '../sheet.ts';
import { corners } from '../space/points.ts';
import type { Backdrop } from './backdrop.ts';

/** Outlines of tools hung on a board, in a box one unit high. */
const tools = [
  (x: number, y: number, k: number) =>
    rect(x - 0.04 * k, y, 0.08 * k, 0.75 * k) +
    roundRect(x - 0.2 * k, y - 0.06 * k, 0.4 * k, 0.2 * k, 0.05 * k),
  (x: number, y: number, k: number) =>
    roundRect(x - 0.05 * k, y + 0.1 * k, 0.1 * k, 0.75 * k, 0.04 * k) +
    ellipse(x, y + 0.08 * k, 0.14 * k) +
    ellipse(x, y + 0.9 * k, 0.12 * k),
  (x: number, y: number, k: number) =>
    rect(x - 0.025 * k, y + 0.35 * k, 0.05 * k, 0.5 * k) +
    roundRect(x - 0.07 * k, y, 0.14 * k, 0.38 * k, 0.06 * k),
  (x: number, y: number, k: number) =>
    polygon(
      corners(
        [x - 0.05 * k, y],
        [x + 0.3 * k, y + 0.8 * k],
        [x + 0.2 * k, y + 0.86 * k],
        [x - 0.12 * k, y + 0.1 * k],
      ),
    ) +
    polygon(
      corners(
        [x + 0.05 * k, y],
        [x - 0.3 * k, y + 0.8 * k],
        [x - 0.2 * k, y + 0.86 * k],
        [x + 0.12 * k, y + 0.1 * k],
      ),
    ),
] as const;

function shelf({ random }: Backdrop, x: number, y: number, width: number): string {
  const colours = ['#b5623f', '#31567d', '#7f9a8c', '#d9b45a', '#8a8f92', '#c8371f', '#e6dcc6'];
  let at = x + 14;
  const things: string[] = [];
  while (at < x + width - 60) {
    const [w, h] = [random.between(26, 64), random.between(34, 78)];
    const colour = random.pick(colours);
    things.push(
      path(roundRect(at, y - h, w, h, random.chance(0.5) ? 6 : 2), { fill: mix(colour, '#cdbfa8', 0.35) }) +
        path(rect(at, y - h * 0.62, w, h * 0.26), { fill: '#f3ecdb', opacity: 0.7 }),
    );
    at += w + random.between(6, 26);
  }
  return (
    things.join('') +
    path(rect(x, y, width, 14), { fill: '#8c6b46' }) +
    path(rect(x, y + 14, width, 6), { fill: '#5e4630', opacity: 0.35 })
  );
}

/** A boatyard workshop: boarded wall, tool board, shelves, a window, and the bench. */
export function workshop(backdrop: Backdrop, bench: number): string {
  const { sheet, light, random, width } = backdrop;
  const wall = random.pick(['#d9cfbb', '#c5cdc6', '#cfd3d0', '#d6c3a5']);
  const boards = Array.from({ length: 17 }, (_, i) => `M${i * 100} 0V${bench}`).join('');
  const wx = random.pick([90, 1090]);
  const bx = wx < 800 ? 720 : 120;
  const hung = Array.from({ length: 6 }, (_, i) =>
    tools[(i + random.int(0, 3)) % tools.length]!(bx + 90 + i * 110, 170 + (i % 2) * 20, 120),
  ).join('');
  const timber = '#a9804f';
  return [
    path(rect(0, 0, width, bench), {
      fill: sheet.down(0, bench, [
        [0, darken(wall, 0.08)],
        [1, lighten(wall, 0.25)],
      ]),
    }),
    path(boards, { stroke: darken(wall, 0.25), width: 2, opacity: 0.4 }),
    path(roundRect(wx - 14, 86, 428, 328, 8), { fill: '#f4efe2' }),
    path(rect(wx, 100, 400, 300), { fill: sheet.down(100, 400, light.sky) }),
    path(lens(wx + 150, 210, 220, 34) + lens(wx + 280, 170, 150, 20), {
      fill: light.cloud.lit,
      opacity: 0.7,
    }),
    path(
      polygon(
        corners([wx, 350], [wx + 120, 318], [wx + 260, 340], [wx + 400, 322], [wx + 400, 400], [wx, 400]),
      ),
      { fill: light.sea[1], opacity: 0.8 },
    ),
    path(rect(wx + 194, 100, 12, 300) + rect(wx, 244, 400, 12), { fill: '#f4efe2' }),
    path(roundRect(bx, 110, 700, 260, 8), { fill: mix(wall, '#8c6b46', 0.42) }),
    path(hung, { fill: '#39434b', opacity: 0.82 }),
    shelf(backdrop, bx, 500, 700),
    path(rect(0, bench, width, sheet.height - bench), {
      fill: sheet.down(bench, sheet.height, [
        [0, lighten(timber, 0.16)],
        [0.5, timber],
        [1, darken(timber, 0.22)],
      ]),
    }),
    path(
      Array.from(
        { length: 9 },
        (_, i) => `M${num(-200 + i * 260)} ${sheet.height}L${num(400 + i * 100)} ${bench}`,
      ).join(''),
      { stroke: darken(timber, 0.3), width: 2, opacity: 0.3 },
    ),
    path(rect(0, bench, width, 10), { fill: lighten(timber, 0.32) }),
    path(lens(random.between(200, 1400), random.between(bench + 60, 1140), 220, 16), {
      fill: darken(timber, 0.4),
      opacity: 0.16,
    }),
  ].join('');
}

/** A photographer's backdrop in one muted colour. */
export function studio({ sheet, random, width }: Backdrop, ground: number, tint?: string): string {
  const colour = tint ?? random.pick(['#dfe7e6', '#e9e2d3', '#d3dee6', '#e6dcd6', '#d9e3d8']);
  return (
    path(rect(0, 0, width, sheet.height), {
      fill: sheet.down(0, sheet.height, [
        [0, mix(colour, '#8fa3b3', 0.24)],
        [0.6, lighten(colour, 0.45)],
        [0.68, lighten(colour, 0.25)],
        [1, mix(colour, '#7d8a94', 0.25)],
      ]),
    }) + path(ellipse(width / 2, ground, width * 0.62, 210), { fill: '#ffffff', opacity: 0.28 })
  );
}

/** The shadow under an object at (x, y). */
export const contactShadow = (x: number, y: number, width: number, height: number): string =>
  [1, 0.78, 0.55]
    .map((k) => path(ellipse(x, y, (width / 2) * k, height * k), { fill: '#1c2733', opacity: 0.13 }))
    .join('');
