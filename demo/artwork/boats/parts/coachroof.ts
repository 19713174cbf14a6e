import type { Livery } from '../../palette.ts';
import { type Group, layers, type Piece, part } from '../../space/model.ts';
import { corners } from '../../space/points.ts';
import { between } from '../../space/vector.ts';
import { onSide, type ProfilePoint, paneOnSpan, roundOnSide, structure } from './house.ts';
import type { Hull } from './hull-form.ts';

type Coachroof = {
  from: number;
  to: number;
  height: number;
  half: number;
  lights: 'wedge' | 'trio' | 'ports' | 'slits';
  colour?: string;
  roof?: string;
};

/** The low cabin top of a sailing yacht, following the sheer. */
export function coachroof(hull: Hull, spec: Coachroof, livery: Livery): Group {
  const { from, to, height, half, lights } = spec;
  const side = spec.colour ?? livery.house;
  const roof = spec.roof ?? livery.roof;
  const deck = hull.sheerAt;
  const x = (t: number) => between(from, to, t);
  const profile: ProfilePoint[] = corners(
    [from, deck(from)],
    [from + 0.1, deck(from) + height],
    [x(0.35), deck(x(0.35)) + height * 0.97],
    [x(0.7), deck(x(0.7)) + height * 0.66],
    [to, deck(to) + 0.02],
  );
  const breadth = (px: number, z: number) =>
    Math.max(0.1, Math.min(half, hull.halfAt(px) - 0.38) - (z - deck(px)) * 0.22);
  const at = (t: number, h: number): ProfilePoint => [x(t), deck(x(t)) + height * h];
  const glass = { finish: 'glass' } as const;
  const pane = (points: ProfilePoint[], s: number) => onSide(points, breadth, s, livery.glass, glass);
  const designs: Record<Coachroof['lights'], (s: number) => Piece[]> = {
    wedge: (s) => [pane([at(0.12, 0.3), at(0.1, 0.7), at(0.42, 0.66), at(0.7, 0.4), at(0.63, 0.24)], s)],
    trio: (s) =>
      [0.1, 0.27, 0.44].map((t) => pane([at(t, 0.3), at(t, 0.7), at(t + 0.12, 0.66), at(t + 0.13, 0.28)], s)),
    slits: (s) => [pane([at(0.1, 0.36), at(0.1, 0.58), at(0.66, 0.36), at(0.64, 0.24)], s)],
    ports: (s) =>
      [0.12, 0.28, 0.44, 0.6].flatMap((t) => {
        const [px, pz] = at(t, 0.46 - t * 0.12);
        return [
          roundOnSide(px, pz, height * 0.2, breadth, s, '#c9a24a'),
          roundOnSide(px, pz, height * 0.14, breadth, s, livery.glass, glass),
        ];
      }),
  };
  return part(
    layers.house,
    [
      ...structure({
        profile,
        breadth,
        side,
        strips: [{ colour: '#33424e' }, { colour: roof }, { colour: roof }, { colour: roof }],
      }),
      ...designs[lights](1),
      ...designs[lights](-1),
      paneOnSpan(profile[1]!, profile[2]!, breadth, [0.38, 0.62], [0.55, 0.9], livery.glass, glass),
      paneOnSpan(profile[2]!, profile[3]!, breadth, [0.36, 0.64], [0.45, 0.8], livery.glass, glass),
    ],
    { at: [x(0.5), 0, deck(x(0.5))] },
  );
}
