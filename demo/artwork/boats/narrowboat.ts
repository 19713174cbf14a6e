import { darken, lighten } from '../colour.ts';
import type { Livery } from '../palette.ts';
import { face, type Group, layers, line, type Piece, part, tube } from '../space/model.ts';
import { corners, through, trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import type { Fit } from './fit.ts';
import { onSide, type ProfilePoint, roundOnSide, structure } from './parts/house.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { crew } from './parts/people.ts';

type Stern = NonNullable<Fit['stern']>;

/** Where the steerer stands: open within a rail on a cruiser stern, between the cabin's sides on a semi-trad. */
function sternDeck(stern: Stern, k: number, livery: Livery): Group[] {
  if (stern === 'traditional') return [];
  if (stern === 'semi-trad')
    return ([-1, 1] as const).map((s) =>
      part(layers.house - 1, [
        onSide(corners([1.6, 0.68], [1.6, 1.6], [3.66, 1.7], [3.66, 0.68]), () => 0.9 * k, s, livery.hull, {
          outward: undefined,
        }),
        onSide(corners([1.75, 0.8], [1.75, 1.5], [3.5, 1.58], [3.5, 0.8]), () => 0.9 * k, s, livery.accent, {
          tone: true,
        }),
        onSide(
          corners([1.83, 0.87], [1.83, 1.43], [3.42, 1.51], [3.42, 0.87]),
          () => 0.91 * k,
          s,
          livery.hull,
          { tone: true },
        ),
      ]),
    );
  const rail = (z: number) =>
    line(
      sample(18, (t): Vec => {
        const a = Math.PI * (0.5 + t);
        return [1.5 + Math.cos(a) * 1.3, Math.sin(a) * 0.92 * k, z];
      }),
      '#c9ced2',
      0.045,
    );
  const post = (t: number) => {
    const a = Math.PI * (0.5 + t);
    const [x, y] = [1.5 + Math.cos(a) * 1.3, Math.sin(a) * 0.92 * k];
    return line(through([x, y, 0.72], [x, y, 1.45]), '#c9ced2', 0.04);
  };
  return [
    part(layers.well + 1, [
      face(
        through([0.6, -0.85 * k, 0.74], [3.6, -0.9 * k, 0.74], [3.6, 0.9 * k, 0.74], [0.6, 0.85 * k, 0.74]),
        '#8a6f4e',
        { outward: [0, 0, 1] },
      ),
    ]),
    part(layers.house + 1, [rail(1.45), rail(1.1), ...[0, 0.2, 0.4, 0.6, 0.8, 1].map(post)], {
      at: [0.8, 0, 1.2],
    }),
  ];
}

/** A narrowboat of 57 feet: traditional, semi-trad or cruiser stern, 6 feet 10 wide or half as much again. */
export const narrowboat: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const stern = fit.stern ?? 'traditional';
  const k = fit.wideBeam ? 1.46 : 1;
  const length = 17.4;
  const hull = createHull({
    length,
    beam: 2.08 * k,
    sheer: [0.78, 0.66, 1.12],
    lowAt: 0.45,
    stem: { rake: 0.5, shape: 0.6 },
    transom: { rake: 0.35, width: 0.62 },
    widestAt: 0.5,
    fullness: 13,
    flare: [0.97, 0.9],
    depth: 0.5,
  });
  const floor = (x: number) => Math.max(0.62, hull.sheerAt(x) - 0.02);
  const top = 1.78;
  const aft = stern === 'traditional' ? 1.7 : 3.65;
  const fore = 14.6;
  const breadth = (_: number, z: number) => 0.98 * k - Math.max(0, z - 0.7) * 0.17;
  const cabin: ProfilePoint[] = corners(
    [aft, floor(aft)],
    [aft, top],
    [fore, top + 0.03],
    [fore, floor(fore)],
  );
  const coach = livery.hull;
  const frame = livery.accent;
  const panel = (x0: number, x1: number, s: number): Piece[] => [
    onSide(corners([x0, 0.78], [x0, 1.68], [x1, 1.68], [x1, 0.78]), breadth, s, frame, { tone: true }),
    onSide(
      corners([x0 + 0.09, 0.86], [x0 + 0.09, 1.6], [x1 - 0.09, 1.6], [x1 - 0.09, 0.86]),
      breadth,
      s,
      coach,
      { tone: true },
    ),
  ];
  const traditional = random.chance(0.6);
  const ports = traditional ? [4.3, 6.0, 8.0, 9.8, 11.6, 13.3] : [4.2, 13.4];
  const windowAt = (x: number, s: number) =>
    onSide(
      corners([x - 0.45, 1.12], [x - 0.45, 1.56], [x + 0.45, 1.56], [x + 0.45, 1.12]),
      breadth,
      s,
      livery.glass,
      { finish: 'glass', edge: { colour: '#c9a24a', width: 0.045 } },
    );
  const roses = (s: -1 | 1): Piece[] => [
    roundOnSide(2.72, 1.24, [0.3, 0.2], breadth, s, '#e8d9b4', { tone: true }),
    roundOnSide(2.72, 1.24, [0.14, 0.1], breadth, s, '#c23b2a', { tone: true }),
    roundOnSide(2.5, 1.2, [0.07, 0.05], breadth, s, '#d98c2b', { tone: true }),
    roundOnSide(2.93, 1.2, [0.07, 0.05], breadth, s, '#d98c2b', { tone: true }),
  ];
  const sidePieces = ([-1, 1] as const).flatMap((s): Piece[] => [
    ...(stern === 'traditional' ? panel(1.85, 3.6, s) : []),
    ...panel(3.75, 8.9, s),
    ...panel(9.05, 14.45, s),
    ...ports.flatMap((x) => [
      roundOnSide(x, 1.34, 0.21, breadth, s, '#c9a24a'),
      roundOnSide(x, 1.34, 0.16, breadth, s, livery.glass, { finish: 'glass' }),
    ]),
    ...(traditional ? [] : [6.0, 8.0, 9.9, 11.7].map((x) => windowAt(x, s))),
    // Castles-and-roses panel by the steerer's door.
    ...(stern === 'traditional' ? roses(s) : []),
  ]);
  const roofGear: Piece[] = [
    tube(through([4.9, 0.42, top], [4.9, 0.42, top + 0.62]), 0.1, '#20242a'),
    ...[0.14, 0.3, 0.46].map((h) =>
      line(through([4.8, 0.42, top + h], [5.0, 0.42, top + h]), '#d9b45a', 0.04),
    ),
    tube(through([4.9, 0.42, top + 0.62], [4.9, 0.42, top + 0.66]), 0.15, '#20242a'),
    ...[7.2, 10.4, 12.6].map((x) => tube(through([x, 0, top + 0.02], [x, 0, top + 0.14]), 0.14, '#c9a24a')),
    line(through([5.6, -0.35, top + 0.12], [13.2, -0.4, top + 0.12]), '#c98b45', 0.07),
    line(through([6.2, -0.15, top + 0.1], [11.2, -0.18, top + 0.1]), '#8a5f34', 0.06),
    // Painted water can and a box of herbs.
    tube(through([6.2, 0.25, top], [6.2, 0.25, top + 0.34]), [0.16, 0.1], '#1d4237'),
    tube(through([6.2, 0.25, top + 0.12], [6.2, 0.25, top + 0.2]), 0.165, '#c23b2a'),
    ...structure({
      profile: corners([8.9, top], [8.9, top + 0.22], [9.9, top + 0.22], [9.9, top]),
      breadth: () => 0.2,
      side: '#a23b28',
      strips: { colour: '#7b2c1e' },
    }),
    ...sample(7, (t) =>
      tube(
        through([8.98 + t * 0.84, 0.05, top + 0.22], [8.98 + t * 0.84, 0.05, top + 0.34]),
        0.09,
        t % 0.3 > 0.15 ? '#6f9a52' : '#86ad5e',
      ),
    ),
  ];
  const cratch: ProfilePoint[] = corners(
    [fore, floor(fore)],
    [fore, top - 0.05],
    [fore + 0.9, top - 0.25],
    [16.0, hull.sheerAt(16) + 0.05],
  );
  return {
    model: fitted(
      hullGroups(hull, {
        topsides: '#22272c',
        bottom: '#1a1e22',
        boot: '#22272c',
        rail: '#15181b',
        deck: '#5b534a',
      }),
      ([-1, 1] as const).map((s) =>
        part(layers.shell + 3, [
          band(
            hull,
            s,
            frame,
            { from: (x) => hull.sheerAt(x) * 0.45, to: (x) => hull.sheerAt(x) * 0.9 },
            [0.9, 0.985],
          ),
          band(hull, s, lighten('#22272c', 0.12), {
            from: (x) => hull.sheerAt(x) - 0.16,
            to: (x) => hull.sheerAt(x) - 0.1,
          }),
          band(hull, s, lighten('#22272c', 0.1), { from: () => 0.2, to: () => 0.25 }),
        ]),
      ),
      part(
        layers.house,
        [
          ...structure({
            profile: cabin,
            breadth,
            side: coach,
            strips: [
              { colour: darken(coach, 0.2) },
              { colour: random.pick([frame, '#7d8a86', '#6d2f28', '#8f9aa0']) },
              { colour: coach },
            ],
          }),
          ...sidePieces,
          ...([-1, 1] as const).map((s) =>
            line(
              through(
                [aft, s * (breadth(0, top) - 0.02), top + 0.08],
                [fore, s * (breadth(0, top) - 0.02), top + 0.1],
              ),
              '#c9a24a',
              0.035,
            ),
          ),
          face(
            through(
              [aft - 0.012, -0.3, 0.7],
              [aft - 0.012, 0.3, 0.7],
              [aft - 0.012, 0.28, 1.7],
              [aft - 0.012, -0.28, 1.7],
            ),
            frame,
            { outward: [-1, 0, 0] },
          ),
        ],
        { at: [8, 0, 1] },
      ),
      ...sternDeck(stern, k, livery),
      part(layers.upper, roofGear, { at: [8, 0, 2] }),
      part(
        layers.house + 1,
        structure({
          profile: cratch,
          breadth: (x, z) =>
            Math.max(0.06, 0.95 * k - Math.max(0, x - fore) * 0.45 * k - Math.max(0, z - 0.8) * 0.4),
          side: livery.canvas,
          strips: { colour: livery.canvas },
        }),
        { at: [15, 0, 1] },
      ),
      part(
        layers.house + 2,
        [
          // Swan-neck tiller and brass extension.
          tube(trace('0.08 0 0.7, 0.1 0 1.1, 0.28 0 1.36, 0.55 0 1.42'), 0.045, '#20242a'),
          tube(trace('0.55 0 1.42, 1.25 0 1.47'), 0.03, '#d9b45a', true),
          line(trace('0.03 0 0.4, 0.08 0 1.0'), '#20242a', 0.1),
          ...sample(3, (t) =>
            line(
              through([0.1, 0, 0.75 + t * 0.28], [0.2, 0, 0.82 + t * 0.28]),
              t % 0.66 ? '#f0eee6' : '#c23b2a',
              0.06,
            ),
          ),
        ],
        { at: [0.4, 0, 1] },
      ),
      part(layers.front, [
        // Rope fender at the stem and button fender aft.
        tube(through([length + 0.04, 0, 0.72], [length + 0.02, 0, 0.36]), [0.13, 0.1], '#cfc4a6'),
        tube(trace('-0.08 0 0.5, -0.1 0 0.3'), 0.12, '#cfc4a6'),
      ]),
      state === 'underway' &&
        crew(
          [
            {
              at: [1.15, 0.12, 0.42],
              posture: 'standing',
              jacket: livery.jackets[0]!,
              hat: random.chance(0.7) ? '#2b3238' : undefined,
            },
          ],
          layers.house + 2,
        ),
      part(layers.well, [
        face(
          sample(12, (t): Vec => [0.75 + Math.cos(t * 6.28) * 0.62, Math.sin(t * 6.28) * 0.55, 0.8]),
          '#4a443c',
          { outward: [0, 0, 1] },
        ),
      ]),
    ),
    hulls: [hull],
    length,
    beam: 2.08 * k,
    draught: 0.6,
    height: 2.5,
    motion: 'steaming',
    pose: {},
  };
};
