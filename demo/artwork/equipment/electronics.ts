import { lighten } from '../colour.ts';
import { block } from '../interiors/block.ts';
import { line, type Piece, part, tube } from '../space/model.ts';
import { moved } from '../space/moved.ts';
import { through, trace } from '../space/points.ts';
import { bracket, CASE, housing } from './display.ts';
import { drum } from './drum.ts';
import type { Item, ItemBuilder } from './item.ts';
import { lathe } from './lathe.ts';
import { chart, figures, readings, sonar, wind } from './screens.ts';

type Screen = typeof chart;

/** A nine-inch display on its bracket, with a column of keys where the maker fits one. */
function display(screen: Screen, keys: boolean): Piece[] {
  const [width, height] = [0.27, 0.165];
  const { body, front } = housing({ width, height, depth: 0.05, foot: 0.03 });
  const glass = keys ? width * 0.8 : width * 0.94;
  return [
    ...bracket(width, height),
    ...body,
    front.rect(0, 0, width, height, CASE),
    front.rect(0.006, 0.008, keys ? width * 0.83 : width - 0.012, height - 0.016, '#0c1014'),
    ...screen(front, [0.009, 0.014, glass, height - 0.028]),
    ...(keys
      ? [
          front.round(width * 0.925, height * 0.8, 0.013, '#3a434b'),
          front.round(width * 0.925, height * 0.8, 0.009, '#6f7b82'),
          ...[0.56, 0.42, 0.28, 0.14].map((t) =>
            front.rect(width * 0.885, height * t, 0.022, 0.012, '#4b565e'),
          ),
        ]
      : []),
  ];
}

/** The transom transducer and its coil of cable, laid beside the display. */
const transducer = (y: number): Piece[] => [
  ...[0.055, 0.045].map((r, i) =>
    line(
      Array.from({ length: 25 }, (_, k) => {
        const a = (k / 24) * Math.PI * 2;
        return [0.06 + Math.cos(a) * r, y + Math.sin(a) * r, 0.008 + i * 0.01] as const;
      }),
      '#2b3238',
      0.011,
    ),
  ),
  line(through([0.1, y - 0.03, 0.01], [0.16, y - 0.02, 0.015], [0.17, y, 0.02]), '#2b3238', 0.009),
  ...block([0.13, 0.26], [y - 0.022, y + 0.022], [0, 0.032], '#15191d', '#2b3238', 0.012),
];

const screenItem = (pieces: readonly Piece[], beside: readonly Piece[]): Item => ({
  length: 0.06,
  width: beside.length ? 0.44 : 0.3,
  height: 0.21,
  front: 74,
  detail: { at: [0, 0, 0.11], share: 1.1 },
  // The whole group stands in the middle of the picture.
  model: moved([part(0, pieces), part(2, beside)], [0, beside.length ? -0.06 : 0, 0]),
});

export const chartplotter: ItemBuilder = () => screenItem(display(chart, true), []);

export const plotterAndTransducer: ItemBuilder = () => screenItem(display(chart, false), transducer(0.21));

export const fishFinder: ItemBuilder = () => screenItem(display(sonar, true), transducer(0.21));

/** A seven-inch plotter with two round-eyed displays beside it. */
export const instruments: ItemBuilder = () => {
  const square = (y: number, face: (front: ReturnType<typeof housing>['front'], size: number) => Piece[]) => {
    const { body, front } = housing({ width: 0.118, height: 0.115, depth: 0.03, foot: 0.012, y });
    return [...body, front.rect(0, 0, 0.118, 0.115, CASE), ...face(front, 0.118)];
  };
  const { body, front } = housing({ width: 0.21, height: 0.13, depth: 0.045, foot: 0.012, y: 0.16 });
  return {
    length: 0.06,
    width: 0.5,
    height: 0.15,
    front: 82,
    detail: { at: [0, -0.1, 0.07], share: 1.2 },
    model: [
      part(0, [
        ...body,
        front.rect(0, 0, 0.21, 0.13, CASE),
        ...chart(front, [0.01, 0.012, 0.19, 0.106]),
        ...square(-0.03, (f, w) => wind(f, [0.012, 0.022, w - 0.024, 0.082])),
        ...square(-0.18, (f, w) => readings(f, [0.012, 0.022, w - 0.024, 0.082], '6.8', '12.4')),
        ...[-0.03, -0.18].flatMap((y) =>
          drum([0.004, y - 0.03, 0.02], [0.004, y + 0.03, 0.02], 0.004, '#6f7b82'),
        ),
      ]),
    ],
  };
};

/** A radar scanner's dome on its mounting plate, with its lead. */
export const radome: ItemBuilder = () => ({
  length: 0.56,
  width: 0.56,
  height: 0.26,
  front: 40,
  detail: { at: [0.1, 0.1, 0.12], share: 0.8 },
  model: [
    part(-1, [
      tube(
        trace('-0.1 0.24 0.02, -0.06 0.36 0.015, 0.1 0.38 0.012, 0.24 0.33 0.012, 0.36 0.36 0.012'),
        0.01,
        '#2b3238',
      ),
      ...drum([0.36, 0.36, 0.012], [0.4, 0.37, 0.012], 0.017, '#15191d'),
    ]),
    part(0, [
      ...lathe(
        [0, 0, 0],
        [
          [0.17, 0],
          [0.19, 0.02],
          [0.19, 0.035],
          [0.12, 0.035],
        ],
        '#b4bcc1',
      ),
      ...lathe(
        [0, 0, 0.035],
        [
          [0.2, 0],
          [0.245, 0.02],
          [0.268, 0.055],
          [0.27, 0.085],
          [0.262, 0.12],
          [0.24, 0.155],
          [0.2, 0.18],
          [0.14, 0.198],
          [0.07, 0.206],
          [0.001, 0.208],
        ],
        ['#c9cfd3', '#e3e7e8', '#eff2f2', '#f4f6f5', '#f7f8f7'],
      ),
    ]),
    part(1, [
      ...lathe(
        [0, 0, 0.118],
        [
          [0.2725, 0],
          [0.2725, 0.012],
        ],
        '#9aa4aa',
      ),
    ]),
  ],
});

