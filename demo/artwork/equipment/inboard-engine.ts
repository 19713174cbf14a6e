import { structure } from '../boats/parts/house.ts';
import { darken, lighten } from '../colour.ts';
import { block } from '../interiors/block.ts';
import type { Livery } from '../palette.ts';
import type { Random } from '../random.ts';
import { face, type Group, type Piece, part, tube } from '../space/model.ts';
import { moved } from '../space/moved.ts';
import { outline, through, trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { drum } from './drum.ts';
import type { ItemBuilder } from './item.ts';
import { outdriveModel } from './outdrive.ts';
import { propeller } from './propeller.ts';

const disc = (x: number, y: number, z: number, r: number): Vec[] =>
  sample(25, (t) => [x, y + Math.cos(t * Math.PI * 2) * r, z + Math.sin(t * Math.PI * 2) * r]);

/** A pulley at the front of the engine, facing +x. */
const pulley = (x: number, y: number, z: number, r: number): Piece[] => [
  ...drum([x - 0.05, y, z], [x, y, z], r, '#3a434b'),
  face(disc(x + 0.005, y, z, r), '#5b666d', { outward: [1, 0, 0] }),
  face(disc(x + 0.008, y, z, r * 0.72), '#8a9399', { outward: [1, 0, 0] }),
  face(disc(x + 0.011, y, z, r * 0.24), '#2b3238', { outward: [1, 0, 0] }),
];

/** The wooden pallet an engine is lifted on. */
const pallet = (): Group =>
  part(-20, [
    ...[-0.3, 0, 0.3].flatMap((y) => block([-0.15, 1.4], [y - 0.08, y + 0.08], [0, 0.09], '#b08a5a')),
    ...sample(6, (t) =>
      block([-0.15 + t * 1.35, -0.02 + t * 1.35 + 0.08], [-0.42, 0.42], [0.09, 0.13], '#c9a06c'),
    ).flat(),
  ]);

/** The engine itself, from the coupling aft to the belt in front. */
function marineDiesel({ hull: paint }: Livery, random: Random): Group[] {
  const dark = darken(paint, 0.25);
  const steel = '#aeb7bd';
  const injector = (x: number): Piece[] => [
    tube(through([x, -0.06, 0.86], [x, -0.06, 0.97]), 0.022, steel),
    tube(through([x, -0.06, 0.96], [x + 0.02, -0.2, 0.98], [x + 0.02, -0.27, 0.84]), 0.01, '#d3d9dc'),
  ];
  const port = (x: number): Piece[] => [tube(through([x, 0.2, 0.72], [x, 0.3, 0.72]), 0.05, dark)];
  return [
    part(0, [
      ...[-1, 1].flatMap((s) =>
        [0.25, 0.95].flatMap((x) => [
          ...block([x - 0.08, x + 0.08], s === 1 ? [0.2, 0.4] : [-0.4, -0.2], [0.3, 0.35], steel),
          ...drum([x, s * 0.36, 0.13], [x, s * 0.36, 0.3], 0.05, '#23282c'),
        ]),
      ),
    ]),
    part(
      2,
      [
        ...block([0.1, 1.15], [-0.19, 0.19], [0.24, 0.7], paint, lighten(paint, 0.05)),
        ...block([0.2, 1.05], [-0.16, 0.16], [0.16, 0.24], dark),
      ],
      { at: [0.6, 0, 0.4] },
    ),
    part(3, [...block([0.12, 1.12], [-0.17, 0.17], [0.7, 0.86], darken(paint, 0.1), paint)]),
    part(4, [
      ...block([0.2, 1.04], [-0.12, 0.1], [0.86, 0.96], lighten(paint, 0.1), lighten(paint, 0.16), 0.03),
      ...[0.32, 0.5, 0.68, 0.86].map((x) =>
        face(
          through([x, -0.09, 0.965], [x + 0.1, -0.09, 0.965], [x + 0.1, 0.07, 0.965], [x, 0.07, 0.965]),
          darken(paint, 0.12),
          { outward: [0, 0, 1] },
        ),
      ),
      tube(trace('0.62 0.02 0.96, 0.62 0.02 1.0'), 0.045, '#20262c'),
    ]),
    part(-3, [
      // Gearbox and coupling aft.
      ...drum([-0.28, 0, 0.34], [-0.2, 0, 0.34], 0.09, '#5b666d'),
      ...drum([-0.2, 0, 0.36], [-0.02, 0, 0.4], [0.12, 0.17], steel),
      ...drum([-0.02, 0, 0.42], [0.1, 0, 0.42], 0.21, dark),
    ]),
    part(
      6,
      [
        ...port(0.3),
        ...port(0.52),
        ...port(0.74),
        ...port(0.96),
        ...drum([0.22, 0.3, 0.72], [1.02, 0.3, 0.72], 0.06, lighten(dark, 0.1)),
        tube(trace('0.22 0.3 0.72, 0.12 0.3 0.72, 0.02 0.3 0.62'), 0.06, '#3a434b'),
        ...drum([0.3, 0.28, 0.88], [0.95, 0.28, 0.88], 0.06, random.pick([paint, '#b08d4c'])),
        tube(trace('0.95 0.28 0.9, 1.1 0.2 0.84, 1.16 0.05 0.8'), 0.03, '#20262c'),
        ...drum([0.45, 0.2, 0.42], [0.45, 0.34, 0.42], 0.06, random.pick(['#e6e6e0', '#d98c2b'])),
        tube(trace('0.75 0.22 0.4, 0.75 0.3 0.4'), 0.05, steel),
      ],
      { side: 1 },
    ),
    part(
      6,
      [
        ...[0.3, 0.5, 0.7, 0.9].flatMap(injector),
        ...block([0.4, 0.8], [-0.32, -0.2], [0.62, 0.86], steel, lighten(steel, 0.2)),
        ...drum([0.5, -0.26, 0.4], [0.85, -0.26, 0.4], 0.07, '#3a434b'),
        ...drum([0.3, -0.28, 0.6], [0.3, -0.28, 0.8], 0.06, random.pick(['#e0683f', '#2f7fb8', '#e6e6e0'])),
      ],
      { side: -1 },
    ),
    part(8, [
      ...block([1.15, 1.2], [-0.17, 0.17], [0.26, 0.72], darken(paint, 0.15)),
      ...drum([1.05, 0.25, 0.62], [1.2, 0.25, 0.62], 0.095, steel),
      ...pulley(1.25, 0.25, 0.62, 0.055),
      ...pulley(1.25, 0, 0.36, 0.12),
      ...pulley(1.25, -0.02, 0.66, 0.085),
      face(
        trace(
          '1.262 0.3 0.65, 1.262 0.26 0.68, 1.262 -0.05 0.75, 1.262 -0.11 0.68, 1.262 -0.13 0.36, 1.262 -0.06 0.25, 1.262 0.06 0.25, 1.262 0.13 0.33, 1.262 0.31 0.6, 1.262 0.285 0.6, 1.262 0.1 0.35, 1.262 0.05 0.27, 1.262 -0.05 0.27, 1.262 -0.11 0.37, 1.262 -0.09 0.67, 1.262 -0.04 0.73, 1.262 0.25 0.655',
        ),
        '#15181a',
        { outward: [1, 0, 0] },
      ),
    ]),
  ];
}

/** A four-cylinder marine diesel with its gearbox, on a pallet. */
export const inboardEngine: ItemBuilder = (livery, random) => ({
  length: 1.35,
  width: 0.7,
  height: 1.05,
  front: 40,
  detail: { at: [1.15, 0, 0.6], share: 0.45 },
  model: [pallet(), ...marineDiesel(livery, random)],
});

const SHELF = 0.42;

/** A diesel with the saildrive that hangs below it, on a trestle that leaves room for the leg. */
export const saildrive: ItemBuilder = (livery, random) => {
  const timber = '#b08a5a';
  const leg = lighten(livery.hull, 0.12);
  return {
    length: 1.6,
    width: 0.8,
    height: 1.05 + SHELF,
    front: 34,
    detail: { at: [-0.3, 0, 0.5], share: 0.6 },
    model: [
      part(-60, [
        ...[-0.34, 0.34].flatMap((y) =>
          [0.2, 1.1].flatMap((x) =>
            block([x - 0.05, x + 0.05], [y - 0.05, y + 0.05], [0, SHELF + 0.05], timber),
          ),
        ),
        ...[-0.34, 0.34].flatMap((y) =>
          block([0.05, 1.3], [y - 0.06, y + 0.06], [SHELF + 0.02, SHELF + 0.13], '#c9a06c'),
        ),
      ]),
      part(-50, [
        ...structure({
          profile: outline('-0.46 0.2, -0.42 0.68, -0.18 0.68, -0.24 0.2'),
          breadth: () => 0.06,
          side: leg,
          strips: { colour: leg },
        }),
        tube(trace('-0.66 0 0.2, -0.52 0 0.2, -0.34 0 0.2, -0.14 0 0.2'), [0.05, 0.065, 0.08, 0.02], leg),
        ...propeller({ at: [-0.72, 0, 0.2], radius: 0.19, blades: 2, colour: '#b08d4c', turn: 1.2 }),
        ...drum([-0.34, 0, 0.66], [-0.34, 0, 0.76], 0.2, '#23282c'),
        ...block([-0.48, 0.02], [-0.14, 0.14], [0.74, 0.94], leg, lighten(leg, 0.1), 0.04),
      ]),
      ...moved(marineDiesel(livery, random), [0, 0, SHELF]),
    ],
  };
};

/** Two diesels side by side, each with its outdrive before it. */
export const enginePair: ItemBuilder = (livery, random) => {
  const one = [pallet(), ...marineDiesel(livery, random)];
  const drive = moved(outdriveModel('#3a434b', 2), [-0.5, 0, 0]);
  const set = [...moved(drive, [0, 0, 0], -40), ...one];
  return {
    length: 2.4,
    width: 1.9,
    height: 1.1,
    front: 34,
    detail: { at: [0.9, 0.5, 0.6], share: 0.4 },
    model: [...moved(set, [0, -0.62, 0], -300), ...moved(set, [0, 0.62, 0])],
  };
};
