import { structure } from '../boats/parts/house.ts';
import { box } from '../boats/parts/motor-parts.ts';
import { sail } from '../boats/parts/rig.ts';
import { darken, lighten } from '../colour.ts';
import type { Livery } from '../palette.ts';
import type { Random } from '../random.ts';
import { face, type Group, line, type Model, type Piece, part, tube } from '../space/model.ts';
import { outline, through, trace } from '../space/points.ts';
import { between, lerp, sample, type Vec } from '../space/vector.ts';
import { gauge, plotter } from './instruments.ts';
import { createPanel } from './panel.ts';
import { yachtWheel } from './wheels.ts';

const moved = (pieces: readonly Piece[], y: number): Piece[] =>
  pieces.map((p) =>
    p.type === 'face' ? { ...p, points: p.points.map(([px, py, pz]): Vec => [px, py + y, pz]) } : p,
  );

function winch([x, y, z]: Vec): Piece[] {
  return [
    tube(through([x, y, z], [x, y, z + 0.1]), [0.085, 0.07], '#c4cbd0', true),
    tube(through([x, y, z + 0.1], [x, y, z + 0.19]), [0.06, 0.075], '#dfe4e7', true),
    tube(through([x, y, z + 0.045], [x, y, z + 0.07]), 0.092, '#e7e0cc'),
  ];
}

function side(s: -1 | 1, livery: Livery): Group[] {
  const seat = moved(box([0.5, 3.6], 0.27, [0, 0.42], '#efece3', livery.teak), s * 0.86);
  const cushion = moved(
    box([0.75, 3.45], 0.24, [0.42, 0.5], darken(livery.canvas, 0.1), livery.canvas),
    s * 0.86,
  );
  const seams = [1.65, 2.55].map((x) =>
    line(through([x, s * 0.62, 0.505], [x, s * 1.1, 0.505]), darken(livery.canvas, 0.4), 0.015),
  );
  const coaming = face(
    through([0.2, s * 1.13, 0.42], [3.7, s * 1.13, 0.42], [3.7, s * 1.22, 0.86], [0.2, s * 1.22, 0.78]),
    '#f4f2ec',
  );
  const capping = face(
    through([0.2, s * 1.22, 0.78], [3.7, s * 1.22, 0.86], [3.7, s * 1.48, 0.86], [0.2, s * 1.48, 0.78]),
    livery.teak,
    { outward: [0, 0, 1] },
  );
  const sideDeck = face(
    through(
      [-0.4, s * 1.48, 0.62],
      [3.7, s * 1.48, 0.66],
      [9.4, s * 0.12, 0.98],
      [9.5, s * 0.16, 0.98],
      [6.6, s * 1.46, 0.8],
      [3.7, s * 1.9, 0.66],
      [-0.4, s * 1.9, 0.6],
    ),
    lighten(livery.teak, 0.12),
    { outward: [0, 0, 1] },
  );
  const post = (x: number): Vec => [
    x,
    s * between(1.86, 0.5, Math.max(0, (x - 3.5) / 6) ** 2),
    0.64 + x * 0.03,
  ];
  const wires = [0.32, 0.64].map((h) =>
    line(
      sample(10, (t) => {
        const [x, y, z] = post(-0.4 + t * 9.2);
        return [x, y, z + h] as Vec;
      }),
      '#dfe4e7',
      0.014,
    ),
  );
  const stanchions = [0.6, 2.4, 4.2, 6, 7.6].map((x) => {
    const p = post(x);
    return line([p, [p[0], p[1], p[2] + 0.66]], '#dfe4e7', 0.03);
  });
  return [
    part(10, [sideDeck]),
    part(20, [...stanchions, ...wires]),
    part(30, [...seat, coaming, capping, ...cushion, ...seams]),
    part(
      32,
      [
        ...winch([1.5, s * 1.34, 0.82]),
        ...winch([2.9, s * 1.34, 0.85]),
        line(through([2.9, s * 1.28, 0.92], [5.6, s * 1.3, 1.0]), '#c9402c', 0.02),
        line(through([1.5, s * 1.28, 0.9], [5, s * 1.5, 0.95]), '#2f6fa8', 0.02),
      ],
      { at: [2, s * 1.3, 0.9] },
    ),
  ];
}

