import { darken, lighten } from '../colour.ts';
import { block } from '../interiors/block.ts';
import { face, type Piece, part } from '../space/model.ts';
import { through } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { drum } from './drum.ts';
import type { Item, ItemBuilder } from './item.ts';
import { propeller } from './propeller.ts';

const ring = (x: number, y: number, z: number, r: number): Vec[] =>
  sample(27, (t) => [x, y + Math.cos(t * Math.PI * 2) * r, z + Math.sin(t * Math.PI * 2) * r]);

function bronzePropeller(blades: number, colour: string): Item {
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
      part(0, propeller({ at: [0, 0, 0.34], radius: 0.31, blades, colour, turn: 0.5, pitch: 0.42 })),
    ],
  };
}

function alternator(): Item {
  const steel = '#b4bcc1';
  const fins = sample(18, (t) => t * Math.PI * 2).slice(0, 18);
  return {
    length: 0.34,
    width: 0.3,
    height: 0.32,
    front: 52,
    detail: { at: [0.1, 0, 0.16], share: 0.85 },
    model: [
      part(-2, [
        ...block([-0.12, 0.02], [-0.04, 0.04], [0, 0.05], steel),
        ...block([0.06, 0.12], [-0.03, 0.03], [0.26, 0.32], steel),
      ]),
      part(0, [
        ...drum([-0.13, 0, 0.15], [-0.1, 0, 0.15], [0.09, 0.115], '#8a9399'),
        ...drum([-0.1, 0, 0.15], [0.1, 0, 0.15], 0.12, steel),
        ...[-0.05, 0.0, 0.05].flatMap((x) => drum([x, 0, 0.15], [x + 0.012, 0, 0.15], 0.123, '#8a6a44')),
        face(ring(0.101, 0, 0.15, 0.12), lighten(steel, 0.1), { outward: [1, 0, 0] }),
        ...fins.map(
          (a): Piece =>
            face(
              through(
                [0.104, Math.cos(a) * 0.05, 0.15 + Math.sin(a) * 0.05],
                [0.104, Math.cos(a + 0.12) * 0.06, 0.15 + Math.sin(a + 0.12) * 0.06],
                [0.104, Math.cos(a + 0.16) * 0.105, 0.15 + Math.sin(a + 0.16) * 0.105],
                [0.104, Math.cos(a) * 0.105, 0.15 + Math.sin(a) * 0.105],
              ),
              '#4b565e',
              { outward: [1, 0, 0] },
            ),
        ),
        ...drum([0.1, 0, 0.15], [0.15, 0, 0.15], 0.05, '#3a434b'),
        ...drum([0.15, 0, 0.15], [0.19, 0, 0.15], 0.062, '#2b3238'),
        face(ring(0.192, 0, 0.15, 0.062), '#5b666d', { outward: [1, 0, 0] }),
        face(ring(0.194, 0, 0.15, 0.026), '#c4cbd0', { outward: [1, 0, 0] }),
        ...drum([-0.12, 0.06, 0.22], [-0.17, 0.06, 0.22], 0.012, '#c98b45'),
      ]),
    ],
  };
}

function seaPump(colour: string): Item {
  const bolts = sample(6, (t) => t * Math.PI * 2).slice(0, 6);
  return {
    length: 0.3,
    width: 0.24,
    height: 0.24,
    front: 56,
    detail: { at: [0.06, 0, 0.12], share: 0.8 },
    model: [
      part(0, [
        ...block([-0.14, 0.02], [-0.06, 0.06], [0, 0.04], darken(colour, 0.2)),
        ...drum([-0.14, 0, 0.12], [0.04, 0, 0.12], 0.055, darken(colour, 0.12)),
        ...drum([0, -0.05, 0.19], [0, -0.14, 0.22], 0.03, '#aeb7bd'),
        ...drum([0, 0.05, 0.19], [0, 0.14, 0.22], 0.03, '#aeb7bd'),
        ...drum([0, 0, 0.12], [0.08, 0, 0.12], 0.1, colour),
        face(ring(0.082, 0, 0.12, 0.1), lighten(colour, 0.14), { outward: [1, 0, 0] }),
        face(ring(0.085, 0, 0.12, 0.085), lighten(colour, 0.04), { outward: [1, 0, 0] }),
        ...bolts.map((a) =>
          face(ring(0.088, Math.cos(a) * 0.088, 0.12 + Math.sin(a) * 0.088, 0.009), '#3a434b', {
            outward: [1, 0, 0],
          }),
        ),
        ...bolts.flatMap((a) =>
          drum(
            [0.09, Math.cos(a) * 0.012, 0.12 + Math.sin(a) * 0.012],
            [0.09, Math.cos(a) * 0.06, 0.12 + Math.sin(a) * 0.06],
            0.012,
            '#23282c',
          ),
        ),
        ...drum([-0.2, 0, 0.12], [-0.14, 0, 0.12], 0.07, '#2b3238'),
      ]),
    ],
  };
}

/** A propeller, an alternator or a raw-water pump. */
export const enginePart: ItemBuilder = (_livery, random) => {
  const bronze = random.pick(['#b5893f', '#c0944a', '#a87f3a']);
  const choice = random.next();
  if (choice < 0.6) return bronzePropeller(random.pick([3, 3, 4]), bronze);
  return choice < 0.8 ? alternator() : seaPump(bronze);
};
