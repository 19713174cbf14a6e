import { structure } from '../boats/parts/house.ts';
import { darken, lighten } from '../colour.ts';
import { block } from '../interiors/block.ts';
import { type Group, type Piece, part, tube } from '../space/model.ts';
import { outline, trace } from '../space/points.ts';
import { driveLeg } from './drive-leg.ts';
import { drum } from './drum.ts';
import type { Item, ItemBuilder } from './item.ts';
import { propeller } from './propeller.ts';

/** Folded rubber between the leg and the transom. */
const bellows = (z: number, radius: number): Piece[] =>
  [0, 1, 2, 3].flatMap((i) => [
    ...drum([0.1 + i * 0.04, 0, z], [0.12 + i * 0.04, 0, z], [radius * 0.82, radius], '#23282c'),
    ...drum([0.12 + i * 0.04, 0, z], [0.14 + i * 0.04, 0, z], [radius, radius * 0.82], '#2b3238'),
  ]);

/** A sterndrive: upper gearcase, leg, one propeller or two that turn against each other, bellows and trim rams. */
export function outdriveModel(colour: string, propellers: 1 | 2): Group[] {
  const light = lighten(colour, 0.08);
  const steel = '#aeb7bd';
  return [
    part(-6, [
      ...block([-0.75, 0.4], [-0.2, -0.12], [0, 0.05], '#b08a5a', '#c9a06c'),
      ...block([-0.75, 0.4], [0.12, 0.2], [0, 0.05], '#b08a5a', '#c9a06c'),
    ]),
    part(
      -4,
      propellers === 1
        ? propeller({ at: [-0.7, 0, 0.22], radius: 0.19, blades: 3, colour: '#aeb7bd' })
        : [
            ...propeller({ at: [-0.76, 0, 0.22], radius: 0.17, blades: 3, colour: '#b8913f', turn: 1 }),
            ...propeller({ at: [-0.66, 0, 0.22], radius: 0.19, blades: 4, colour: '#b8913f', turn: 0.3 }),
          ],
    ),
    part(-3, bellows(0.86, 0.12)),
    part(-2, [
      // Transom plate at the fore end.
      ...block([0.26, 0.32], [-0.2, 0.2], [0.5, 1.12], darken(colour, 0.1), light),
      ...bellows(0.66, 0.06),
    ]),
    part(0, [
      ...structure({
        profile: outline('-0.42 0.48, -0.44 0.74, -0.5 0.86, 0.02 0.86, -0.04 0.7, -0.06 0.48'),
        breadth: (_, z) => 0.07 + Math.max(0, z - 0.62) * 0.24,
        side: colour,
        strips: { colour },
      }),
      ...driveLeg(colour),
    ]),
    part(2, [
      ...structure({
        profile: outline('-0.5 0.84, -0.52 1.0, -0.44 1.1, -0.26 1.14, -0.04 1.12, 0.1 1.02, 0.1 0.84'),
        breadth: (_, z) => 0.14 - Math.max(0, z - 0.96) * 0.3,
        side: light,
        strips: { colour: lighten(colour, 0.14) },
      }),
      ...[-1, 1].flatMap((s): Piece[] => [
        tube(trace(`0.26 ${s * 0.16} 0.62, -0.02 ${s * 0.15} 0.66`), 0.035, '#2b3238'),
        tube(trace(`-0.02 ${s * 0.15} 0.66, -0.24 ${s * 0.13} 0.7`), 0.016, steel),
      ]),
    ]),
  ];
}

const item = (colour: string, propellers: 1 | 2): Item => ({
  length: 1.2,
  width: 0.5,
  height: 1.16,
  front: -28,
  detail: { at: [-0.45, 0, 0.3], share: 0.55 },
  model: outdriveModel(colour, propellers),
});

export const outdrive: ItemBuilder = (livery) => item(livery.hull, 1);

export const duopropLeg: ItemBuilder = (livery) => item(livery.hull, 2);
