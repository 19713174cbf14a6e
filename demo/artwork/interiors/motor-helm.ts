import { darken, lighten } from '../colour.ts';
import type { Livery } from '../palette.ts';
import type { Random } from '../random.ts';
import { face, line, type Model, type Piece, part, tube } from '../space/model.ts';
import { corners, through, trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { gauge, plotter, radarScreen, switches } from './instruments.ts';
import { createPanel, type Panel } from './panel.ts';
import { shipsWheel, sportsWheel, throttles } from './wheels.ts';

export type HelmFit = {
  dash: string;
  trim: string;
  /** None on older boats, which have dials instead. */
  screens: number;
  panes: number;
  wheel: 'sports' | 'ship' | 'none';
  /** How far the screen leans back, in metres from foot to head. */
  rake: number;
  roof: boolean;
  half: number;
};

/** The foredeck seen over the dash. */
function foredeck(livery: Livery, half: number): Piece[] {
  const edge = (s: number) =>
    sample(12, (t): Vec => [1.4 + t * 6, s * half * 1.25 * (1 - t ** 2.2), 0.62 + t * 0.3]);
  const rail = (s: number, h: number) => edge(s).map(([x, y, z]): Vec => [x, y * 0.97, z + h]);
  return [
    face([...edge(1), ...edge(-1).reverse()], livery.deck),
    face(
      through(
        [2.4, -half * 0.6, 0.68],
        [5.2, -half * 0.35, 0.82],
        [5.2, half * 0.35, 0.82],
        [2.4, half * 0.6, 0.68],
      ),
      livery.canvas,
    ),
    ...[-1, 1].flatMap((s): Piece[] => [
      tube(rail(s, 0.5), 0.022, livery.steel),
      ...sample(5, (t) => {
        const i = Math.round(1 + t * 10);
        return line([edge(s)[i]!, rail(s, 0.5)[i]!], livery.steel, 0.026);
      }),
    ]),
    line([rail(1, 0.5).at(-1)!, rail(-1, 0.5).at(-1)!], livery.steel, 0.03),
  ];
}

function screens(board: Panel, fit: HelmFit, random: Random): Piece[] {
  const width = fit.screens > 3 ? 0.42 : 0.46;
  const total = fit.screens * (width + 0.07) - 0.07;
  const start = fit.half - total / 2;
  return Array.from({ length: fit.screens }, (_, i) => {
    const u = start + i * (width + 0.07);
    return i === 1 ? radarScreen(board, u, 0.2, width, 0.3) : plotter(board, u, 0.2, width, 0.3, random);
  }).flat();
}

/** The helm of a motor boat: instruments, wheel and the way ahead through the windscreen. */
export function motorHelm(fit: HelmFit, livery: Livery, random: Random): Model {
  const { half, rake } = fit;
  const board = createPanel([0.55, half, 0.62], [0, -1, 0], [0.42, 0, 0.9]);
  const foot = (y: number): Vec => [1.5, y, 1.12];
  const head = (y: number): Vec => [1.5 - rake, y * 0.94, 2.35];
  const posts = sample(fit.panes, (t) => -half * 1.06 + t * half * 2.12);
  const frame = posts.flatMap((y): Piece[] => [tube([foot(y), head(y)], 0.035, fit.trim)]);
  const panes = posts.slice(0, -1).map((y, i) =>
    face([foot(y), foot(posts[i + 1]!), head(posts[i + 1]!), head(y)], '#cfe6ee', {
      opacity: 0.1,
      finish: 'plain',
    }),
  );
  const glare = posts.slice(0, -1).map((y, i) => {
    const next = posts[i + 1]!;
    const at = (t: number) => y + (next - y) * t;
    return face([foot(at(0.55)), foot(at(0.75)), head(at(0.55)), head(at(0.35))], '#ffffff', {
      opacity: 0.1,
      finish: 'plain',
    });
  });
  const dials = [-0.14, 0.14].flatMap((u, i) => gauge(board, half + u, 0.36, 0.12, 1.4 + i * 0.6));
  const gauges = [0.3, 0.56]
    .flatMap((u, i) => gauge(board, u, 0.36, 0.1, 0.8 + i, '#1c2228'))
    .concat(
      gauge(board, half * 2 - 0.3, 0.36, 0.1, 2, '#1c2228'),
      gauge(board, half * 2 - 0.56, 0.36, 0.1, 1.2, '#1c2228'),
    );
  const flank = (s: number): Piece[] => [
    face(
      through(
        [1.52, s * half * 1.12, 1.12],
        [0.1, s * half * 1.12, 0.42],
        [-1.3, s * half * 1.3, 0.42],
        [-1.3, s * half * 1.3, 0.98],
        [0.4, s * half * 1.24, 1.0],
        [1.52, s * half * 1.14, 1.14],
      ),
      lighten(fit.dash, 0.22),
    ),
    tube(
      through([1.52, s * half * 1.14, 1.14], [0.4, s * half * 1.24, 1.0], [-1.3, s * half * 1.3, 0.98]),
      0.035,
      fit.trim,
    ),
    face(
      through(
        [0.1, s * half * 1.12, 0.42],
        [-1.3, s * half * 1.3, 0.42],
        [-1.3, s * half * 1.3, -0.6],
        [0.1, s * half * 1.12, -0.6],
      ),
      darken(fit.dash, 0.18),
    ),
  ];
  const wheelAt: Vec = [0.36, fit.wheel === 'ship' ? 0 : 0.06, fit.wheel === 'ship' ? 0.52 : 0.56];
  const wheel =
    fit.wheel === 'ship'
      ? shipsWheel(wheelAt, 0.32, '#8a4c25')
      : fit.wheel === 'sports'
        ? sportsWheel(wheelAt, 0.24, '#23282c')
        : [];
  return [
    part(0, foredeck(livery, half)),
    part(10, [...panes, ...glare]),
    part(12, [
      ...frame,
      tube([foot(-half * 1.06), foot(half * 1.06)], 0.04, fit.trim),
      tube([head(-half * 1.06), head(half * 1.06)], 0.06, fit.trim),
    ]),
    ...(fit.roof
      ? [
          part(13, [
            face(
              through(
                [1.5 - rake, -half * 1.2, 2.36],
                [1.5 - rake, half * 1.2, 2.36],
                [-1.4, half * 1.25, 2.5],
                [-1.4, -half * 1.25, 2.5],
              ),
              lighten(fit.trim, 0.1),
            ),
            face(
              through(
                [0.6 - rake * 0.3, -0.45, 2.41],
                [0.6 - rake * 0.3, 0.45, 2.41],
                [-0.2, 0.45, 2.45],
                [-0.2, -0.45, 2.45],
              ),
              '#bfe0ee',
              { finish: 'lamp' },
            ),
          ]),
        ]
      : []),
    part(14, [
      ...[-0.5, 0.5].map((y) =>
        line(through([1.46, y * half, 1.16], [1.5 - rake * 0.5, y * half * 0.5, 1.72]), '#20262c', 0.022),
      ),
    ]),
    part(18, [...flank(-1), ...flank(1)]),
    part(20, [
      face(
        through(
          [0.95, -half * 1.12, 1.04],
          [0.95, half * 1.12, 1.04],
          [1.52, half * 1.12, 1.12],
          [1.52, -half * 1.12, 1.12],
        ),
        lighten(fit.dash, 0.14),
      ),
      board.rect(-0.1, -0.08, half * 2 + 0.2, 0.64, fit.dash),
      board.rect(0.14, 0.1, half * 2 - 0.28, 0.5, darken(fit.dash, 0.28)),
      board.stroke(corners([-0.1, 0.56], [half * 2 + 0.1, 0.56]), lighten(fit.dash, 0.3), 0.02),
      face(
        through(
          [0.1, -half * 1.12, 0.4],
          [0.1, half * 1.12, 0.4],
          [0.52, half * 1.12, 0.55],
          [0.52, -half * 1.12, 0.55],
        ),
        darken(fit.dash, 0.12),
      ),
      face(
        through(
          [0.08, -half * 1.12, -0.4],
          [0.08, half * 1.12, -0.4],
          [0.1, half * 1.12, 0.4],
          [0.1, -half * 1.12, 0.4],
        ),
        darken(fit.dash, 0.3),
      ),
      tube(through([0.09, -half * 1.12, 0.4], [0.09, half * 1.12, 0.4]), 0.03, fit.trim),
    ]),
    part(24, [
      ...(fit.screens ? screens(board, fit, random) : dials),
      ...(fit.screens < 3 ? gauges : []),
      ...switches(board, half * 2 - 0.62, 0.12, 7),
      ...switches(board, 0.18, 0.12, 6),
    ]),
    part(26, [
      tube(trace('1.1 0 1.1, 1.1 0 1.18'), [0.13, 0.1], '#20262c'),
      tube(trace('1.1 0 1.18, 1.1 0 1.21'), 0.085, '#8fb4c4', true),
    ]),
    part(30, throttles([0.3, -half * 0.62, 0.52])),
    part(40, wheel),
  ];
}
