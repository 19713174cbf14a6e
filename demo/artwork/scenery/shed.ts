import { darken, lighten } from '../colour.ts';
import { ellipse, polygon, rect } from '../paths.ts';
import { path } from '../sheet.ts';
import { corners } from '../space/points.ts';
import type { Backdrop } from './backdrop.ts';

/** A farm shed: boarded walls, roof timbers, an open door to the yard, and a swept concrete floor from `floor` down. */
export function shed({ sheet, light, random, width }: Backdrop, floor: number): string {
  const wall = random.pick(['#a89478', '#9d9688', '#b09a7c']);
  const door = random.pick([160, 1010]);
  const boards = Array.from({ length: 27 }, (_, i) => `M${i * 62} 150V${floor}`).join('');
  const rafters = Array.from({ length: 6 }, (_, i) => rect(90 + i * 290, 0, 34, 150)).join('');
  return [
    path(rect(0, 0, width, floor), {
      fill: sheet.down(0, floor, [
        [0, darken(wall, 0.3)],
        [0.3, darken(wall, 0.06)],
        [1, lighten(wall, 0.2)],
      ]),
    }),
    path(boards, { stroke: darken(wall, 0.35), width: 3, opacity: 0.35 }),
    path(rafters, { fill: darken(wall, 0.42), opacity: 0.7 }),
    path(rect(0, 132, width, 26), { fill: darken(wall, 0.4) }),
    path(rect(door - 18, 232, 466, floor - 232), { fill: darken(wall, 0.38) }),
    path(rect(door, 250, 430, floor - 250), { fill: sheet.down(250, floor, light.sky) }),
    path(
      polygon(
        corners(
          [door, floor - 120],
          [door + 160, floor - 160],
          [door + 430, floor - 130],
          [door + 430, floor],
          [door, floor],
        ),
      ),
      { fill: '#7f9a5a' },
    ),
    path(
      [40, 150, 250, 350]
        .map((dx, i) => ellipse(door + dx, floor - 138 - (i % 2) * 16, 46 + (i % 3) * 10, 40))
        .join(''),
      { fill: '#4f6f44' },
    ),
    path(rect(0, floor, width, sheet.height - floor), {
      fill: sheet.down(floor, sheet.height, [
        [0, '#a7a396'],
        [0.4, '#bdb9ac'],
        [1, '#8f8b80'],
      ]),
    }),
    path(
      polygon(
        corners([door, floor], [door + 430, floor], [door + 560, sheet.height], [door - 230, sheet.height]),
      ),
      {
        fill: '#fff6e0',
        opacity: 0.22,
      },
    ),
    path(`M0 ${floor + 70}H${width}M0 ${floor + 190}H${width}`, {
      stroke: '#7d7a70',
      width: 2,
      opacity: 0.4,
    }),
  ].join('');
}
