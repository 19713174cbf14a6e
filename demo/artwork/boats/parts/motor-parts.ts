import { darken } from '../../colour.ts';
import { face, type Group, layers, line, type Piece, part, tube } from '../../space/model.ts';
import { corners, outline, through } from '../../space/points.ts';
import { sample, type Vec } from '../../space/vector.ts';
import { onSide, type ProfilePoint, structure } from './house.ts';
import { OUTRIGGER_BASE } from './hull.ts';
import type { Hull } from './hull-form.ts';

const sides = [-1, 1] as const;

/** A plain box with its own breadth: platforms, seats, consoles, lockers. */
export function box(
  x: readonly [number, number],
  half: number | readonly [number, number],
  z: readonly [number, number],
  colour: string,
  top = colour,
  rake = 0,
): Piece[] {
  const [low, high] = typeof half === 'number' ? [half, half] : half;
  return structure({
    profile: corners([x[0], z[0]], [x[0] + rake * 0.3, z[1]], [x[1] - rake, z[1]], [x[1], z[0]]),
    breadth: (_, h) => low + ((high - low) * (h - z[0])) / (z[1] - z[0]),
    side: colour,
    strips: [{ colour }, { colour: top }, { colour }],
  });
}

export function swimPlatform(length: number, half: number, z: number, colour: string): Group {
  return part(layers.shell - 1, box([-length, 0.15], half, [z - 0.12, z], darken(colour, 0.1), colour));
}

/** Elongated lights in the topsides. */
export function hullLights(
  hull: Hull,
  xs: readonly number[],
  size: readonly [number, number],
  below: number,
  glass: string,
  outrigger?: -1 | 1,
): Group[] {
  return sides.map((side) =>
    part(
      layers.shell + 4 + (outrigger ? OUTRIGGER_BASE : 0),
      xs.map((x) => {
        const z = hull.sheerAt(x) - below;
        const corner = (dx: number, dz: number) => hull.onSide(x + dx * size[0], z + dz * size[1], side);
        const ring = sample(15, (t) => {
          const a = t * Math.PI * 2;
          const squash = (v: number) => Math.sign(v) * Math.abs(v) ** 0.55;
          return corner(squash(Math.cos(a)), squash(Math.sin(a)));
        }).map(([px, py, pz]): Vec => [px, py + side * 0.015, pz]);
        return face(ring, glass, {
          outward: [0.15, side, -0.1],
          finish: 'glass',
          edge: { colour: '#cfd6da', width: 0.03 },
        });
      }),
      outrigger ? { side: outrigger } : {},
    ),
  );
}

/** A raked hoop over the cockpit carrying radar and aerials. */
export function radarArch(
  x: number,
  half: number,
  base: number,
  top: number,
  colour: string,
  rake = 0.7,
): Group[] {
  const leg = (side: number): ProfilePoint[] =>
    corners([x - 0.28, base], [x - rake - 0.2, top], [x - rake + 0.35, top], [x + 0.5, base]).map(
      ([a, b]) => [a! + side * 0, b!] as const,
    );
  const z = top + 0.02;
  return [
    ...sides.map((side) =>
      part(layers.upper + 2, [onSide(leg(side), () => half, side, colour, { outward: undefined })], {
        at: [x, side * half, top],
      }),
    ),
    part(
      layers.upper + 3,
      [
        ...box([x - rake - 0.2, x - rake + 0.35], half, [top - 0.16, top], colour),
        ...radome([x - rake + 0.05, 0, z], 0.3),
        line(through([x - rake, half * 0.7, z], [x - rake - 0.25, half * 0.7, z + 1.5]), '#eef1f2', 0.025),
        line(through([x - rake, -half * 0.7, z], [x - rake - 0.25, -half * 0.7, z + 1.2]), '#eef1f2', 0.025),
      ],
      { at: [x - rake, 0, top] },
    ),
  ];
}

/** The white dome of a radar scanner. */
export function radome([x, y, z]: Vec, radius: number): Piece[] {
  return [
    tube(through([x, y, z], [x, y, z + radius * 0.35]), radius * 0.35, '#dfe3e4'),
    tube(
      through([x - radius * 0.6, y, z + radius * 0.6], [x + radius * 0.6, y, z + radius * 0.6]),
      radius * 0.42,
      '#f7f8f6',
    ),
  ];
}