/** What the helmsman of a yacht sees: wheel, compass, cockpit, sails and the sea ahead. */
export function sailingCockpit(livery: Livery, random: Random): Model {
  const roof = structure({
    profile: outline('3.75 0.66, 3.75 1.22, 5.4 1.28, 8.2 0.96'),
    breadth: (x) => Math.min(1.15, 1.15 - Math.max(0, x - 5) * 0.2),
    side: '#f4f2ec',
    strips: [{ colour: '#f4f2ec' }, { colour: '#e6e4dc' }, { colour: '#e6e4dc' }],
  });
  const bulkhead = createPanel([3.73, 1.15, 0.42], [0, -1, 0], [0, 0, 1]);
  const hood = sample(
    12,
    (t): Vec => [3.5, 1.12 * Math.cos(Math.PI * t), 1.16 + 0.68 * Math.sin(Math.PI * t) ** 0.6],
  );
  const hoodFore = hood.map(([, y, z]): Vec => [4.5, y * 0.96, 1.16 + (z - 1.16) * 0.62]);
  const pane = (a: number, b: number) => [
    hoodFore[a]!,
    hoodFore[b]!,
    lerp(hoodFore[b]!, [4.9, hoodFore[b]![1], 1.2], 0.7),
    lerp(hoodFore[a]!, [4.9, hoodFore[a]![1], 1.2], 0.7),
  ];
  const pedestal = createPanel([0.78, 0.17, 0], [0, -1, 0], [0.06, 0, 1]);
  const console_ = createPanel([0.7, 0.26, 0.94], [0, -1, 0], [0.3, 0, 0.95]);
  return [
    part(0, [face(trace('-0.6 -1.9 0.56, 9.5 -0.1 0.98, 9.6 0 1, 9.5 0.1 0.98, -0.6 1.9 0.56'), '#e4e1d6')]),
    part(15, [
      tube(trace('6.3 0 1.1, 6.2 0 12'), 0.09, livery.spar),
      ...sail({
        tack: [6.25, 0, 2.35],
        head: [6.2, 0, 12],
        clew: [0.9, -0.75, 2.42],
        roach: 0.4,
        belly: 0.12,
        colour: livery.sail,
      }),
      ...sail({
        tack: [9.3, 0, 1.2],
        head: [6.3, 0, 11],
        clew: [5.4, -1.35, 1.7],
        roach: -0.2,
        belly: 0.16,
        foot: 0.2,
        colour: lighten(livery.sail, 0.3),
      }),
      tube(trace('6.2 0 2.25, 0.9 -0.75 2.35'), 0.07, livery.spar),
      line(trace('9.5 0 1, 6.25 0 12'), '#5c6872', 0.016),
      ...([-1, 1] as const).map((s) =>
        line(through([6, s * 1.5, 0.85], [6.22, s * 0.5, 6]), '#5c6872', 0.014),
      ),
    ]),
    ...side(-1, livery),
    ...side(1, livery),
    part(25, [
      ...roof,
      face(trace('3.74 -0.32 0.1, 3.74 0.32 0.1, 3.74 0.28 1.2, 3.74 -0.28 1.2'), '#3b2a1e', {
        outward: [-1, 0, 0],
      }),
      ...[0.32, 0.62].map((z) => line(through([3.72, -0.3, z], [3.72, 0.3, z]), '#a9713a', 0.06)),
      ...gauge(bulkhead, 0.28, 0.6, 0.11, 2.2),
      ...gauge(bulkhead, 0.58, 0.6, 0.11, 1.1),
      ...gauge(bulkhead, 1.72, 0.6, 0.11, 0.6),
      ...gauge(bulkhead, 2.02, 0.6, 0.11, 2.6),
    ]),
    part(28, [
      ...outline('1 4, 4 8, 8 11').map(([a, b]) => face(pane(a!, b!), '#a9c6d2', { opacity: 0.35 })),
      face([...hood, ...[...hoodFore].reverse()], livery.canvas, { outward: [0, 0, 1] }),
      face(
        hood.map(([x, y, z]): Vec => [x, y * 0.9, 1.1 + (z - 1.1) * 0.86]),
        '#000000',
        { opacity: 0 },
      ),
      tube(hood, 0.03, darken(livery.canvas, 0.2)),
      tube(hoodFore, 0.02, darken(livery.canvas, 0.3)),
    ]),
    part(29, [
      face(
        trace('0.2 -0.58 0.01, 3.7 -0.58 0.01, 3.7 0.58 0.01, 0.2 0.58 0.01'),
        lighten(livery.teak, 0.05),
        { outward: [0, 0, 1] },
      ),
      ...sample(10, (t) =>
        line(
          through([0.2, -0.55 + t * 1.1, 0.015], [3.7, -0.55 + t * 1.1, 0.015]),
          darken(livery.teak, 0.4),
          0.008,
          { opacity: 0.6 },
        ),
      ),
    ]),
    part(40, [
      ...box([0.74, 1.02], 0.17, [0, 0.98], '#f1efe8'),
      pedestal.rect(0.02, 0.1, 0.3, 0.7, '#e2e0d8'),
      ...box([0.66, 1.1], 0.26, [0.92, 1.24], '#2b3238', '#3a434b', 0.12),
      ...plotter(console_, 0.09, 0.05, 0.34, 0.22, random),
      tube(trace('0.92 0 1.24, 0.92 0 1.36'), [0.12, 0.09], '#2b3238'),
      tube(trace('0.92 0 1.34, 0.92 0 1.38'), 0.085, '#8fb4c4', true),
      line(trace('0.9 -0.34 1.0, 0.9 -0.34 1.3, 0.9 0.34 1.3, 0.9 0.34 1.0'), '#dfe4e7', 0.03),
    ]),
    part(50, yachtWheel([0.5, 0, 0.86], 0.52, random.pick(['#2b2f33', '#6b4327', '#3a2a20']))),
  ];
}
