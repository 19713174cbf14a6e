import { darken, lighten } from '../colour.ts';
import { face, line, part, tube } from '../space/model.ts';
import { through, trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { block } from './block.ts';
import { type Cabin, type Decor, row } from './cabin.ts';
import { lamp, picture, plant, rug } from './fittings.ts';
import { room } from './room.ts';
import { scatterCushion, settee } from './seating.ts';
import { mug, table } from './tables.ts';

/** The main saloon of a large yacht. */
export function grand({ timber, fabric, accent }: Decor): Cabin {
  const length = 9.5;
  return {
    eye: [-0.8, 1.6],
    focal: 1000,
    model: [
      ...room({
        length,
        floor: 3.1,
        top: 3.0,
        height: 2.45,
        walls: '#eee9df',
        dado: { height: 0.62, colour: timber },
        sole: '#d9cdb8',
        soleStripe: '#c9bba2',
        ceiling: '#faf8f2',
        frame: darken(timber, 0.3),
        openings: row(-0.5, 9, 4, 0.35, [0.72, 2.1], { curtain: '#f3efe6' }),
        downlights: true,
        skylights: [3, 6],
        beams: '#efeadf',
      }),
      part(3, [
        face(
          through(
            [length - 0.01, -2.9, 0],
            [length - 0.01, -0.95, 0],
            [length - 0.01, -0.95, 2.45],
            [length - 0.01, -2.9, 2.45],
          ),
          timber,
        ),
        face(
          through(
            [length - 0.01, 0.95, 0],
            [length - 0.01, 2.9, 0],
            [length - 0.01, 2.9, 2.45],
            [length - 0.01, 0.95, 2.45],
          ),
          timber,
        ),
      ]),
      picture(length - 0.02, 0, 0.85, 1.5, 1.05, darken(timber, 0.3), accent),
      rug([1.3, 5.2], 1.5, '#e9e3d6', lighten(fabric, 0.2)),
      settee([1.4, 5.0], 1, 2.6, 0.9, '#e6e2d6', '#f2eee4'),
      settee([1.6, 5.0], -1, 2.6, 0.9, '#e6e2d6', '#f2eee4'),
      ...[1.9, 3.4, 4.5].map((x, i) => scatterCushion([x, 2.0, 0.48], i % 2 ? accent : fabric, 1)),
      ...[2.2, 3.8].map((x, i) => scatterCushion([x, -2.0, 0.48], i % 2 ? fabric : accent, -1)),
      table([2.4, 4.2], 0.72, 0.42, darken(timber, 0.1), [
        ...mug([3, 0.2, 0.425], '#f2efe6'),
        tube(trace('3.4 -0.2 0.42, 3.4 -0.2 0.62'), [0.09, 0.06], accent),
      ]),
      table(
        [6.0, 8.2],
        0.8,
        0.76,
        timber,
        sample(3, (t) =>
          [-0.5, 0.5].map((y) =>
            face(
              sample(
                11,
                (a): Vec => [
                  6.4 + t * 1.5 + Math.cos(a * 6.283) * 0.14,
                  y + Math.sin(a * 6.283) * 0.14,
                  0.765,
                ],
              ),
              '#fbf9f2',
            ),
          ),
        ).flat(),
      ),
      ...[6.3, 7.1, 7.9].flatMap((x) =>
        [-1, 1].map((s) =>
          part(
            10,
            [
              ...block([x - 0.22, x + 0.22], [s * 1.2 - 0.22, s * 1.2 + 0.22], [0.4, 0.48], fabric),
              ...block([x - 0.22, x + 0.22], s === 1 ? [1.4, 1.48] : [-1.48, -1.4], [0.45, 1.0], fabric),
              ...[-0.18, 0.18].map((d) =>
                line(through([x + d, s * 1.2, 0], [x + d, s * 1.2, 0.4]), darken(timber, 0.3), 0.05),
              ),
            ],
            { at: [x, s * 1.25, 0.5] },
          ),
        ),
      ),
      lamp([7.1, 0, 2.44], 0.5, '#e9e0cc'),
      plant([5.6, 2.5], 1.5),
      plant([5.6, -2.5], 1.4),
      part(
        10,
        [
          ...block([0.4, 0.9], [1.9, 2.5], [0, 0.6], timber, lighten(timber, 0.1)),
          tube(trace('0.65 2.2 0.6, 0.65 2.2 0.95'), [0.09, 0.03], '#c9a24a'),
          tube(trace('0.65 2.2 0.92, 0.65 2.2 1.2'), [0.2, 0.14], '#fff0cf'),
        ],
        { at: [0.6, 2.2, 0.5] },
      ),
    ],
  };
}
