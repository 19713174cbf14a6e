import { onSide, type ProfilePoint, structure } from '../boats/parts/house.ts';
import { box } from '../boats/parts/motor-parts.ts';
import { darken, lighten } from '../colour.ts';
import { block } from '../interiors/block.ts';
import { face, line, type Piece, part, tube } from '../space/model.ts';
import { corners, outline, trace } from '../space/points.ts';
import type { ItemBuilder } from './item.ts';
import { stand } from './outboard.ts';
import { propeller } from './propeller.ts';

const sides = [-1, 1] as const;
const RUBBER = '#20262c';

/** A portable engine that is steered by its handle: small cowl, slim leg, clamp and carrying grip. */
export const tillerOutboard: ItemBuilder = (livery, random) => {
  const cowl = livery.hull;
  const leg = darken(cowl, 0.12);
  const profile: ProfilePoint[] = outline(
    '-0.4 1.04, -0.43 1.16, -0.41 1.3, -0.32 1.37, -0.1 1.36, 0.0 1.27, 0.03 1.04',
  );
  const half = (_: number, z: number) => 0.14 - Math.max(0, z - 1.22) ** 1.4 * 0.5;
  const vents = [0, 1, 2, 3].flatMap((i) =>
    sides.map((s) =>
      onSide(
        corners(
          [-0.34 + i * 0.06, 1.2],
          [-0.33 + i * 0.06, 1.3],
          [-0.3 + i * 0.06, 1.3],
          [-0.31 + i * 0.06, 1.2],
        ),
        half,
        s,
        darken(cowl, 0.5),
      ),
    ),
  );
  return {
    length: 0.95,
    width: 0.5,
    height: 1.4,
    front: -28,
    detail: { at: [-0.2, 0, 1.1], share: 0.6 },
    model: [
      stand(),
      part(0, [
        tube(trace('-0.19 0 0.34, -0.19 0 1.0'), [0.055, 0.075], leg),
        ...structure({
          profile: outline('-0.42 0.38, -0.42 0.395, 0.0 0.395, -0.02 0.38'),
          breadth: (x) => 0.1 - Math.max(0, x + 0.1) * 0.5,
          side: leg,
          strips: { colour: lighten(leg, 0.06) },
        }),
        face(trace('-0.28 0 0.2, -0.1 0 0.2, -0.13 0 0.1, -0.24 0 0.05'), leg),
        tube(trace('-0.38 0 0.2, -0.26 0 0.2, -0.1 0 0.2, 0.02 0 0.2'), [0.04, 0.052, 0.055, 0.012], leg),
        tube(trace('-0.19 0 0.2, -0.19 0 0.4'), 0.035, leg),
      ]),
      part(
        -1,
        propeller({
          at: [-0.43, 0, 0.2],
          radius: 0.12,
          blades: 3,
          colour: random.pick(['#aeb7bd', '#2b3238']),
        }),
      ),
      part(2, [
        ...box([0.02, 0.14], 0.1, [0.76, 1.02], '#6f7b82'),
        ...sides.map((s) => tube(trace(`0.2 ${s * 0.07} 0.86, 0.3 ${s * 0.07} 0.86`), 0.018, '#aeb7bd')),
        // Tiller with its twist grip.
        line(trace('0.0 0 1.06, 0.34 0 1.16'), '#3a434b', 0.045),
        tube(trace('0.34 0 1.16, 0.56 0 1.21'), 0.03, RUBBER),
      ]),
      part(4, [
        ...structure({
          profile: outline('-0.38 0.96, -0.4 1.06, 0.03 1.06, 0.01 0.96'),
          breadth: () => 0.13,
          side: darken(cowl, 0.5),
          strips: { colour: darken(cowl, 0.5) },
        }),
        ...structure({ profile, breadth: half, side: cowl, strips: { colour: lighten(cowl, 0.05) } }),
        ...vents,
        ...sides.map((s) =>
          onSide(outline('-0.42 1.1, -0.425 1.15, 0.02 1.15, 0.025 1.1'), half, s, livery.accent),
        ),
        tube(trace('0.02 0 1.2, 0.08 0 1.2'), 0.022, RUBBER),
        line(trace('-0.3 0 1.37, -0.27 0 1.44, -0.14 0 1.44, -0.11 0 1.36'), RUBBER, 0.03),
      ]),
    ],
  };
};

/** A battery pack that also caps the shaft: black case, orange lever, grip. */
function battery(x: number, y: number, z: number): Piece[] {
  return [
    ...block([x - 0.17, x + 0.15], [y - 0.1, y + 0.1], [z, z + 0.16], '#2b3238', '#3a434b', 0.03),
    ...block([x - 0.13, x + 0.02], [y - 0.06, y + 0.06], [z + 0.16, z + 0.172], '#e0762f', '#e98a45'),
    line(
      trace(
        `${x + 0.05} ${y - 0.06} ${z + 0.16}, ${x + 0.05} ${y - 0.04} ${z + 0.22}, ${x + 0.05} ${y + 0.04} ${z + 0.22}, ${x + 0.05} ${y + 0.06} ${z + 0.16}`,
      ),
      '#15191d',
      0.025,
    ),
  ];
}

/** An electric outboard in its three pieces: battery head, shaft and tiller; the spare battery stands by. */
export const electricOutboard: ItemBuilder = () => {
  const grey = '#c9cfd3';
  return {
    length: 1.1,
    width: 0.6,
    height: 1.42,
    front: -28,
    detail: { at: [-0.1, 0, 1.15], share: 0.6 },
    model: [
      stand(),
      part(-1, propeller({ at: [-0.36, 0, 0.22], radius: 0.15, blades: 2, colour: '#3a434b', turn: 1.1 })),
      part(0, [
        tube(trace('-0.1 0 0.22, -0.1 0 1.1'), 0.032, grey),
        ...structure({
          profile: outline('-0.16 0.22, -0.14 0.62, -0.06 0.62, -0.02 0.22'),
          breadth: () => 0.03,
          side: '#3a434b',
          strips: { colour: '#4b565e' },
        }),
        tube(
          trace('-0.32 0 0.22, -0.2 0 0.22, 0.02 0 0.22, 0.12 0 0.22'),
          [0.05, 0.065, 0.06, 0.015],
          '#3a434b',
        ),
        face(trace('-0.2 0 0.18, 0.0 0 0.18, -0.06 0 0.06, -0.16 0 0.03'), '#3a434b'),
      ]),
      part(2, [
        ...box([0.0, 0.14], 0.09, [0.78, 1.02], '#4b565e'),
        line(trace('0.0 0 1.14, 0.36 0 1.2'), '#3a434b', 0.045),
        tube(trace('0.36 0 1.2, 0.58 0 1.24'), 0.03, RUBBER),
        tube(trace('0.3 0 1.2, 0.34 0 1.21'), 0.034, '#e0762f'),
      ]),
      part(4, [
        ...block([-0.24, 0.06], [-0.085, 0.085], [1.06, 1.15], '#4b565e', '#5b666d', 0.02),
        ...battery(-0.1, 0, 1.15),
      ]),
      part(6, battery(-0.5, 0.28, 0)),
    ],
  };
};