/** The coil of a microphone's lead. */
const coil = (
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  turns: number,
): Piece =>
  line(
    Array.from({ length: turns * 10 + 1 }, (_, i) => {
      const t = i / (turns * 10);
      const a = t * turns * Math.PI * 2;
      return [
        from[0] + (to[0] - from[0]) * t + 0.05 * Math.sin(t * Math.PI) + Math.cos(a) * 0.009,
        from[1] + (to[1] - from[1]) * t,
        Math.max(0.006, from[2] + (to[2] - from[2]) * t + Math.sin(a) * 0.009 - 0.02 * Math.sin(t * Math.PI)),
      ] as const;
    }),
    '#15191d',
    0.0055,
  );

/** A fixed VHF with its fist microphone, and the handset for the cockpit beside it. */
export const vhf: ItemBuilder = () => {
  const [width, height] = [0.2, 0.095];
  const set = housing({ width, height, depth: 0.09, foot: 0.02, y: 0.02 });
  const mic = housing({ width: 0.07, height: 0.1, depth: 0.035, foot: 0.004, y: 0.215, x: 0.09 });
  const handset = housing({ width: 0.062, height: 0.15, depth: 0.032, foot: 0.012, y: -0.17 });
  const grey = lighten(CASE, 0.22);
  const { front } = set;
  const grille = (panel: typeof front, u: number, v: number, w: number, rows: number): Piece[] =>
    Array.from({ length: rows }, (_, i) => panel.rect(u, v + i * 0.0085, w, 0.0035, '#0c1014'));
  return {
    length: 0.08,
    width: 0.43,
    height: 0.17,
    front: 78,
    detail: { at: [0, 0, 0.07], share: 1.1 },
    model: [
      part(0, [
        ...block([-0.07, 0.02], [-0.06, 0.1], [0, 0.014], '#3a434b'),
        ...set.body,
        front.rect(0, 0, width, height, CASE),
        ...grille(front, 0.01, 0.018, 0.034, 7),
        front.rect(0.05, 0.03, 0.092, 0.056, '#0c1014'),
        front.rect(0.053, 0.033, 0.086, 0.05, '#e9eef0', { finish: 'lamp' }),
        front.rect(0.053, 0.072, 0.086, 0.011, '#0e5a73', { finish: 'lamp' }),
        ...figures(front, '16', 0.064, 0.04, 0.026, '#10202e'),
        ...figures(front, '25', 0.106, 0.055, 0.01, '#10202e'),
        front.rect(0.104, 0.04, 0.026, 0.006, '#1f7a4d', { finish: 'lamp' }),
        ...[0, 1, 2, 3].map((i) => front.rect(0.052 + i * 0.023, 0.012, 0.018, 0.011, grey)),
        // The guarded distress key.
        front.rect(0.15, 0.012, 0.038, 0.02, '#c8371f'),
        front.rect(0.153, 0.015, 0.032, 0.014, '#e0563d'),
        front.round(0.169, 0.066, 0.021, '#15191d'),
        front.round(0.169, 0.066, 0.016, '#4b565e'),
        front.stroke(
          [
            [0.169, 0.07],
            [0.169, 0.08],
          ],
          '#eef1f2',
          0.0025,
        ),
      ]),
      part(1, [
        ...block([-0.04, 0.012], [-0.195, -0.145], [0, 0.012], '#3a434b'),
        ...handset.body,
        handset.front.rect(0, 0, 0.062, 0.15, CASE),
        ...grille(handset.front, 0.014, 0.118, 0.034, 3),
        handset.front.rect(0.008, 0.07, 0.046, 0.036, '#0c1014'),
        handset.front.rect(0.01, 0.072, 0.042, 0.032, '#e9eef0', { finish: 'lamp' }),
        ...figures(handset.front, '16', 0.02, 0.078, 0.02, '#10202e'),
        ...[0.05, 0.032, 0.014].flatMap((v) =>
          [0.009, 0.025, 0.041].map((u) => handset.front.rect(u, v, 0.012, 0.011, grey)),
        ),
      ]),
      part(2, [
        coil([0.0, 0.125, 0.035], [0.05, 0.2, 0.016], 13),
        ...mic.body,
        mic.front.rect(0, 0, 0.07, 0.1, CASE),
        mic.front.rect(0.006, 0.006, 0.058, 0.088, lighten(CASE, 0.1)),
        ...grille(mic.front, 0.015, 0.03, 0.04, 6),
        mic.front.rect(0.018, 0.012, 0.012, 0.01, grey),
        mic.front.rect(0.04, 0.012, 0.012, 0.01, '#c8371f'),
      ]),
    ],
  };
};
