import { darken, lighten } from '../../colour.ts';
import { face, type Group, layers, line, part } from '../../space/model.ts';
import { corners, through } from '../../space/points.ts';
import { sample, type Vec } from '../../space/vector.ts';
import { structure } from './house.ts';
import type { Hull } from './hull-form.ts';

/** An open well in the deck, seen as a sunk floor with coamings. */
export function cockpitWell(
  hull: Hull,
  well: { from: number; to: number; half: number; deck: string; coaming?: number },
): Group[] {
  const { from, to, half, deck, coaming = 0.28 } = well;
  const z = (x: number) => hull.sheerAt(x) + 0.015;
  const rect = (h: number, lift: number): Vec[] =>
    through(
      [from, -h, z(from) + lift],
      [to, -h, z(to) + lift],
      [to, h, z(to) + lift],
      [from, h, z(from) + lift],
    );
  const wall = (side: -1 | 1) =>
    part(
      2,
      [
        face(
          through(
            [from + 0.1, side * (half + 0.22), z(from)],
            [to + 0.1, side * (half + 0.26), z(to)],
            [to + 0.1, side * (half + 0.14), z(to) + coaming + 0.1],
            [from + 0.35, side * (half + 0.1), z(from) + coaming],
          ),
          '#f1efe8',
        ),
        line(
          through(
            [to + 0.1, side * (half + 0.14), z(to) + coaming + 0.1],
            [from + 0.35, side * (half + 0.1), z(from) + coaming],
          ),
          deck,
          0.07,
        ),
      ],
      { side },
    );
  return [
    part(layers.well, [face(rect(half, 0), darken(deck, 0.42), { outward: [0, 0, 1] })]),
    wall(1),
    wall(-1),
  ];
}

/** A folding canvas hood with clear panels over the companionway. */
export function sprayhood(hood: {
  x: number;
  length: number;
  half: number;
  base: number;
  height: number;
  colour: string;
}): Group {
  const { x, length, half, base, height, colour } = hood;
  const profile = corners(
    [x, base],
    [x - 0.08, base + height * 0.93],
    [x + 0.12, base + height],
    [x + length * 0.45, base + height * 0.92],
    [x + length, base],
  );
  const breadth = (_: number, z: number) => half - Math.max(0, (z - base) / height) ** 2 * half * 0.22;
  const light = lighten(colour, 0.08);
  const window = corners(
    [x + length * 0.55, base + height * 0.68],
    [x + length * 0.84, base + height * 0.16],
    [x + length * 0.3, base + height * 0.16],
    [x + length * 0.3, base + height * 0.7],
  );
  return part(
    layers.house + 6,
    [
      ...structure({
        profile,
        breadth,
        side: colour,
        strips: [null, { colour: light }, { colour: light }, { colour }],
      }),
      ...([-1, 1] as const).map((s) =>
        face(
          window.map(([wx, wz]): Vec => [wx, s * (breadth(wx, wz) + 0.01), wz]),
          '#33485a',
          { outward: [0, s, 0], finish: 'glass' },
        ),
      ),
    ],
    { at: [x, 0, base] },
  );
}

export function steeringWheel(hub: Vec, radius: number, colour: string): Group {
  const spoke = (a: number): Vec => [
    hub[0] + 0.04,
    hub[1] + Math.cos(a) * radius,
    hub[2] + 0.35 + Math.sin(a) * radius,
  ];
  const rim = sample(24, (t) => spoke(t * Math.PI * 2));
  const centre: Vec = [hub[0] + 0.04, hub[1], hub[2] + 0.35];
  return part(
    layers.well,
    [
      face(
        through(
          [hub[0] + 0.1, hub[1] - 0.13, hub[2] - 0.5],
          [hub[0] + 0.1, hub[1] + 0.13, hub[2] - 0.5],
          [hub[0] + 0.25, hub[1] + 0.12, hub[2] + 0.6],
          [hub[0] + 0.25, hub[1] - 0.12, hub[2] + 0.6],
        ),
        '#e9e7df',
      ),
      line(rim, colour, 0.045),
      ...sample(4, (t) => line([centre, spoke(t * Math.PI * 2 + 0.3)], colour, 0.022)),
    ],
    { at: hub },
  );
}
