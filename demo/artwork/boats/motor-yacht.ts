import { layers, line, part } from '../space/model.ts';
import { corners, outline, through } from '../space/points.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { ensign } from './parts/ensign.ts';
import { onSide, type ProfilePoint, paneOnSpan, structure } from './parts/house.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { sternGear } from './parts/keels.ts';
import { anchor, bench, box, fenders, hullLights, radome, swimPlatform } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';
import { railAlong } from './parts/rails.ts';

const sides = [-1, 1] as const;

/** A flybridge motor yacht of about 62 feet with a hardtop. */
export const motorYacht: BoatBuilder = ({ livery, state, random }) => {
  const hull = createHull({
    length: 19,
    beam: 5.1,
    sheer: [1.75, 1.85, 2.85],
    lowAt: 0.08,
    stem: { rake: 2.4, shape: 1.15 },
    transom: { rake: 0.05, width: 0.94 },
    widestAt: 0.4,
    fullness: 2.6,
    flare: [0.9, 0.32],
    depth: 1.1,
    chine: true,
  });
  const deck = hull.sheerAt;
  const half = (x: number, z: number) =>
    Math.max(0.2, Math.min(2.15, hull.halfAt(x) - 0.42) - Math.max(0, z - 2.4) * 0.12);
  const main: ProfilePoint[] = corners(
    [4.4, 1.7],
    [4.2, 4.35],
    [10.2, 4.5],
    [13.6, 3.0],
    [16.6, deck(16.6) + 0.05],
  );
  const flyHalf = (x: number, z: number) => 1.98 - Math.max(0, x - 8.4) * 0.16 - Math.max(0, z - 4.4) * 0.08;
  const fly: ProfilePoint[] = outline('2.2 4.32, 2.1 5.0, 5 5.12, 8.9 5.35, 10.4 4.5');
  const hardtop = random.chance(0.7);
  return {
    model: fitted(
      sternGear(hull, livery.bottom),
      swimPlatform(1.3, 2.2, 0.5, livery.teak),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: livery.bottom,
        boot: livery.boot,
        rail: '#e3e6e7',
        deck: livery.teak,
      }),
      sides.map((s) =>
        part(layers.shell + 3, [
          band(
            hull,
            s,
            livery.accent,
            { from: (x) => deck(x) - 0.34, to: (x) => deck(x) - 0.26 },
            [0.02, 0.97],
          ),
        ]),
      ),
      hullLights(hull, [7.2, 9.3, 11.2], [0.85, 0.3], 0.95, livery.glass),
      hullLights(hull, [13.4, 14.7], [0.42, 0.14], 0.85, livery.glass),
      part(layers.well, [
        ...box([0.5, 4.4], 2.1, [1.55, 1.6], livery.teak),
        ...bench(0.7, 1.7, 2.05, livery.canvas),
      ]),
      part(
        layers.house,
        [
          ...structure({
            profile: main,
            breadth: half,
            side: livery.house,
            strips: [
              { colour: livery.glass, finish: 'glass' },
              { colour: livery.roof },
              { colour: livery.house },
              { colour: livery.roof },
            ],
          }),
          ...sides.flatMap((s) => [
            onSide(outline('4.7 2.9, 4.6 4.05, 7.2 4.12, 7.35 2.86'), half, s, livery.glass, {
              finish: 'glass',
            }),
            onSide(outline('7.5 2.86, 7.35 4.12, 10.05 4.2, 12.9 2.98, 12.5 2.82'), half, s, livery.glass, {
              finish: 'glass',
            }),
          ]),
          ...[0.02, 0.35, 0.68].map((a) =>
            paneOnSpan(main[2]!, main[3]!, half, [a, a + 0.3], [0.1, 0.94], livery.glass, {
              finish: 'glass',
            }),
          ),
        ],
        { at: [9, 0, 3] },
      ),
      part(
        layers.house + 5,
        [
          ...structure({
            profile: outline('1.6 4.2, 1.6 4.36, 10.2 4.52, 10.3 4.4'),
            breadth: (x) => (x < 4.4 ? 2.05 : half(x, 4.2) + 0.04),
            side: livery.roof,
            strips: { colour: livery.roof },
          }),
          ...sides.map((s) => line(through([2.0, s * 1.95, 4.2], [1.8, s * 2.05, 2.0]), livery.steel, 0.09)),
        ],
        { at: [5, 0, 4.3] },
      ),
      part(
        layers.house + 7,
        [...bench(3, 1.5, 4.95, livery.canvas), ...box([6.9, 7.5], 0.9, [4.5, 5.35], '#e9e6dc')],
        { at: [5, 0, 4.9] },
      ),
      part(
        layers.house + 9,
        [
          ...structure({
            profile: fly,
            breadth: flyHalf,
            side: livery.house,
            strips: [{ colour: livery.house }, null, null, { colour: livery.house }],
          }),
          ...sides.map((s) =>
            onSide(outline('2.4 4.68, 2.4 4.75, 9.4 5.0, 9.7 4.88'), flyHalf, s, livery.accent, {
              tone: true,
            }),
          ),
          ...sides.map((s) =>
            onSide(outline('7.2 5.28, 7.7 5.62, 8.5 5.66, 9.0 5.3'), flyHalf, s, livery.glass, {
              finish: 'glass',
              opacity: 0.8,
            }),
          ),
          paneOnSpan([8.45, 5.66], [9.0, 5.3], flyHalf, [0.02, 0.98], [0, 1], livery.glass, {
            finish: 'glass',
            opacity: 0.8,
          }),
        ],
        { at: [6, 0, 5] },
      ),
      hardtop && [
        part(
          layers.upper,
          sides.flatMap((s) => [
            line(through([4.0, s * 1.7, 5.0], [3.4, s * 1.6, 6.7]), livery.house, 0.34),
            line(through([7.9, s * 1.6, 5.4], [7.2, s * 1.5, 6.75]), livery.house, 0.1),
          ]),
          { at: [5, 0, 6] },
        ),
        part(
          layers.upper + 2,
          structure({
            profile: outline('2.6 6.66, 2.7 6.82, 7.8 6.95, 8.1 6.82'),
            breadth: (x) => 1.75 - Math.max(0, x - 6.5) * 0.2,
            side: livery.roof,
            strips: { colour: livery.roof },
          }),
          { at: [5, 0, 6.8] },
        ),
      ],
      part(
        layers.upper + 4,
        [
          ...radome([4.2, 0, hardtop ? 6.9 : 5.9], 0.42),
          line(through([3.4, 0.9, hardtop ? 6.8 : 5.1], [3.0, 0.9, 9.3]), '#eef1f2', 0.04),
          line(through([3.4, -0.9, hardtop ? 6.8 : 5.1], [3.0, -0.9, 9.0]), '#eef1f2', 0.04),
          line(through([4.6, 0, hardtop ? 6.9 : 5], [4.5, 0, 8.1]), livery.house, 0.09),
        ],
        { at: [4, 0, 7] },
      ),
      railAlong((x, s) => hull.deck(x, s, 0.12), {
        from: 5,
        to: 18.6,
        height: 0.85,
        spacing: 1.35,
        wires: 2,
        bar: 0.045,
      }),
      anchor(hull),
      state === 'underway' &&
        crew(
          [
            { at: [6.4, 0.4, 4.2], posture: 'helming', jacket: livery.jackets[0]! },
            { at: [6.2, -0.6, 4.2], posture: 'standing', jacket: livery.jackets[1]! },
          ],
          layers.house + 8,
        ),
      state === 'moored' && sides.map((s) => fenders(hull, [3, 6.5, 10, 13], s, livery.canvas, 0.24)),
      ensign([-0.1, 0, 1.7], 1.5),
    ),
    hulls: [hull],
    length: 19,
    beam: 5.1,
    draught: 1.5,
    height: 9.3,
    motion: 'planing',
    pose: { pitch: 2.4, rise: 0.12, pivot: 6 },
  };
};
