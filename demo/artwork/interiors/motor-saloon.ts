import { darken, lighten } from '../colour.ts';
import { face, line, part } from '../space/model.ts';
import { through } from '../space/points.ts';
import { block } from './block.ts';
import { type Cabin, type Decor, row } from './cabin.ts';
import { plant, rug } from './fittings.ts';
import { galley } from './galley.ts';
import { room } from './room.ts';
import { scatterCushion, settee } from './seating.ts';
import { mug, table } from './tables.ts';

/** The saloon of a motor cruiser or catamaran: daylight all round. */
export function motor({ random, timber, fabric, accent }: Decor): Cabin {
  const length = 5.2;
  return {
    eye: [-0.6, 1.5],
    focal: 1100,
    model: [
      ...room({
        length,
        floor: 1.75,
        top: 1.62,
        height: 2.05,
        walls: '#efece4',
        dado: { height: 0.98, colour: timber },
        sole: lighten(timber, 0.25),
        soleStripe: darken(timber, 0.1),
        ceiling: '#f8f6f0',
        frame: darken(timber, 0.25),
        openings: row(-0.6, 4.8, 3, 0.18, [1.08, 1.8]),
        downlights: true,
        beams: '#e9e3d6',
      }),
      part(3, [
        face(
          through(
            [length - 0.01, -1.5, 1.12],
            [length - 0.01, 1.5, 1.12],
            [length - 0.01, 1.42, 1.88],
            [length - 0.01, -1.42, 1.88],
          ),
          '#ffffff',
          { finish: 'view', edge: { colour: darken(timber, 0.25), width: 0.08 } },
        ),
        line(through([length - 0.02, 0, 1.12], [length - 0.02, 0, 1.88]), darken(timber, 0.25), 0.07),
        ...block([length - 0.7, length], [-1.4, 1.4], [0.7, 1.02], darken(timber, 0.1), lighten(timber, 0.1)),
      ]),
      rug([1.2, 3.9], 0.62, lighten(fabric, 0.5), fabric),
      settee([1.0, 4.3], 1, 1.7, 0.72, '#e6e2d6', fabric),
      scatterCushion([1.7, 1.34, 0.48], accent, 1),
      scatterCushion([2.8, 1.34, 0.48], lighten(accent, 0.35), 1),
      scatterCushion([3.8, 1.34, 0.48], accent, 1),
      galley([1.3, 4.2], -1, 1.7, 0.66, timber, '#dfe2e1'),
      table(
        [1.9, 3.1],
        0.42,
        0.46,
        timber,
        [...mug([2.3, 0.1, 0.465], '#f2efe6'), ...mug([2.7, -0.1, 0.465], accent)],
        0.3,
      ),
      plant([4.5, -1.2], 0.9),
      ...(random.chance(0.6)
        ? [
            part(10, block([0.5, 0.95], [-1.7, -1.1], [0, 0.5], timber, lighten(timber, 0.1)), {
              at: [0.7, -1.4, 0.3],
            }),
          ]
        : []),
    ],
  };
}