/** Fenders hung along one side, with their lanyards. */
export function fenders(hull: Hull, xs: readonly number[], side: -1 | 1, colour: string, size = 0.15): Group {
  return part(
    6,
    xs.flatMap((x): Piece[] => {
      const top = hull.deck(x, side, 0);
      const [px, py] = hull.onSide(x, Math.max(0.1, top[2] * 0.5), side);
      const y = py + side * size;
      const low = Math.max(0.12, top[2] * 0.22);
      return [
        line([top, [px, y, low + size * 4.2]], '#e7e3d6', 0.022),
        tube(through([px, y, low + size * 0.8], [px, y, low + size * 3.6]), size, colour),
      ];
    }),
    { side, outside: true },
  );
}

/** An outboard on its bracket at boat scale: cowl, leg, cavitation plate. */
export function outboardMotor(at: Vec, height: number, cowl: string, trim = 0): Piece[] {
  const [x, y, z] = at;
  const k = height;
  const lean = trim * 0.4 * k;
  const p = (dx: number, dz: number): Vec => [x + dx * k - (dz < 0 ? lean * -dz : 0), y, z + dz * k];
  const half = 0.17 * k;
  const profile: ProfilePoint[] = outline(
    '-0.42 0.12, -0.47 0.4, -0.4 0.66, -0.12 0.7, 0.1 0.56, 0.14 0.12',
  ).map(([dx, dz]) => [x + dx! * k, z + dz! * k] as const);
  const breadth = (_: number, h: number) => half * (1 - 0.28 * Math.max(0, (h - z - 0.35 * k) / (0.35 * k)));
  return [
    tube([p(-0.16, 0.12), p(-0.18, -0.5)], [0.14 * k, 0.085 * k], darken(cowl, 0.25)),
    tube([p(-0.36, -0.52), p(0.06, -0.52)], 0.06 * k, darken(cowl, 0.3)),
    ...structure({ profile, breadth, side: cowl, strips: { colour: cowl }, centre: y }),
    ...sides.map((s) =>
      onSide(
        corners(
          [x - 0.43 * k, z + 0.34 * k],
          [x - 0.42 * k, z + 0.42 * k],
          [x + 0.1 * k, z + 0.4 * k],
          [x + 0.12 * k, z + 0.3 * k],
        ),
        breadth,
        s,
        '#eef0f0',
        { centre: y, opacity: 0.85, tone: true },
      ),
    ),
    ...structure({
      profile: corners(
        [x - 0.38 * k, z - 0.02 * k],
        [x - 0.4 * k, z + 0.13 * k],
        [x + 0.13 * k, z + 0.13 * k],
        [x + 0.1 * k, z - 0.02 * k],
      ),
      breadth: () => half * 0.92,
      side: darken(cowl, 0.4),
      strips: { colour: darken(cowl, 0.4) },
      centre: y,
    }),
  ];
}

/** Anchor on its roller at the stem. */
export function anchor(hull: Hull): Group {
  const [x, , z] = hull.point(1, 1, 1);
  return part(layers.front - 5, [
    line(through([x - 0.5, 0, z + 0.04], [x + 0.2, 0, z + 0.02]), '#c4cbd0', 0.07),
    face(
      through(
        [x + 0.1, 0, z],
        [x + 0.32, 0, z - 0.06],
        [x + 0.12, 0, z - 0.36],
        [x - 0.02, 0, z - 0.3],
        [x + 0.1, 0, z - 0.12],
      ),
      '#aeb7bd',
    ),
  ]);
}

/** Upholstered bench: seat and backrest facing forward. */
export const bench = (x: number, half: number, z: number, colour: string, facing: 1 | -1 = 1): Piece[] => {
  const back = facing === 1 ? x - 0.12 : x + 0.5;
  return [
    ...box([x, x + 0.5], half, [z - 0.35, z + 0.08], colour),
    ...box([back, back + 0.16], half, [z, z + 0.5], colour),
  ];
};
