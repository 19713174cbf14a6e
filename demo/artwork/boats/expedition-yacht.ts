import { darken } from '../colour.ts';
import { face, layers, line, part, tube } from '../space/model.ts';
import { corners, outline, through, trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { ensign } from './parts/ensign.ts';
import { onSide, type ProfilePoint, paneOnSpan, roundOnSide, structure } from './parts/house.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { sternGear } from './parts/keels.ts';
import { box, hullLights } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';
import { railAlong } from './parts/rails.ts';

const sides = [-1, 1] as const;

/** A long-range explorer: plumb ice bow, house well forward, working deck with tender and crane. */
export const expeditionYacht: BoatBuilder = ({ livery, state }) => {
  const hull = createHull({
    length: 42,
    beam: 9,
    sheer: [2.6, 2.7, 6.4],
    lowAt: 0.3,
    stem: { rake: 1.0, shape: 0.8 },
    transom: { rake: 0.3, width: 0.9 },
    widestAt: 0.46,
    fullness: 3.4,
    flare: [0.96, 0.5],
    depth: 3,
  });
  const trim = livery.house;
  const half = (x: number, z: number) => 4.0 - Math.max(0, x - 33) * 0.24 - Math.max(0, z - 4) * 0.05;
  const lower: ProfilePoint[] = outline('16.5 2.7, 16.5 6.2, 35.5 6.5, 37 5.2');
  const upper: ProfilePoint[] = outline('19.5 6.3, 19.2 9.0, 33.2 9.2, 34.2 6.5');
  const bridge: ProfilePoint[] = outline('24.5 9.0, 24.2 11.5, 32.0 11.8, 33.0 10.4, 32.4 9.2');
  const glass = { finish: 'glass' } as const;
  const orange = '#d9772f';
  return {
    model: fitted(
      sternGear(hull, livery.bottom),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: livery.bottom,
        boot: livery.boot,
        rail: trim,
        deck: livery.teak,
      }),
      sides.map((s) =>
        part(layers.shell + 3, [
          band(
            hull,
            s,
            livery.accent,
            { from: (x) => hull.sheerAt(x) - 0.6, to: (x) => hull.sheerAt(x) - 0.34 },
            [0.01, 0.985],
          ),
          band(
            hull,
            s,
            darken(livery.hull, 0.4),
            { from: (x) => 1.1 + x * 0.012, to: (x) => 1.32 + x * 0.012 },
            [0.01, 0.97],
          ),
        ]),
      ),
      hullLights(hull, [18, 20.5, 23, 25.5, 28, 30.5, 33, 35.5], [0.32, 0.32], 1.6, livery.glass),
      part(layers.well, [
        ...box([1.5, 16], 3.9, [2.6, 2.64], livery.teak),
        ...box([11, 15], 1.5, [2.7, 4.3], '#c9cfd3', '#e3e6e7'),
      ]),
      part(
        layers.well,
        [
          // The tender on its chocks.
          tube(
            sample(8, (t): Vec => [4 + t * 6, 1.6, 3.6 + t ** 4 * 0.5]),
            0.42,
            '#4b565e',
          ),
          tube(
            sample(8, (t): Vec => [4 + t * 6, -0.2, 3.6 + t ** 4 * 0.5]),
            0.42,
            '#4b565e',
          ),
          ...structure({
            profile: outline('5.5 3.5, 5.7 4.7, 7.2 4.6, 7.8 3.6'),
            breadth: () => 0.6,
            side: '#e3e6e7',
            strips: { colour: '#e3e6e7' },
            centre: 0.7,
          }),
        ],
        { at: [7, 0.7, 3.6] },
      ),
      part(
        layers.house - 2,
        [
          tube(trace('15 -2.6 2.7, 15 -2.6 7.4'), 0.36, orange),
          tube(trace('15 -2.6 7.2, 5.2 -2.4 9.4'), 0.26, orange),
          line(trace('5.4 -2.4 9.3, 5.6 -1 5.0'), '#2b3238', 0.06),
        ],
        { at: [10, -2.6, 4] },
      ),
      part(
        layers.house,
        [
          ...structure({
            profile: lower,
            breadth: half,
            side: trim,
            strips: [{ colour: trim }, { colour: livery.roof }, { colour: trim }],
          }),
          ...sides.flatMap((s) =>
            sample(7, (t) =>
              onSide(
                corners(
                  [18 + t * 14.4, 4.2],
                  [18 + t * 14.4, 5.4],
                  [19.5 + t * 14.4, 5.4],
                  [19.5 + t * 14.4, 4.2],
                ),
                half,
                s,
                livery.glass,
                glass,
              ),
            ),
          ),
          paneOnSpan(lower[0]!, lower[1]!, half, [0.3, 0.7], [0.1, 0.8], livery.glass, glass),
          ...structure({
            profile: outline('13.5 6.16, 13.5 6.4, 35.6 6.7, 35.6 6.4'),
            breadth: (x) => 4.2 - Math.max(0, x - 32) * 0.3,
            side: trim,
            strips: { colour: livery.teak },
          }),
        ],
        { at: [26, 0, 4.5] },
      ),
      part(
        layers.house + 2,
        [
          ...structure({
            profile: upper,
            breadth: (x, z) => half(x, z) - 0.5,
            side: trim,
            strips: [{ colour: livery.glass, finish: 'glass' }, { colour: livery.roof }, { colour: trim }],
          }),
          ...sides.flatMap((s) => [
            onSide(
              outline('20.5 7.1, 20.3 8.3, 25 8.4, 25 7.1'),
              (x, z) => half(x, z) - 0.5,
              s,
              livery.glass,
              glass,
            ),
            ...[26.4, 28.2, 30, 31.8].map((x) =>
              roundOnSide(x, 7.75, 0.42, (a, z) => half(a, z) - 0.5, s, livery.glass, glass),
            ),
          ]),
          ...structure({
            profile: outline('16.5 8.95, 16.5 9.15, 33.4 9.4, 33.4 9.1'),
            breadth: () => 3.6,
            side: trim,
            strips: { colour: livery.teak },
          }),
        ],
        { at: [26, 0, 7.6] },
      ),
      part(
        layers.house + 4,
        [
          ...structure({
            profile: bridge,
            breadth: (_, z) => 3.3 - Math.max(0, z - 10) * 0.05,
            side: trim,
            strips: [
              { colour: trim },
              { colour: livery.roof },
              { colour: livery.glass, finish: 'glass' },
              { colour: trim },
            ],
          }),
          ...sides.map((s) =>
            onSide(
              outline('25.6 10.0, 25.4 11.1, 31.8 11.4, 32.6 10.4, 32.5 10.1'),
              () => 3.3,
              s,
              livery.glass,
              glass,
            ),
          ),
          ...structure({
            profile: outline('23.4 11.5, 23.4 11.75, 32.8 12.05, 32.8 11.75'),
            breadth: () => 3.5,
            side: trim,
            strips: { colour: livery.roof },
          }),
        ],
        { at: [28, 0, 10] },
      ),
      part(
        layers.upper,
        [
          ...structure({
            profile: outline('25.5 11.8, 25.1 15, 26.6 15, 28 11.9'),
            breadth: () => 0.7,
            side: livery.accent,
            strips: { colour: trim },
          }),
          tube(trace('26 0 15, 25.9 0 18.4'), [0.16, 0.1], trim),
          line(trace('26 -2 16.4, 26 2 16.4'), trim, 0.14),
          ...sides.map((s) => tube(through([29.4, s * 1.9, 12.2], [29.4, s * 1.9, 12.6]), 0.75, '#f7f8f6')),
          line(trace('26.2 -1.2 15.5, 26.2 1.2 15.5'), '#f7f8f6', 0.22),
          face(trace('25.9 0 18.2, 25.9 0 17.3, 24.2 0.2 17.7'), livery.accent),
        ],
        { at: [27, 0, 14] },
      ),
      railAlong((x, s) => hull.deck(x, s, 0.25), {
        from: 2,
        to: 16,
        height: 1.05,
        spacing: 1.8,
        wires: 3,
        bar: 0.07,
        colour: '#ece6d6',
      }),
      railAlong((x, s) => hull.deck(x, s, 0.3), {
        from: 36,
        to: 41.4,
        height: 0.9,
        spacing: 1.2,
        wires: 2,
        bar: 0.07,
        colour: '#ece6d6',
      }),
      state === 'underway' &&
        crew(
          [
            { at: [14.5, 2.9, 2.7], posture: 'standing', jacket: orange },
            { at: [18, 3, 9.2], posture: 'standing', jacket: '#f0efe9' },
          ],
          layers.house + 3,
        ),
      ensign([-0.1, 0, 2.7], 2.4),
    ),
    hulls: [hull],
    length: 42,
    beam: 9,
    draught: 3.6,
    height: 18.4,
    motion: 'steaming',
    pose: {},
  };
};
