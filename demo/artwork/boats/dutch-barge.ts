import { darken, lighten } from '../colour.ts';
import { face, layers, line, type Piece, part, tube } from '../space/model.ts';
import { corners, outline, through, trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { ensign } from './parts/ensign.ts';
import { onSide, type ProfilePoint, paneOnSpan, roundOnSide, structure } from './parts/house.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { KEEL_LAYER } from './parts/keels.ts';
import { fenders } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';

const sides = [-1, 1] as const;

/** A Dutch barge with bluff ends, leeboards, wheelhouse and a mast in its tabernacle. */
export const dutchBarge: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const rigged = fit.masts !== 0;
  const hull = createHull({
    length: 19.5,
    beam: 4.2,
    sheer: [1.55, 0.86, 2.05],
    lowAt: 0.46,
    stem: { rake: 0.7, shape: 0.5 },
    transom: { rake: 0.7, width: 0.42 },
    widestAt: 0.5,
    fullness: 6,
    flare: [0.97, 0.86],
    depth: 0.9,
  });
  const deck = hull.sheerAt;
  const roofHalf = (_: number, z: number) => 1.5 - Math.max(0, z - 1) * 0.14;
  const hold: ProfilePoint[] = outline('6.6 0.9, 6.6 1.72, 15.2 1.78, 15.6 1.1');
  const houseHalf = (_: number, z: number) => 1.42 - Math.max(0, z - 1.2) * 0.07;
  const wheelhouse: ProfilePoint[] = outline('3.9 1.0, 3.75 3.05, 6.3 3.1, 6.55 1.5');
  const timber = random.pick(['#8a4c25', '#9a5d2e', '#7a4020']);
  const pane = (x0: number, x1: number, s: number) =>
    onSide(corners([x0, 2.05], [x0 - 0.03, 2.8], [x1 - 0.03, 2.8], [x1, 2.05]), houseHalf, s, livery.glass, {
      finish: 'glass',
    });
  const leeboard = (side: -1 | 1): Piece[] => {
    const y = side * 2.2;
    const fan: Vec[] = through(
      [11.7, y, 1.12],
      [11.3, y, 1.0],
      [9.2, y, 0.1],
      [9.0, y, 0.45],
      [9.35, y, 1.0],
      [10.2, y, 1.3],
      [11.4, y, 1.32],
    );
    return [
      face(fan, timber),
      line(through([11.5, y + side * 0.02, 1.2], [9.15, y + side * 0.02, 0.4]), darken(timber, 0.3), 0.03),
      line(through([11.5, y + side * 0.02, 1.2], [9.6, y + side * 0.02, 0.95]), darken(timber, 0.3), 0.03),
      line(through([9.2, y, 0.9], [7.8, side * 1.6, 1.5]), '#d8cfb4', 0.03),
    ];
  };
  const top = 9.6;
  return {
    model: fitted(
      part(KEEL_LAYER, [
        face(trace('-0.5 0 0.2, 0.5 0 0.2, 0.5 0 -0.9, -0.5 0 -0.9'), darken(livery.hull, 0.3)),
      ]),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: '#1d2125',
        boot: livery.boot,
        rail: lighten(livery.hull, 0.15),
        deck: '#7d7368',
      }),
      sides.map((s) =>
        part(layers.shell + 3, [
          band(hull, s, '#ece6d6', { from: (x) => deck(x) - 0.24, to: (x) => deck(x) - 0.1 }),
          band(hull, s, darken(livery.hull, 0.4), {
            from: (x) => deck(x) * 0.42,
            to: (x) => deck(x) * 0.42 + 0.08,
          }),
        ]),
      ),
      part(
        layers.house,
        [
          ...structure({
            profile: hold,
            breadth: roofHalf,
            side: livery.house === livery.hull ? '#e9e0cc' : '#efe8d8',
            strips: [
              { colour: '#efe8d8' },
              { colour: random.pick(['#8f9a92', '#a9433a', '#6f8a9a', '#b9ab8a']) },
              { colour: '#efe8d8' },
            ],
          }),
          ...sides.flatMap((s) =>
            [7.5, 8.9, 10.3, 11.7, 13.1, 14.4].flatMap((x) => [
              roundOnSide(x, 1.36, 0.2, roofHalf, s, '#c9a24a'),
              roundOnSide(x, 1.36, 0.15, roofHalf, s, livery.glass, { finish: 'glass' }),
            ]),
          ),
          paneOnSpan(hold[1]!, hold[2]!, roofHalf, [0.3, 0.7], [0.3, 0.42], livery.glass, {
            finish: 'glass',
          }),
          paneOnSpan(hold[1]!, hold[2]!, roofHalf, [0.3, 0.7], [0.6, 0.72], livery.glass, {
            finish: 'glass',
          }),
        ],
        { at: [11, 0, 1.4] },
      ),
      part(
        layers.house + 1,
        [
          ...structure({
            profile: wheelhouse,
            breadth: houseHalf,
            side: timber,
            strips: [{ colour: timber }, { colour: '#efe8d8' }, { colour: timber }],
          }),
          ...sides.flatMap((s) => [pane(4.1, 4.75, s), pane(4.9, 5.55, s), pane(5.7, 6.25, s)]),
          ...[0.04, 0.37, 0.7].map((a) =>
            paneOnSpan(wheelhouse[2]!, wheelhouse[3]!, houseHalf, [a, a + 0.26], [0.14, 0.62], livery.glass, {
              finish: 'glass',
            }),
          ),
          ...[0.08, 0.56].map((a) =>
            paneOnSpan(wheelhouse[0]!, wheelhouse[1]!, houseHalf, [a, a + 0.36], [0.5, 0.9], livery.glass, {
              finish: 'glass',
            }),
          ),
          ...structure({
            profile: outline('3.5 3.04, 3.5 3.16, 6.6 3.22, 6.6 3.08'),
            breadth: () => 1.5,
            side: '#efe8d8',
            strips: { colour: '#e6dfcd' },
          }),
        ],
        { at: [5, 0, 2] },
      ),
      part(
        layers.house - 1,
        structure({
          profile: corners([1.2, deck(1.2)], [1.3, deck(1.5) + 0.42], [3.7, 1.62], [3.8, 1.2]),
          breadth: (x) => Math.min(1.2, hull.halfAt(x) - 0.35),
          side: '#efe8d8',
          strips: { colour: '#cfc7b4' },
        }),
        { at: [2.4, 0, 1.4] },
      ),
      rigged && sides.map((s) => part(2, leeboard(s), { side: s, outside: true })),
      rigged &&
        part(
          layers.rig,
          [
            tube(through([15.9, 0, 1.2], [15.9, 0, top]), [0.13, 0.08], '#b9803f'),
            tube(trace('15.8 0 2.4, 8.4 0 3.0'), 0.09, '#b9803f'),
            line(through([15.9, 0, top - 0.3], [18.9, 0, 2.05]), '#5c6872', 0.025),
            ...sides.map((s) => line(through([15.9, 0, top - 0.4], [14.8, s * 1.9, 1.0]), '#5c6872', 0.02)),
            line(through([15.9, 0, top - 0.4], [8.6, 0, 3.05]), '#5c6872', 0.02),
            face(through([15.9, 0, top], [15.9, 0, top - 0.35], [14.9, 0.1, top - 0.15]), livery.accent),
          ],
          { at: [14, 0, 4] },
        ),
      part(
        layers.upper,
        [
          tube(trace('7.1 0.6 1.72, 7.1 0.6 2.45'), 0.09, '#20242a'),
          ...sample(4, (t) =>
            tube(
              through([12.4 + t * 1.6, -0.5, 1.76], [12.4 + t * 1.6, -0.5, 2.0]),
              0.14,
              t % 0.5 ? '#6f9a52' : '#b9543a',
            ),
          ),
          line(trace('9 -0.9 1.82, 12 -0.9 1.84'), '#c98b45', 0.07),
        ],
        { at: [9, 0, 2] },
      ),
      part(layers.front - 1, [tube(trace('19.4 0 1.5, 19.45 0 0.9'), 0.16, '#cfc4a6')]),
      state === 'underway' &&
        crew([{ at: [3.4, 0.6, 1.1], posture: 'standing', jacket: livery.jackets[0]! }], layers.house - 1),
      state === 'moored' && sides.map((s) => fenders(hull, [5, 8, 13, 16], s, '#1f2a33', 0.16)),
      ensign([0.3, 0, 1.5], 1.3),
    ),
    hulls: [hull],
    length: 19.5,
    beam: 4.2,
    draught: 1,
    height: rigged ? top : 3.4,
    motion: 'steaming',
    pose: {},
  };
};
