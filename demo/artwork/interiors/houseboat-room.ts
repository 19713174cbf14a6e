import { lighten, mix } from '../colour.ts';
import { wood } from '../palette.ts';
import { face, line, part } from '../space/model.ts';
import { through } from '../space/points.ts';
import { type Cabin, type Decor, row } from './cabin.ts';
import { bookshelf, lamp, plant, rug } from './fittings.ts';
import { galley, stove } from './galley.ts';
import { room } from './room.ts';
import { scatterCushion, settee } from './seating.ts';
import { mug, table } from './tables.ts';

/** The living room of a houseboat. */
export function home({ random, timber, fabric, accent }: Decor): Cabin {
  const length = 6.6;
  return {
    eye: [-0.7, 1.5],
    focal: 1050,
    model: [
      ...room({
        length,
        floor: 1.95,
        top: 1.95,
        height: 2.35,
        walls: random.pick(['#f0ebe0', '#dfe6dc', '#e6ddcf']),
        sole: lighten(wood.oak, 0.2),
        soleStripe: '#8f6d45',
        ceiling: '#faf7f0',
        frame: '#f7f4ec',
        openings: row(0.1, 6, 3, 0.8, [0.9, 1.95], { curtain: fabric }),
        beams: timber,
      }),
      part(3, [
        face(
          through(
            [length - 0.01, -1.2, 0.2],
            [length - 0.01, 1.2, 0.2],
            [length - 0.01, 1.2, 2.05],
            [length - 0.01, -1.2, 2.05],
          ),
          '#ffffff',
          { finish: 'view', edge: { colour: '#f7f4ec', width: 0.1 } },
        ),
        line(through([length - 0.02, 0, 0.2], [length - 0.02, 0, 2.05]), '#f7f4ec', 0.08),
      ]),
      rug([1.5, 4.2], 0.95, mix(accent, '#efe6d4', 0.7), mix(accent, '#8a7a66', 0.45)),
      settee([1.5, 4.0], 1, 1.92, 0.82, timber, fabric),
      scatterCushion([2.0, 1.45, 0.48], accent, 1),
      scatterCushion([3.3, 1.45, 0.48], '#e9d9b0', 1),
      stove([3.0, -1.5], 2.35),
      bookshelf([3.6, 5.6], -1, 1.93, 1.3, timber),
      bookshelf([3.6, 5.6], -1, 1.93, 1.7, timber),
      table(
        [2.2, 3.3],
        0.45,
        0.44,
        timber,
        [...mug([2.6, 0.1, 0.445], accent), ...mug([2.9, -0.15, 0.445], '#f2efe6')],
        0.1,
      ),
      galley([0.4, 2.3], -1, 1.93, 0.64, lighten(fabric, 0.3), timber),
      plant([5.6, 1.4], 1.4),
      plant([5.7, -1.2], 1.0),
      lamp([2.8, 0.1, 2.33], 0.55, accent),
    ],
  };
}
