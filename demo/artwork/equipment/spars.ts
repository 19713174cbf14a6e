import { block } from '../interiors/block.ts';
import { line, type Piece, part, tube } from '../space/model.ts';
import { through } from '../space/points.ts';
import { sample } from '../space/vector.ts';
import type { ItemBuilder } from './item.ts';

const ALLOY = '#c4ccd1';
const HEIGHT = 0.72;

/** A trestle that carries the spars. */
const trestle = (x: number): Piece[] => [
  ...[-0.42, 0.42].flatMap((y) => [
    tube(through([x - 0.22, y, 0], [x, y * 0.8, HEIGHT - 0.06]), 0.03, '#a9804f'),
    tube(through([x + 0.22, y, 0], [x, y * 0.8, HEIGHT - 0.06]), 0.03, '#8c6b46'),
  ]),
  ...block([x - 0.05, x + 0.05], [-0.55, 0.55], [HEIGHT - 0.08, HEIGHT], '#b08a5a', '#c9a06c'),
];

/** A yacht's mast with its spreaders and shrouds, and the boom beside it, on trestles. */
export const mastAndBoom: ItemBuilder = () => {
  const z = HEIGHT + 0.09;
  const groove = (y: number, from: number, to: number, radius: number): Piece[] => [
    line(through([from, y, z + radius * 0.98], [to, y, z + radius * 0.98]), '#6f7980', 0.012),
  ];
  return {
    length: 8.2,
    width: 1.9,
    height: 1.05,
    front: 46,
    detail: { at: [3.4, 0.1, 0.85], share: 0.24 },
    model: [
      part(-4, [...trestle(0.9), ...trestle(4.2), ...trestle(7.4)]),
      // Boom and kicker lie behind the mast.
      part(0, [
        tube(through([0.7, -0.34, z], [4.4, -0.34, z]), [0.075, 0.065], ALLOY),
        ...groove(-0.34, 0.8, 4.3, 0.07),
        tube(through([4.4, -0.34, z], [4.48, -0.34, z]), 0.075, '#23282c'),
        tube(through([0.6, -0.34, z], [0.7, -0.34, z]), 0.078, '#23282c'),
        tube(through([4.7, -0.32, z - 0.02], [6.2, -0.3, z - 0.02]), 0.04, '#2b3238'),
      ]),
      part(2, [
        tube(through([0, 0.06, z], [6.4, 0.06, z], [8.2, 0.06, z]), [0.1, 0.098, 0.07], ALLOY),
        ...groove(0.06, 0.2, 8, 0.095),
        tube(through([-0.04, 0.06, z], [0.06, 0.06, z]), 0.108, '#5b666d'),
        // Spreaders lie flat, the masthead carries its sheaves.
        ...[-1, 1].map((s) =>
          tube(through([3.6, 0.06, z + 0.02], [3.5, 0.06 + s * 0.85, z + 0.03]), [0.035, 0.02], ALLOY),
        ),
        tube(through([8.16, 0.06, z], [8.3, 0.06, z]), 0.082, '#3a434b'),
        line(through([8.25, 0.06, z + 0.06], [8.25, 0.06, z + 0.3]), '#eef1f2', 0.012),
        ...[0.9, 1.5].map((x) => tube(through([x, 0.15, z + 0.02], [x, 0.22, z + 0.02]), 0.045, '#dbe2e6')),
      ]),
      // Standing rigging, coiled and tied along the mast.
      part(3, [
        ...[-1, 1].map((s) =>
          line(
            through([0.3, 0.06 + s * 0.1, z + 0.04], [3.5, 0.06 + s * 0.12, z + 0.08], [8, 0.06, z + 0.07]),
            '#6f7980',
            0.01,
          ),
        ),
        ...[1.9, 3.0, 5.2, 6.6].map((x) =>
          line(
            through([x, -0.05, z - 0.04], [x, 0.0, z + 0.09], [x, 0.12, z + 0.09], [x, 0.17, z - 0.04]),
            '#c23b2a',
            0.035,
          ),
        ),
      ]),
      part(4, [
        ...[0.34, 0.3, 0.26].map((r, i) =>
          line(
            sample(
              26,
              (t) =>
                [2.2 + Math.cos(t * 6.283) * r, 0.85 + Math.sin(t * 6.283) * r, 0.02 + i * 0.014] as const,
            ),
            '#7d878e',
            0.014,
          ),
        ),
      ]),
    ],
  };
};
