import type { CabinStyle } from '../boats/fleet.ts';
import { darken, lighten, mix } from '../colour.ts';
import type { Livery } from '../palette.ts';
import { wood } from '../palette.ts';
import type { Random } from '../random.ts';
import { face, line, type Model, part, tube } from '../space/model.ts';
import { trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import {
  berth,
  block,
  bookshelf,
  chartSheet,
  doorway,
  galley,
  lamp,
  mug,
  picture,
  plant,
  post,
  rug,
  scatterCushion,
  settee,
  stove,
  table,
} from './furniture.ts';
import { type Opening, room } from './room.ts';

/** A furnished cabin and where the viewer stands in it. */
export type Cabin = { model: Model; eye: readonly [x: number, z: number]; focal: number };

type Decor = { livery: Livery; random: Random; timber: string; fabric: string; accent: string };

const row = (
  from: number,
  to: number,
  count: number,
  gap: number,
  z: readonly [number, number],
  extra: Partial<Opening> = {},
): Opening[] => {
  const width = (to - from - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({
    from: from + i * (width + gap),
    to: from + i * (width + gap) + width,
    low: z[0],
    high: z[1],
    ...extra,
  }));
};

/** Below in a sailing yacht: settees, saloon table, the forecabin beyond. */
function yacht({ random, timber, fabric, accent }: Decor): Cabin {
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
          [
            [length - 0.03, 0.16, 0.5],
            [length - 0.03, 0.7, 0.5],
            [length - 0.03, 0.7, 0.86],
            [length - 0.03, 0.16, 0.9],
          ],
          '#ece6d8',
        ),
        face(
          [
            [length - 0.03, 0.3, 1.45],
            [length - 0.03, 0.56, 1.45],
            [length - 0.03, 0.56, 1.6],
            [length - 0.03, 0.3, 1.6],
          ],
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

/** The saloon of a motor cruiser or catamaran: daylight all round. */
function motor({ random, timber, fabric, accent }: Decor): Cabin {
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
          [
            [length - 0.01, -1.5, 1.12],
            [length - 0.01, 1.5, 1.12],
            [length - 0.01, 1.42, 1.88],
            [length - 0.01, -1.42, 1.88],
          ],
          '#ffffff',
          { finish: 'view', edge: { colour: darken(timber, 0.25), width: 0.08 } },
        ),
        line(
          [
            [length - 0.02, 0, 1.12],
            [length - 0.02, 0, 1.88],
          ],
          darken(timber, 0.25),
          0.07,
        ),
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

/** Inside a narrowboat: long, low and snug. */
function canal({ random, timber, fabric, accent }: Decor): Cabin {
  const length = 6.4;
  const painted = random.pick(['#f0ead9', '#dfe6dc', '#e9dfc8', '#d9e3e6']);
  const ports = random.chance(0.5);
  return {
    eye: [-0.3, 1.42],
    focal: 1150,
    model: [
      ...room({
        length,
        floor: 1.02,
        top: 0.9,
        height: 1.98,
        walls: painted,
        dado: { height: 0.86, colour: timber },
        sole: lighten(timber, 0.06),
        soleStripe: darken(timber, 0.3),
        ceiling: lighten(timber, 0.5),
        frame: '#c9a24a',
        openings: ports
          ? row(0.2, 6, 5, 0.75, [1.08, 1.5], { round: true })
          : row(0.2, 6, 4, 0.75, [1.04, 1.52], { curtain: accent }),
        beams: timber,
        downlights: true,
      }),
      doorway(length, 0, 0.66, 1.72, timber, { colour: '#ffffff', view: true }),
      rug([1.2, 3.6], 0.36, mix(accent, '#e9dcc4', 0.35), mix(accent, '#4a3626', 0.35)),
      stove([2.0, -0.7], 1.98),
      settee([2.6, 4.0], -1, 0.99, 0.5, timber, fabric),
      settee([0.9, 3.3], 1, 0.99, 0.52, timber, fabric),
      scatterCushion([1.5, 0.72, 0.48], lighten(accent, 0.3), 1),
      scatterCushion([2.7, 0.72, 0.48], accent, 1),
      table([2.9, 3.6], 0.22, 0.62, timber, mug([3.1, -0.3, 0.625], '#c23b2a'), -0.22),
      galley([3.5, 5.0], 1, 0.99, 0.5, lighten(timber, 0.1), '#cfc4ae'),
      bookshelf([2.4, 3.8], -1, 0.96, 1.62, timber),
      berth([5.3, 6.3], 0.5, timber, '#efe9dc', fabric),
      lamp([1.6, 0, 1.96], 0.22, '#d9b45a'),
      lamp([3.2, 0.3, 1.96], 0.26, accent),
    ],
  };
}

/** The main saloon of a large yacht. */
function grand({ timber, fabric, accent }: Decor): Cabin {
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
          [
            [length - 0.01, -2.9, 0],
            [length - 0.01, -0.95, 0],
            [length - 0.01, -0.95, 2.45],
            [length - 0.01, -2.9, 2.45],
          ],
          timber,
        ),
        face(
          [
            [length - 0.01, 0.95, 0],
            [length - 0.01, 2.9, 0],
            [length - 0.01, 2.9, 2.45],
            [length - 0.01, 0.95, 2.45],
          ],
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
                line(
                  [
                    [x + d, s * 1.2, 0],
                    [x + d, s * 1.2, 0.4],
                  ],
                  darken(timber, 0.3),
                  0.05,
                ),
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

/** The living room of a houseboat. */
function home({ random, timber, fabric, accent }: Decor): Cabin {
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
          [
            [length - 0.01, -1.2, 0.2],
            [length - 0.01, 1.2, 0.2],
            [length - 0.01, 1.2, 2.05],
            [length - 0.01, -1.2, 2.05],
          ],
          '#ffffff',
          { finish: 'view', edge: { colour: '#f7f4ec', width: 0.1 } },
        ),
        line(
          [
            [length - 0.02, 0, 0.2],
            [length - 0.02, 0, 2.05],
          ],
          '#f7f4ec',
          0.08,
        ),
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

const styles: Record<CabinStyle, (decor: Decor) => Cabin> = { yacht, motor, canal, grand, home };

export function buildCabin(style: CabinStyle, livery: Livery, random: Random): Cabin {
  const timber = random.pick([wood.teak, wood.oak, wood.mahogany, wood.pine, '#c4a477']);
  const fabric = random.pick([
    '#2f4a63',
    '#8c9a8a',
    '#d9cbb0',
    '#7a3340',
    '#3f6f73',
    '#b3a08a',
    livery.canvas,
    '#5b6770',
  ]);
  return styles[style]({ livery, random, timber, fabric, accent: livery.accent });
}
