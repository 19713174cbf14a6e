import { type Cloth, clothSurface, sail } from '../boats/parts/rig.ts';
import { darken } from '../colour.ts';
import { block } from '../interiors/block.ts';
import { createPanel } from '../interiors/panel.ts';
import { face, line, type Piece, tube } from '../space/model.ts';
import { through } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { facing } from './display.ts';
import { figures } from './screens.ts';

const WHITE = '#f7f4ea';
const NAVY = '#1d3557';
const ORANGE = '#e5702a';

/** One sail as its maker measured it, in metres. */
type Cut = {
  luff: number;
  leech: number;
  foot: number;
  roach?: number;
  colour: string;
  /** Panels of other colours, from the foot up: where each begins and ends. */
  panels?: readonly (readonly [from: number, to: number, colour: string])[];
  trim: (on: (u: number, v: number) => Vec) => Piece[];
};

/** A cloth spread flat: the luff runs to one side from the tack, the clew lies towards the viewer. */
export type Spread = { at: Vec; turn?: 1 | -1; scale: number };

const strip = (
  on: (u: number, v: number) => Vec,
  edge: (t: number) => readonly [number, number][],
  colour: string,
) => face([...sample(16, (t) => on(...edge(t)[0]!)), ...sample(16, (t) => on(...edge(1 - t)[1]!))], colour);

const cuts = {
  main: {
    luff: 8.38,
    leech: 8.9,
    foot: 3.12,
    roach: 0.42,
    colour: WHITE,
    trim: (on) => [
      // Two rows of reef points with their cringles, and four battens.
      ...[0.17, 0.33].flatMap((v) => [
        line(
          sample(8, (t) => on(t, v)),
          '#b9b39d',
          0.03,
        ),
        ...[0.25, 0.5, 0.75].map((u) => line([on(u, v), on(u, v - 0.02)], NAVY, 0.035)),
        ...[0.01, 0.985].map((u) => line([on(u, v - 0.006), on(u, v + 0.006)], '#6f7980', 0.1)),
      ]),
      ...[0.45, 0.6, 0.74, 0.87].map((v) => line([on(0.55, v), on(0.99, v - 0.01)], '#d3cdb8', 0.07)),
      ...figures(facing(createPanel(on(0.62, 0.6), [0, -1, 0], [1, 0, 0]), 0), '1147', 0, 0, 0.5, NAVY),
    ],
  },
  genoa: {
    luff: 10.95,
    leech: 10.3,
    foot: 5.4,
    roach: -0.2,
    colour: WHITE,
    trim: (on) => [
      strip(
        on,
        (t) => [
          [1, t],
          [0.86, t],
        ],
        NAVY,
      ),
      strip(
        on,
        (t) => [
          [t, 0],
          [t, 0.055],
        ],
        NAVY,
      ),
      ...sample(9, (t) => line([on(0.02, 0.04 + t * 0.9), on(0.6, 0.02 + t * 0.86)], '#cfc9b6', 0.02)),
    ],
  },
  spinnaker: {
    luff: 12.6,
    leech: 11.7,
    foot: 7.1,
    roach: 0.7,
    colour: '#f4f3ee',
    panels: [
      [0, 0.34, NAVY],
      [0.67, 1, '#c8371f'],
    ],
    trim: (on) => [
      ...sample(7, (t) =>
        line(
          sample(8, (u) => on(u, 0.06 + t * 0.86)),
          '#d8d2c0',
          0.016,
        ),
      ),
    ],
  },
  'storm jib': {
    luff: 5.1,
    leech: 3.9,
    foot: 2.6,
    roach: -0.12,
    colour: ORANGE,
    trim: (on) => [
      line(
        sample(6, (t) => on(0, t)),
        '#8a949b',
        0.035,
      ),
      ...sample(6, (t) => line([on(0, 0.04 + t * 0.9), on(-0.05, 0.04 + t * 0.9)], '#6f7980', 0.09)),
      ...sample(4, (t) =>
        line(
          sample(6, (u) => on(u, 0.16 + t * 0.66)),
          darken(ORANGE, 0.25),
          0.02,
        ),
      ),
    ],
  },
  trysail: {
    luff: 4.6,
    leech: 5.2,
    foot: 3.3,
    colour: ORANGE,
    trim: (on) => [
      ...sample(6, (t) => line([on(-0.01, 0.04 + t * 0.92), on(0.025, 0.04 + t * 0.92)], '#eef1f2', 0.09)),
      ...sample(4, (t) =>
        line(
          sample(6, (u) => on(u, 0.16 + t * 0.66)),
          darken(ORANGE, 0.25),
          0.02,
        ),
      ),
    ],
  },
} as const satisfies Record<string, Cut>;

export type CutName = keyof typeof cuts;

export const cutNamed = (name: CutName): Cut => cuts[name];

/** Where the clew lies when luff and foot are laid out straight: along the luff and away from it. */
const clewOf = ({ luff, leech, foot }: Cut) => {
  const along = (foot ** 2 + luff ** 2 - leech ** 2) / (2 * luff);
  return { along, away: Math.sqrt(foot ** 2 - along ** 2) };
};

/** How far the clew lies from the luff. */
export const reachOf = (name: CutName) => clewOf(cuts[name]).away;

/** A sail spread on a floor. */
export function spreadSail(name: CutName, { at, turn = 1, scale: k }: Spread): Piece[] {
  const cut: Cut = cuts[name];
  const clew = clewOf(cut);
  const place = (along: number, away: number): Vec => [at[0] - away * k, at[1] + turn * along * k, at[2]];
  const cloth: Cloth = {
    tack: place(0, 0),
    head: place(cut.luff, 0),
    clew: place(clew.along, clew.away),
    roach: (cut.roach ?? 0) * k,
    belly: 0,
    colour: cut.colour,
    seams: { colour: darken(cut.colour, 0.28), count: name === 'spinnaker' ? 0 : 9, across: name === 'main' },
  };
  const on = clothSurface(cloth);
  const panel = ([from, to, colour]: readonly [number, number, string]) =>
    face(
      [
        ...sample(14, (t) => on(1, from + (to - from) * t)),
        ...sample(14, (t) => on(0, to + (from - to) * t)),
      ],
      colour,
    );
  return [...sail(cloth), ...(cut.panels ?? []).map(panel), ...cut.trim(on)];
}

/** A sail flaked and rolled, with its bag. */
export function stowedSail(name: CutName): Piece[] {
  const { colour, panels } = cutNamed(name);
  const bag = name === 'main' ? '#31567d' : name === 'spinnaker' ? '#23282c' : '#a33b25';
  const shades = [colour, ...(panels ?? []).map(([, , shade]) => shade)];
  return [
    ...sample(6, (t) =>
      block(
        [-0.55, 0.55],
        [-0.28 + t * 0.02, 0.28 - t * 0.02],
        [t * 0.2, t * 0.2 + 0.035],
        shades[Math.round(t * 6) % shades.length]!,
      ),
    ).flat(),
    ...[-0.3, 0.3].map((x) =>
      line(through([x, 0.29, 0], [x, 0.26, 0.24], [x, -0.26, 0.24]), '#4b565e', 0.03),
    ),
    tube(through([-0.5, 0.62, 0.17], [0.45, 0.66, 0.17]), 0.17, bag),
    tube(through([0.44, 0.66, 0.17], [0.56, 0.665, 0.17]), [0.17, 0.06], darken(bag, 0.25)),
    line(through([0.56, 0.665, 0.17], [0.64, 0.7, 0.05], [0.6, 0.8, 0.01]), '#e8e4d8', 0.02),
  ];
}
