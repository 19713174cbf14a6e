import { type Group, layers, line, type Piece, part } from '../../space/model.ts';
import { through } from '../../space/points.ts';
import { between, sample, type Vec } from '../../space/vector.ts';
import type { Hull } from './hull-form.ts';

const STEEL = '#d9dfe3';
const sides = [-1, 1] as const;

type RailSpec = {
  from: number;
  to: number;
  height: number;
  spacing?: number;
  wires?: number;
  inset?: number;
  colour?: string;
  bar?: number;
};

function railPieces(path: (x: number) => Vec, spec: RailSpec): Piece[] {
  const { from, to, height, spacing = 1.7, wires = 2, colour = STEEL, bar = 0.018 } = spec;
  const count = Math.max(1, Math.round(Math.abs(to - from) / spacing));
  const up = ([x, y, z]: Vec, h: number): Vec => [x, y, z + h];
  const posts = sample(count, (t) => path(between(from, to, t)));
  const levels = Array.from({ length: wires }, (_, i) => (height * (wires - i)) / wires);
  return [
    ...posts.map((p) => line([p, up(p, height)], colour, 0.028)),
    ...levels.map((h, i) =>
      line(
        sample(14, (t) => up(path(between(from, to, t)), h)),
        colour,
        i === 0 ? bar : 0.012,
      ),
    ),
  ];
}

/** Stanchions and wires along the deck edge, both sides. */
export const guardRails = (hull: Hull, spec: RailSpec): Group[] =>
  sides.map((side) =>
    part(
      3,
      railPieces((x) => hull.deck(x, side, spec.inset ?? 0.08), spec),
      { side },
    ),
  );

/** A rail along any line, mirrored to both sides. */
export const railAlong = (path: (x: number, side: number) => Vec, spec: RailSpec, layer = 3): Group[] =>
  sides.map((side) =>
    part(
      layer,
      railPieces((x) => path(x, side), spec),
      { side },
    ),
  );

/** The bent steel frame round the bow. */
export function pulpit(hull: Hull, from: number, height: number): Group[] {
  const bow = hull.point(1, 1, 1);
  const nose: Vec = [bow[0] + 0.12, hull.offset ?? 0, bow[2] + height];
  return sides.map((side) => {
    const foot = hull.deck(from, side, 0.08);
    const middle = hull.deck(between(from, bow[0], 0.55), side, 0.08);
    const top = (p: Vec): Vec => [p[0], p[1], p[2] + height];
    return part(
      3,
      [
        line([foot, top(foot), top(middle), nose], STEEL, 0.032),
        line([middle, top(middle)], STEEL, 0.028),
        line([[bow[0] - 0.12, hull.offset ?? 0, bow[2]], nose], STEEL, 0.028),
        line(
          through(
            [foot[0], foot[1], foot[2] + height * 0.5],
            [middle[0], middle[1], middle[2] + height * 0.5],
            [nose[0] - 0.1, nose[1], nose[2] - height * 0.5],
          ),
          STEEL,
          0.02,
        ),
      ],
      { side },
    );
  });
}

/** The frame round the stern. */
export function pushpit(hull: Hull, to: number, height: number): Group[] {
  const aft = hull.point(0, 1, 1)[0] + 0.06;
  return [
    ...sides.map((side) => {
      const points = sample(3, (t) => hull.deck(between(aft, to, t), side, 0.08));
      const top = (p: Vec, h: number): Vec => [p[0], p[1], p[2] + h];
      return part(
        3,
        [
          line([points[0]!, ...points.map((p) => top(p, height)), points.at(-1)!], STEEL, 0.032),
          line(
            points.map((p) => top(p, height * 0.5)),
            STEEL,
            0.02,
          ),
        ],
        { side },
      );
    }),
    part(layers.deck + 1, [
      line(
        [hull.deck(aft, -1, 0.08), hull.deck(aft, 1, 0.08)].map((p): Vec => [p[0], p[1], p[2] + height]),
        STEEL,
        0.028,
      ),
    ]),
  ];
}
