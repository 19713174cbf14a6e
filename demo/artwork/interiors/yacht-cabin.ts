import { darken, lighten } from '../colour.ts';
import { face, part } from '../space/model.ts';
import { through } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { block } from './block.ts';
import { type Cabin, type Decor, row } from './cabin.ts';
import { bookshelf, doorway, lamp, picture, post } from './fittings.ts';
import { galley } from './galley.ts';
import { room } from './room.ts';
import { scatterCushion, settee } from './seating.ts';
import { chartSheet, mug, table } from './tables.ts';

/** Below in a sailing yacht: settees, saloon table, the forecabin beyond. */
export function yacht({ random, timber, fabric, accent }: Decor): Cabin {
  const length = 4;
  const pale = lighten(timber, 0.62);
  return {
    eye: [-0.5, 1.42],
    focal: 1120,
    model: [
      ...room({
        length,
        floor: 1.35,
        top: 1.25,
        height: 1.95,
        walls: pale,
        dado: { height: 1.12, colour: timber },
        sole: lighten(timber, 0.12),
        soleStripe: '#efe3c8',
        ceiling: '#f6f3ea',
        frame: darken(timber, 0.12),
        openings: row(0.2, 3.9, 4, 0.4, [1.42, 1.64]),
        skylights: [1.8],
        beams: timber,
      }),
      doorway(length, 0.42, 0.62, 1.72, darken(timber, 0.15), { colour: '#4a3626' }),
      part(4, [
        face(
          through(
            [length - 0.03, 0.16, 0.5],
            [length - 0.03, 0.7, 0.5],
            [length - 0.03, 0.7, 0.86],
            [length - 0.03, 0.16, 0.9],
          ),
          '#ece6d8',
        ),
        face(
          through(
            [length - 0.03, 0.3, 1.45],
            [length - 0.03, 0.56, 1.45],
            [length - 0.03, 0.56, 1.6],
            [length - 0.03, 0.3, 1.6],
          ),
          '#ffffff',
          { finish: 'view' },
        ),
      ]),
      picture(length - 0.01, -0.72, 1.2, 0.5, 0.42, darken(timber, 0.3), '#8fb4c4'),
      part(3, [
        face(
          sample(
            17,
            (t): Vec => [length - 0.015, -0.28 + Math.cos(t * 6.283) * 0.1, 1.42 + Math.sin(t * 6.283) * 0.1],
          ),
          '#d9b45a',
        ),
        face(
          sample(
            17,
            (t): Vec => [
              length - 0.02,
              -0.28 + Math.cos(t * 6.283) * 0.08,
              1.42 + Math.sin(t * 6.283) * 0.08,
            ],
          ),
          '#f7f3e6',
        ),
      ]),
      bookshelf([1.2, 3.4], -1, 1.3, 1.16, timber),
      bookshelf([1.4, 3.2], 1, 1.3, 1.16, timber),
      settee([1.1, 3.9], -1, 1.32, 0.62, darken(timber, 0.1), fabric),
      settee([1.3, 3.9], 1, 1.32, 0.58, darken(timber, 0.1), fabric),
      scatterCushion([1.9, -0.98, 0.48], accent, -1),
      scatterCushion([3.5, 0.98, 0.48], accent, 1),
      table([1.7, 3.4], 0.4, 0.74, lighten(timber, 0.08), [
        ...chartSheet([1.9, 2.7], [-0.28, 0.2], 0.745),
        ...mug([2.9, 0.2, 0.745], accent),
        ...mug([2.2, 0.3, 0.745], '#f2efe6'),
      ]),
      post(3.6, -0.1, 1.95, 0.06, '#d5dadd'),
      galley([0.35, 1.25], 1, 1.33, 0.56, timber, '#e6e2d8'),
      ...(random.chance(0.5) ? [lamp([2.5, 0, 1.93], 0.16, '#d9b45a')] : []),
      part(
        10,
        [
          ...block([0.3, 1.05], [-1.33, -0.74], [0, 0.78], timber, lighten(timber, 0.1)),
          ...chartSheet([0.4, 0.95], [-1.25, -0.82], 0.785),
        ],
        { at: [0.7, -1, 0.6] },
      ),
    ],
  };
}
