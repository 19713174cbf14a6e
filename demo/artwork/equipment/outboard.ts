import { onSide, type ProfilePoint, structure } from '../boats/parts/house.ts';
import { box } from '../boats/parts/motor-parts.ts';
import { darken, lighten } from '../colour.ts';
import { face, type Group, type Piece, part, tube } from '../space/model.ts';
import { corners, outline, through, trace } from '../space/points.ts';
import { driveLeg } from './drive-leg.ts';
import type { ItemBuilder } from './item.ts';
import { propeller } from './propeller.ts';

const sides = [-1, 1] as const;

/** The trestle an outboard hangs on in a showroom. */
export function stand(): Group {
  const steel = '#c23b2a';
  return part(-5, [
    ...sides.flatMap((s): Piece[] => [
      tube(through([0.62, s * 0.32, 0.03], [-0.5, s * 0.32, 0.03]), 0.025, steel),
      tube(through([0.5, s * 0.32, 0.03], [0.2, s * 0.2, 1.02]), 0.025, steel),
      tube(through([-0.3, s * 0.32, 0.03], [0.18, s * 0.2, 0.7]), 0.02, steel),
    ]),
    ...box([0.12, 0.2], 0.26, [0.78, 1.1], '#a9804f'),
  ]);
}

/** An outboard with remote steering, on its stand. */
export const outboard: ItemBuilder = (livery, random) => {
  const cowl = livery.hull;
  const stripe = livery.accent;
  const leg = darken(cowl, 0.15);
  const profile: ProfilePoint[] = outline(
    '-0.6 1.08, -0.66 1.22, -0.64 1.42, -0.54 1.54, -0.34 1.6, -0.08 1.56, 0.06 1.44, 0.12 1.24, 0.1 1.08',
  );
  const half = (x: number, z: number) =>
    0.21 - Math.max(0, z - 1.3) ** 1.4 * 0.42 - Math.max(0, -0.4 - x) * 0.2;
  const strip = { colour: lighten(cowl, 0.04) };
  return {
    length: 0.9,
    width: 0.5,
    height: 1.62,
    front: -28,
    detail: { at: [-0.45, 0, 0.3], share: 0.6 },
    model: [
      stand(),
      part(0, [
        ...structure({
          profile: outline('-0.4 0.44, -0.42 0.8, -0.5 0.98, 0.04 0.98, -0.06 0.7, -0.08 0.44'),
          breadth: (_, z) => 0.07 + Math.max(0, z - 0.7) * 0.28,
          side: leg,
          strips: { colour: leg },
        }),
        ...driveLeg(leg),
      ]),
      part(
        -1,
        propeller({
          at: [-0.68, 0, 0.22],
          radius: 0.19,
          blades: 3,
          colour: random.pick(['#aeb7bd', '#b08d4c', '#2b3238']),
        }),
      ),
      part(2, [
        ...box([0.0, 0.14], 0.13, [0.7, 1.02], '#3a434b'),
        tube(trace('0.1 -0.08 1.02, 0.3 -0.14 0.96, 0.34 -0.2 0.7, 0.3 -0.24 0.4'), 0.035, '#20262c'),
      ]),
      part(4, [
        ...structure({
          profile: outline('-0.56 0.96, -0.6 1.1, 0.1 1.1, 0.06 0.96'),
          breadth: () => 0.195,
          side: darken(cowl, 0.45),
          strips: { colour: darken(cowl, 0.45) },
        }),
        ...structure({ profile, breadth: half, side: cowl, strips: strip }),
        ...sides.flatMap((s) => [
          onSide(outline('-0.64 1.24, -0.65 1.31, 0.1 1.31, 0.115 1.24'), half, s, stripe),
          onSide(outline('-0.65 1.33, -0.65 1.345, 0.09 1.345, 0.095 1.33'), half, s, '#eef0f0'),
          onSide(outline('-0.5 1.4, -0.46 1.5, -0.22 1.52, -0.2 1.4'), half, s, darken(cowl, 0.35)),
          ...[-0.46, -0.4, -0.34, -0.28].map((x) =>
            onSide(
              corners([x, 1.41], [x + 0.01, 1.49], [x + 0.03, 1.49], [x + 0.02, 1.41]),
              half,
              s,
              lighten(cowl, 0.2),
            ),
          ),
        ]),
        face(trace('-0.66 -0.1 1.2, -0.66 0.1 1.2, -0.655 0.08 1.36, -0.655 -0.08 1.36'), darken(cowl, 0.3), {
          outward: [-1, 0, 0],
        }),
      ]),
    ],
  };
};
