import { structure } from '../boats/parts/house.ts';
import { darken, lighten } from '../colour.ts';
import { block } from '../interiors/block.ts';
import { face, type Piece, part, tube } from '../space/model.ts';
import { outline, through, trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { drum } from './drum.ts';
import type { ItemBuilder } from './item.ts';
import { propeller } from './propeller.ts';

const STEEL = '#aeb7bd';

/** A self-pitching propeller on a block: each blade turns on its own boss. */
export const bronzePropeller: ItemBuilder = (_livery, random) => {
  const colour = random.pick(['#b5893f', '#c0944a', '#a87f3a']);
  return {
    length: 0.34,
    width: 0.64,
    height: 0.66,
    front: -62,
    detail: { at: [0, 0, 0.36], share: 0.75 },
    model: [
      part(-2, [
        ...block([-0.1, 0.14], [-0.12, 0.12], [0, 0.04], '#8c6b46'),
        ...drum([0, 0, 0.04], [0, 0, 0.3], 0.02, '#6f7b82'),
      ]),
      part(0, propeller({ at: [0, 0, 0.34], radius: 0.31, blades: 3, colour, turn: 0.5, pitch: 0.42 })),
      part(
        1,
        [0, 1, 2].flatMap((i) => {
          const a = 0.5 + (i * Math.PI * 2) / 3;
          return drum(
            [0, Math.cos(a) * 0.05, 0.34 + Math.sin(a) * 0.05],
            [0, Math.cos(a) * 0.085, 0.34 + Math.sin(a) * 0.085],
            0.034,
            darken(colour, 0.12),
            lighten(colour, 0.14),
          );
        }),
      ),
    ],
  };
};

/** A hydraulic gearbox: bell housing in front, casing, oil cooler on top, output coupling low at the back. */
export const gearbox: ItemBuilder = ({ hull: paint }) => {
  const bolts = sample(10, (t) => t * Math.PI * 2).slice(0, 10);
  const dark = darken(paint, 0.2);
  return {
    length: 0.6,
    width: 0.42,
    height: 0.5,
    front: 44,
    detail: { at: [0.1, 0, 0.24], share: 0.7 },
    model: [
      part(-4, [
        ...block([-0.24, 0.16], [-0.16, -0.1], [0, 0.05], '#8c6b46', '#a9804f'),
        ...block([-0.24, 0.16], [0.1, 0.16], [0, 0.05], '#8c6b46', '#a9804f'),
      ]),
      part(-2, [
        ...drum([-0.34, 0, 0.16], [-0.31, 0, 0.16], 0.09, STEEL),
        ...drum([-0.31, 0, 0.16], [-0.22, 0, 0.16], 0.05, '#6f7b82'),
      ]),
      part(0, [
        ...structure({
          profile: outline('-0.24 0.05, -0.24 0.3, -0.18 0.38, 0.08 0.4, 0.08 0.05'),
          breadth: (_, z) => 0.15 - Math.max(0, z - 0.28) * 0.35,
          side: paint,
          strips: [{ colour: dark }, { colour: paint }, { colour: lighten(paint, 0.1) }, { colour: dark }],
        }),
        // Ribs and the inspection plate on the side that is seen.
        ...[-0.18, -0.06, 0.04].map((x) =>
          face(
            through([x, 0.156, 0.08], [x + 0.018, 0.156, 0.08], [x + 0.018, 0.156, 0.28], [x, 0.156, 0.28]),
            lighten(paint, 0.16),
            {
              outward: [0, 1, 0],
            },
          ),
        ),
        face(
          through([-0.15, 0.158, 0.11], [-0.07, 0.158, 0.11], [-0.07, 0.158, 0.24], [-0.15, 0.158, 0.24]),
          dark,
          {
            outward: [0, 1, 0],
          },
        ),
      ]),
      part(2, [
        ...drum([-0.2, 0.02, 0.44], [0.04, 0.02, 0.44], 0.05, '#b98a4a'),
        ...drum([-0.21, 0.02, 0.44], [-0.2, 0.02, 0.44], 0.054, '#8a6a34'),
        ...drum([0.04, 0.02, 0.44], [0.06, 0.02, 0.44], 0.054, '#8a6a34'),
        tube(trace('-0.1 0.07 0.44, -0.1 0.12 0.42, -0.08 0.15 0.34'), 0.014, '#20262c'),
        // The selector lever.
        tube(trace('-0.02 0.16 0.3, -0.02 0.185 0.3'), 0.025, STEEL),
        tube(trace('-0.02 0.19 0.3, -0.07 0.195 0.42'), 0.012, STEEL),
      ]),
      part(4, [
        ...drum([0.08, 0, 0.25], [0.15, 0, 0.25], [0.17, 0.215], paint),
        ...drum([0.15, 0, 0.25], [0.18, 0, 0.25], 0.22, lighten(paint, 0.06)),
        face(ring(0.182, 0, 0.25, 0.22), lighten(paint, 0.12), { outward: [1, 0, 0] }),
        face(ring(0.184, 0, 0.25, 0.17), darken(paint, 0.5), { outward: [1, 0, 0] }),
        ...bolts.map(
          (a): Piece =>
            face(ring(0.186, Math.cos(a) * 0.195, 0.25 + Math.sin(a) * 0.195, 0.011), '#2b3238', {
              outward: [1, 0, 0],
            }),
        ),
        // The splined input shaft.
        ...drum([0.17, 0, 0.25], [0.24, 0, 0.25], 0.035, STEEL),
        face(ring(0.242, 0, 0.25, 0.035), '#d3d9dc', { outward: [1, 0, 0] }),
        face(ring(0.243, 0, 0.25, 0.018), '#8a9399', { outward: [1, 0, 0] }),
      ]),
    ],
  };
};

/** A two-cylinder head with its rocker cover, injectors and the exhaust manifold beside it. */
export const cylinderHead: ItemBuilder = ({ hull: paint }) => {
  const iron = '#8f989e';
  const port = (x: number): Piece[] => [
    face(ringAcross(x, 0.101, 0.055, 0.026), '#5b666d', { outward: [0, 1, 0] }),
    face(ringAcross(x, 0.102, 0.055, 0.019), '#1c2126', { outward: [0, 1, 0] }),
  ];
  return {
    length: 0.44,
    width: 0.42,
    height: 0.2,
    front: 30,
    detail: { at: [0, 0.05, 0.08], share: 0.8 },
    model: [
      part(-2, [...block([-0.22, 0.22], [-0.14, 0.28], [0, 0.012], '#c9b48a', '#d8c6a0')]),
      part(0, [
        ...block([-0.19, 0.19], [-0.1, 0.1], [0.012, 0.1], iron, lighten(iron, 0.18)),
        ...[-0.17, -0.06, 0.06, 0.17].flatMap((x) =>
          [-0.085, 0.085].flatMap((y) => drum([x, y, 0.1], [x, y, 0.112], 0.011, '#5b666d')),
        ),
        ...[-0.1, 0.1].flatMap(port),
      ]),
      part(1, [
        ...block([-0.15, 0.15], [-0.07, 0.045], [0.1, 0.16], paint, lighten(paint, 0.1), 0.02),
        ...drum([-0.08, -0.012, 0.16], [-0.08, -0.012, 0.175], 0.026, '#20262c'),
        ...[-0.05, 0.1].flatMap((x) => drum([x, -0.012, 0.16], [x, -0.012, 0.17], 0.01, STEEL)),
        ...[-0.1, 0.1].flatMap((x) => [
          ...drum([x, 0.072, 0.1], [x, 0.072, 0.155], 0.014, STEEL),
          ...drum([x, 0.072, 0.155], [x, 0.072, 0.175], 0.008, '#d3d9dc'),
        ]),
      ]),
      part(3, [
        ...[-0.11, 0.09].flatMap((x) => [
          ...drum([x, 0.17, 0.05], [x, 0.2, 0.05], 0.024, darken(paint, 0.1)),
          ...block([x - 0.035, x + 0.035], [0.16, 0.172], [0.015, 0.085], paint),
        ]),
        ...drum([-0.17, 0.225, 0.05], [0.15, 0.225, 0.05], 0.036, paint),
        ...drum([0.15, 0.225, 0.05], [0.165, 0.225, 0.05], 0.046, lighten(paint, 0.12)),
        face(ring(0.167, 0.225, 0.05, 0.026), '#1c2126', { outward: [1, 0, 0] }),
      ]),
    ],
  };
};

/** A circle that faces fore and aft. */
const ring = (x: number, y: number, z: number, r: number): Vec[] =>
  sample(27, (t) => [x, y + Math.cos(t * Math.PI * 2) * r, z + Math.sin(t * Math.PI * 2) * r]);

/** A circle that faces to the side. */
const ringAcross = (x: number, y: number, z: number, r: number) =>
  sample(22, (t) => [x + Math.cos(t * Math.PI * 2) * r, y, z + Math.sin(t * Math.PI * 2) * r] as const);
