import { curve, lens, type Point, polygon, rect } from '../paths.ts';
import { createRandom } from '../random.ts';
import { createSheet, path } from '../sheet.ts';

const INK = '#0b2239';
const PAPER = '#f1f4f3';
const FOAM = '#e6f1f3';
const SEA = '#0e5a73';

/** The neutral drawing for a listing that has no photograph yet. */
export function drawNoPhoto(): string {
  const sheet = createSheet();
  const { width, height } = sheet;
  const random = createRandom('placeholder');
  const swell = (y: number, amplitude: number, phase: number) =>
    Array.from({ length: 9 }, (_, i): Point => [i * 200, y + Math.sin(i * 1.1 + phase) * amplitude]);
  const water = (y: number, amplitude: number, phase: number, opacity: number) =>
    path(`${curve(swell(y, amplitude, phase))}L${width} ${height}L0 ${height}Z`, { fill: SEA, opacity });
  const ripples = Array.from({ length: 26 }, () =>
    lens(random.between(60, 1540), random.between(840, 1120), random.between(60, 190), random.between(3, 7)),
  ).join('');
  const hull: Point[] = [
    [520, 706],
    [1092, 690],
    [1030, 782],
    [582, 782],
  ];
  const main: Point[] = [
    [772, 646],
    [772, 262],
    [574, 640],
  ];
  const jib: Point[] = [
    [802, 650],
    [802, 322],
    [1030, 654],
  ];
  return sheet.document(
    [
      path(rect(0, 0, width, height), {
        fill: sheet.down(0, height, [
          [0, PAPER],
          [0.62, FOAM],
          [1, '#d5e4e8'],
        ]),
      }),
      path(
        `${curve([
          [0, 742],
          [280, 702],
          [560, 716],
          [900, 690],
          [1240, 722],
          [1600, 700],
        ])}L1600 800L0 800Z`,
        { fill: INK, opacity: 0.06 },
      ),
      water(770, 7, 0, 0.1),
      path(polygon(main), { fill: '#ffffff' }) + path(polygon(jib), { fill: '#ffffff' }),
      path(polygon(main) + polygon(jib), { stroke: SEA, width: 5, opacity: 0.5 }),
      path('M787 236V700', { stroke: INK, width: 8, opacity: 0.55, cap: 'round' }),
      path(polygon(hull), { fill: INK, opacity: 0.62 }),
      path('M560 736L1066 726', { stroke: '#ffffff', width: 5, opacity: 0.7 }),
      water(800, 9, 1.6, 0.16),
      water(880, 11, 3, 0.12),
      path(ripples, { fill: '#ffffff', opacity: 0.55 }),
    ].join(''),
  );
}
