import { darken } from '../colour.ts';
import { layers, line, type Piece, part } from '../space/model.ts';
import { outline, through } from '../space/points.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { bermudanRig } from './parts/bermudan.ts';
import { ensign } from './parts/ensign.ts';
import { onSide, type ProfilePoint, paneOnSpan, structure } from './parts/house.ts';
import { hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { bench, box, fenders, hullLights, radome } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';
import { railAlong } from './parts/rails.ts';

const sides = [-1, 1] as const;

/** A sailing catamaran of about 75 feet with a flybridge. */
export const luxuryCat: BoatBuilder = ({ livery, state }) => {
  const offset = 3.3;
  const hulls = sides.map((side) =>
    createHull({
      length: 22.5,
      beam: 2.8,
      sheer: [2.1, 2.6, 3.2],
      lowAt: 0,
      stem: { rake: 0.3 },
      transom: { rake: -2.2, width: 0.86 },
      widestAt: 0.4,
      fullness: 2.3,
      flare: [0.82, 0.55],
      depth: 1,
      offset: side * offset,
    }),
  );
  const trim = livery.house;
  const half = (x: number, z: number) =>
    Math.max(0.3, 4.0 - Math.max(0, x - 12) * 0.24 - Math.max(0, z - 2.6) * 0.14);
  const saloon: ProfilePoint[] = outline('5.4 2.2, 5.2 5.2, 13.6 5.4, 16.6 3.5, 17.4 2.7');
  const glass = { finish: 'glass' } as const;
  const windows = sides.flatMap((s): Piece[] => [
    onSide(outline('5.8 3.3, 5.7 4.8, 9.2 4.9, 9.3 3.3'), half, s, livery.glass, glass),
    onSide(outline('9.5 3.3, 9.4 4.9, 13.4 5.05, 15.9 3.5, 15.6 3.3'), half, s, livery.glass, glass),
  ]);
  const flyHalf = (x: number) => 3.3 - Math.max(0, x - 10) * 0.24;
  const fly: ProfilePoint[] = outline('3.6 5.3, 3.5 6.1, 11.6 6.4, 13.4 5.4');
  return {
    model: fitted(
      hulls.flatMap((h, i) => [
        ...hullGroups(
          h,
          {
            topsides: livery.hull,
            bottom: livery.bottom,
            boot: livery.boot,
            stripe: livery.accent,
            rail: '#e3e6e6',
            deck: livery.teak,
          },
          sides[i]!,
        ),
        ...hullLights(h, [7, 10.4, 13.8], [1.2, 0.34], 1.0, livery.glass, sides[i]!),
      ]),
      part(-6, [
        ...box([2.6, 18.5], 2.6, [1.3, 2.4], darken(trim, 0.1), livery.teak),
        ...box([1.2, 3], 2.2, [0.5, 0.62], livery.teak),
      ]),
      part(
        layers.house - 3,
        [...bench(2.9, 2.2, 2.95, livery.canvas), ...box([17.4, 19], 1.8, [2.5, 2.95], livery.canvas)],
        { at: [3, 0, 2.6] },
      ),
      part(
        layers.house,
        [
          ...structure({
            profile: saloon,
            breadth: half,
            side: trim,
            strips: [
              { colour: livery.glass, finish: 'glass' },
              { colour: livery.roof },
              { colour: trim },
              { colour: trim },
            ],
          }),
          ...windows,
          ...[0.02, 0.27, 0.52, 0.77].map((a) =>
            paneOnSpan(saloon[2]!, saloon[3]!, half, [a, a + 0.21], [0.1, 0.94], livery.glass, glass),
          ),
        ],
        { at: [11, 0, 4] },
      ),
      part(
        layers.house + 4,
        [
          ...structure({
            profile: outline('2.4 5.2, 2.4 5.4, 13.6 5.6, 13.9 5.4'),
            breadth: (x) => 3.75 - Math.max(0, x - 11) * 0.3,
            side: trim,
            strips: { colour: livery.teak },
          }),
          ...sides.map((s) => line(through([3, s * 3.4, 2.6], [2.8, s * 3.4, 5.2]), trim, 0.2)),
        ],
        { at: [7, 0, 5.3] },
      ),
      part(
        layers.house + 6,
        [...bench(5, 2, 6.1, livery.canvas), ...box([9.6, 10.4], 1.3, [5.5, 6.5], trim)],
        { at: [7, 0, 6] },
      ),
      part(
        layers.house + 8,
        [
          ...structure({
            profile: fly,
            breadth: flyHalf,
            side: trim,
            strips: [{ colour: trim }, null, { colour: trim }],
          }),
          ...sides.map((s) =>
            onSide(outline('4 5.62, 4 5.72, 12 6.02, 12.4 5.88'), flyHalf, s, livery.accent, { tone: true }),
          ),
        ],
        { at: [8, 0, 5.8] },
      ),
      part(
        layers.upper,
        [
          ...sides.flatMap((s) => [
            line(through([5, s * 2.7, 6], [4.3, s * 2.6, 8.3]), trim, 0.4),
            line(through([10.6, s * 2.4, 6.3], [9.8, s * 2.3, 8.4]), trim, 0.14),
          ]),
        ],
        { at: [7, 0, 7] },
      ),
      part(
        layers.upper + 2,
        [
          ...structure({
            profile: outline('3.4 8.25, 3.5 8.5, 10.6 8.65, 11.1 8.45'),
            breadth: (x) => 2.9 - Math.max(0, x - 9) * 0.2,
            side: trim,
            strips: { colour: livery.roof },
          }),
          ...radome([6, 0, 8.6], 0.55),
        ],
        { at: [7, 0, 8.5] },
      ),
      bermudanRig(
        {
          mast: {
            x: 12.6,
            foot: 5.5,
            top: 33,
            colour: livery.spar,
            radius: 0.2,
            spreaders: [0.36, 0.68],
            chainplates: [{ x: 10.6, half: 4.4, z: 2.6 }],
            rake: 0.5,
          },
          boom: { z: 9.3, end: 3.2, swing: 1.4 },
          main: { head: 32.6, roach: 1.2, square: 2.2 },
          forestay: { foot: [20.8, 0, 3], head: 29.5 },
          jib: { clew: [11.6, -2.2, 6.6], foot: 0.7 },
        },
        livery,
        state,
      ),
      railAlong((x, s) => [x, s * (offset + hulls[1]!.halfAt(x) - 0.15), hulls[1]!.sheerAt(x)], {
        from: 3,
        to: 21.8,
        height: 0.95,
        spacing: 1.7,
        wires: 2,
        bar: 0.05,
      }),
      state === 'underway' &&
        crew(
          [
            { at: [8.8, 0.6, 5.6], posture: 'helming', jacket: livery.jackets[0]! },
            { at: [8.6, -0.8, 5.6], posture: 'standing', jacket: livery.jackets[1]! },
          ],
          layers.house + 7,
        ),
      state === 'moored' && sides.map((s, i) => fenders(hulls[i]!, [6, 10, 14], s, livery.canvas, 0.28)),
      ensign([1.3, 0, 2.6], 1.7),
    ),
    hulls,
    length: 22.5,
    beam: 9.4,
    draught: 1.4,
    height: 33.5,
    motion: 'sailing',
    pose: { heel: -2, pivot: 9 },
  };
};
