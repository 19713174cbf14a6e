import { type Face, type Finish, face, type Piece } from '../../space/model.ts';
import { lerp, sample, type Vec } from '../../space/vector.ts';

export type ProfilePoint = readonly [x: number, z: number];

/** Half the breadth of a structure at a place of its side. */
export type Breadth = (x: number, z: number) => number;

type Strip = { colour: string; finish?: Finish } | null;

type Structure = {
  /** The side view, starting at the lower aft corner and going up, over the top and down to the lower fore corner. */
  profile: readonly ProfilePoint[];
  breadth: Breadth;
  side: string;
  /** What spans from side to side along each edge of the profile; null leaves it open. */
  strips: readonly Strip[] | Strip;
  centre?: number;
};

const DENSITY = 6;

function dense(points: readonly ProfilePoint[]): ProfilePoint[] {
  return points.flatMap((p, i) => {
    const q = points[i + 1];
    if (!q) return [p];
    return Array.from(
      { length: DENSITY },
      (_, k): ProfilePoint => [p[0] + ((q[0] - p[0]) * k) / DENSITY, p[1] + ((q[1] - p[1]) * k) / DENSITY],
    );
  });
}

/** A polygon drawn on the side of a structure. */
export function onSide(
  points: readonly ProfilePoint[],
  breadth: Breadth,
  side: number,
  colour: string,
  options: Partial<Face> & { centre?: number } = {},
): Face {
  const { centre = 0, ...rest } = options;
  const closed = dense([...points, points[0]!]).slice(0, -1);
  return face(
    closed.map(([x, z]): Vec => [x, centre + side * (breadth(x, z) + 0.012), z]),
    colour,
    { outward: [0, side, 0], ...rest },
  );
}

export const roundOnSide = (
  x: number,
  z: number,
  radius: number | readonly [number, number],
  breadth: Breadth,
  side: number,
  colour: string,
  options: Partial<Face> & { centre?: number } = {},
): Face => {
  const [rx, rz] = typeof radius === 'number' ? [radius, radius] : radius;
  const { centre = 0, ...rest } = options;
  return face(
    sample(15, (t): Vec => {
      const a = t * Math.PI * 2;
      const [px, pz] = [x + Math.cos(a) * rx, z + Math.sin(a) * rz];
      return [px, centre + side * (breadth(px, pz) + 0.012), pz];
    }),
    colour,
    { outward: [0, side, 0], ...rest },
  );
};

/** An extruded structure: coachroof, wheelhouse, flybridge, cabin. */
export function structure({ profile, breadth, side, strips, centre = 0 }: Structure): Piece[] {
  const across = ([x, z]: ProfilePoint, s: number): Vec => [x, centre + s * breadth(x, z), z];
  const walls = ([-1, 1] as const).map((s) =>
    face(
      dense(profile).map((p) => across(p, s)),
      side,
      { outward: [0, s, 0.12] },
    ),
  );
  const spans = profile.slice(0, -1).flatMap((p, i): Piece[] => {
    const q = profile[i + 1]!;
    const strip = Array.isArray(strips) ? ((strips as readonly Strip[])[i] ?? null) : (strips as Strip);
    if (!strip) return [];
    // The profile runs aft to fore over the top, so the outside lies to its left.
    const outward: Vec = [-(q[1] - p[1]), 0, q[0] - p[0]];
    return [
      face([across(p, -1), across(q, -1), across(q, 1), across(p, 1)], strip.colour, {
        outward,
        finish: strip.finish,
      }),
    ];
  });
  return [...walls, ...spans];
}

/** A pane on the face that spans the profile edge from p to q: `across` and `along` run from 0 to 1. */
export function paneOnSpan(
  p: ProfilePoint,
  q: ProfilePoint,
  breadth: Breadth,
  across: readonly [number, number],
  along: readonly [number, number],
  colour: string,
  options: Partial<Face> & { centre?: number } = {},
): Face {
  const { centre = 0, ...rest } = options;
  const outward: Vec = [-(q[1] - p[1]), 0, q[0] - p[0]];
  const lift = 0.012 / (Math.hypot(outward[0], outward[2]) || 1);
  const edge =
    (s: number) =>
    (t: number): Vec => {
      const [x, z] = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
      return [x + outward[0] * lift, centre + (s * 2 - 1) * breadth(x, z), z + outward[2] * lift];
    };
  const at = (s: number, t: number) => lerp(edge(0)(t), edge(1)(t), s);
  return face(
    [at(across[0], along[0]), at(across[0], along[1]), at(across[1], along[1]), at(across[1], along[0])],
    colour,
    { outward, ...rest },
  );
}
