import { darken } from '../colour.ts';
import { face, layers, line, part, tube } from '../space/model.ts';
import { moved } from '../space/moved.ts';
import { corners, outline, through, trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { onSide, type ProfilePoint, paneOnSpan, structure } from './parts/house.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { sternGear } from './parts/keels.ts';
import { box, radome } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';
import { railAlong } from './parts/rails.ts';

const sides = [-1, 1] as const;

/** A harbour workboat: push knees, tyre fendering, open deck and a knuckle crane. */
export const workboat: BoatBuilder = ({ livery, state, fit = {} }) => {
  const hull = createHull({
    length: 13.6,
    beam: 4.6,
    sheer: [1.15, 1.1, 2.15],
    lowAt: 0.35,
    stem: { rake: 0.7, shape: 0.8 },
    transom: { rake: 0.05, width: 0.92 },
    widestAt: 0.48,
    fullness: fit.ramp ? 11 : 4,
    flare: [0.97, 0.75],
    depth: 1,
  });
  const half = (_: number, z: number) => 1.55 - Math.max(0, z - 1.3) * 0.05;
  const cabin: ProfilePoint[] = outline('6.6 1.1, 6.6 2.4, 11.3 2.5, 11.8 1.7');
  const bridgeHalf = (_: number, z: number) => 1.3 - Math.max(0, z - 2.4) * 0.04;
  const bridge: ProfilePoint[] = outline('7.3 2.4, 7.2 4.3, 9.6 4.4, 10.1 2.5');
  const orange = '#e0762f';
  const tyre = (x: number, s: number) => [
    face(
      sample(12, (t) =>
        hull.onSide(x + Math.cos(t * 6.283) * 0.38, hull.sheerAt(x) - 0.55 + Math.sin(t * 6.283) * 0.38, s),
      ),
      '#1b1e21',
      { outward: [0, s, 0] },
    ),
    face(
      sample(12, (t) =>
        hull.onSide(x + Math.cos(t * 6.283) * 0.18, hull.sheerAt(x) - 0.55 + Math.sin(t * 6.283) * 0.18, s),
      ),
      darken(livery.hull, 0.25),
      { outward: [0, s, 0] },
    ),
  ];
  const paint = {
    topsides: livery.hull,
    bottom: livery.bottom,
    boot: livery.boot,
    rail: '#23282c',
    deck: '#7c8a86',
  };
  const twins = sides.map((side) =>
    createHull({
      length: 13.2,
      beam: 1.7,
      sheer: [1.15, 1.2, 1.9],
      lowAt: 0.2,
      stem: { rake: 0.5, shape: 0.9 },
      transom: { rake: 0.05, width: 0.9 },
      fullness: 2.6,
      flare: [0.9, 0.6],
      depth: 0.9,
      offset: side * 1.65,
    }),
  );
  // The wheelhouse of a landing craft is right aft, with a clear deck in front of it.
  const aft: Vec = [fit.ramp ? -5.6 : 0, 0, 0];
  return {
    model: fitted(
      sternGear(hull, livery.bottom),
      fit.twinHulls
        ? [
            ...twins.flatMap((h, i) => hullGroups(h, paint, sides[i])),
            part(-6, box([0.4, 12.2], 1.4, [0.7, 1.2], darken(livery.hull, 0.15), '#7c8a86')),
          ]
        : hullGroups(hull, paint),
      !fit.twinHulls &&
        sides.map((s) =>
          part(layers.shell + 3, [
            band(hull, s, '#23282c', {
              from: (x) => hull.sheerAt(x) - 0.34,
              to: (x) => hull.sheerAt(x) - 0.12,
            }),
            ...[1.6, 3.2, 4.8, 6.4, 8].flatMap((x) => tyre(x, s)),
          ]),
        ),
      !fit.ramp &&
        part(layers.well, [
          ...box([0.8, 2.4], 0.9, [1.1, 1.5], '#6c777c'),
          ...box([4.9, 6.0], 0.8, [1.1, 1.75], '#c9a23a'),
          tube(trace('1.1 -1.4 1.3, 1.1 1.4 1.3'), 0.22, '#8a8f92'),
        ]),
      moved(
        [
          part(
            layers.house,
            [
              ...structure({
                profile: cabin,
                breadth: half,
                side: livery.house,
                strips: [{ colour: livery.house }, { colour: '#cfd3d2' }, { colour: livery.house }],
              }),
              ...sides.flatMap((s) =>
                [7.5, 8.8, 10.1].map((x) =>
                  onSide(
                    corners([x - 0.24, 1.72], [x - 0.24, 2.12], [x + 0.24, 2.12], [x + 0.24, 1.72]),
                    half,
                    s,
                    livery.glass,
                    { finish: 'glass', edge: { colour: '#b9c0c4', width: 0.04 } },
                  ),
                ),
              ),
            ],
            { at: [9, 0, 1.8] },
          ),
          part(
            layers.house + 3,
            [
              ...structure({
                profile: bridge,
                breadth: bridgeHalf,
                side: livery.house,
                strips: [{ colour: livery.house }, { colour: '#cfd3d2' }, { colour: livery.house }],
              }),
              ...sides.flatMap((s) => [
                onSide(outline('7.45 3.3, 7.4 4.02, 8.35 4.04, 8.35 3.3'), bridgeHalf, s, livery.glass, {
                  finish: 'glass',
                }),
                onSide(outline('8.5 3.3, 8.5 4.04, 9.5 4.08, 9.72 3.3'), bridgeHalf, s, livery.glass, {
                  finish: 'glass',
                }),
                onSide(outline('7.3 3.0, 7.28 3.14, 9.85 3.14, 9.9 3.0'), bridgeHalf, s, livery.accent, {
                  tone: true,
                }),
              ]),
              ...[0.03, 0.35, 0.67].map((a) =>
                paneOnSpan(bridge[2]!, bridge[3]!, bridgeHalf, [a, a + 0.29], [0.14, 0.58], livery.glass, {
                  finish: 'glass',
                }),
              ),
              ...structure({
                profile: outline('6.9 4.3, 6.9 4.42, 10.0 4.54, 10.0 4.4'),
                breadth: () => 1.4,
                side: livery.accent,
                strips: { colour: '#dfe2e1' },
              }),
            ],
            { at: [8.6, 0, 3.2] },
          ),
          part(
            layers.upper,
            [
              tube(trace('7.9 0 4.5, 7.8 0 7.2'), [0.09, 0.06], '#ece6d6'),
              line(trace('7.85 -0.7 6.0, 7.85 0.7 6.0'), '#ece6d6', 0.06),
              ...radome([8.9, 0, 4.5], 0.36),
              tube(trace('7.1 0.9 2.4, 7.0 0.9 4.9'), 0.17, livery.accent),
            ],
            { at: [8, 0, 5] },
          ),
        ],
        aft,
      ),
      fit.crane !== false &&
        part(
          layers.house - 2,
          [
            // Knuckle-boom crane abaft the house.
            tube(trace('5.9 -0.9 1.3, 5.9 -0.9 2.9'), 0.2, orange),
            tube(trace('5.9 -0.9 2.8, 3.9 -0.9 4.6'), 0.14, orange),
            tube(trace('3.9 -0.9 4.6, 2.2 -0.9 3.9'), 0.1, orange),
            line(trace('2.2 -0.9 3.9, 2.2 -0.9 2.6'), '#2b3238', 0.03),
            line(trace('5.5 -0.9 2.4, 4.5 -0.9 3.8'), '#c9cfd3', 0.09),
          ],
          { at: [4, -0.9, 2] },
        ),
      !fit.ramp &&
        railAlong((x, s) => hull.deck(x, s, 0.15), {
          from: 9,
          to: 13.2,
          height: 0.6,
          spacing: 1,
          wires: 2,
          bar: 0.045,
          colour: '#ece6d6',
        }),
      fit.ramp &&
        part(layers.front - 2, [
          face(trace('13.5 -1.6 0.35, 13.5 1.6 0.35, 14.1 1.6 2.9, 14.1 -1.6 2.9'), '#aeb7bd', {
            edge: { colour: '#6f7b82', width: 0.08 },
          }),
          ...[-0.8, 0, 0.8].map((y) => line(through([13.56, y, 0.4], [14.12, y, 2.85]), '#7d888e', 0.08)),
          ...sides.map((side) =>
            line(through([14.05, side * 1.6, 2.7], [12.2, side * 1.9, 2.0]), '#5b666d', 0.06),
          ),
        ]),
      !fit.ramp &&
        !fit.twinHulls &&
        part(layers.front - 1, [
          ...[0.5, -0.5].map((y) => tube(through([13.5, y, 1.9], [13.35, y, 0.3]), 0.18, '#1b1e21')),
        ]),
      state === 'underway' &&
        crew([{ at: [3.6, 0.7, 1.1] as Vec, posture: 'standing', jacket: '#e0762f', hat: '#f0efe9' }]),
    ),
    hulls: fit.twinHulls ? twins : [hull],
    length: 13.6,
    beam: 4.6,
    draught: 1.5,
    height: 7.4,
    motion: 'steaming',
    pose: { pitch: 0.6, pivot: 5 },
  };
};
