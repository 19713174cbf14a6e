import { darken } from '../colour.ts';
import { face, layers, line, type Piece, part } from '../space/model.ts';
import { outline, through, trace } from '../space/points.ts';
import { sample } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { bermudanRig } from './parts/bermudan.ts';
import { ensign } from './parts/ensign.ts';
import { onSide, type ProfilePoint, paneOnSpan, structure } from './parts/house.ts';
import { hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { finKeel } from './parts/keels.ts';
import { bench, box, fenders, hullLights } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';
import { railAlong } from './parts/rails.ts';

const sides = [-1, 1] as const;

/** A cruising catamaran of about 42 feet. */
export const catamaran: BoatBuilder = ({ livery, state, random }) => {
  const hulls = sides.map((side) =>
    createHull({
      length: 12.8,
      beam: 1.75,
      sheer: [1.42, 1.55, 1.78],
      lowAt: 0.05,
      stem: { rake: 0.1 },
      transom: { rake: -1.5, width: 0.8 },
      widestAt: 0.4,
      fullness: 2.2,
      flare: [0.8, 0.6],
      depth: 0.6,
      offset: side * 2.65,
    }),
  );
  const deckAt = (x: number) => hulls[0]!.sheerAt(x);
  const houseHalf = (x: number, z: number) => 2.5 - Math.max(0, x - 6) * 0.26 - Math.max(0, z - 1.7) * 0.22;
  const house: ProfilePoint[] = outline('3.4 1.45, 3.3 3.05, 6.9 3.12, 8.5 2.3, 9.1 1.62');
  const windows = sides.flatMap((s): Piece[] => [
    onSide(outline('3.6 2.05, 3.55 2.82, 5.0 2.84, 5.0 2.02'), houseHalf, s, livery.glass, {
      finish: 'glass',
    }),
    onSide(outline('5.15 2.02, 5.15 2.84, 6.8 2.88, 8.15 2.22, 8.05 2.0'), houseHalf, s, livery.glass, {
      finish: 'glass',
    }),
  ]);
  const screen = [0.02, 0.27, 0.52, 0.77].map((a) =>
    paneOnSpan(house[2]!, house[3]!, houseHalf, [a, a + 0.21], [0.12, 0.92], livery.glass, {
      finish: 'glass',
    }),
  );
  const net = (x0: number, x1: number): Piece[] => [
    face(through([x0, -1.9, 1.5], [x1, -2.0, 1.55], [x1, 2.0, 1.55], [x0, 1.9, 1.5]), '#38444e', {
      opacity: 0.55,
    }),
    ...sample(6, (t) =>
      line(through([x0 + (x1 - x0) * t, -1.95, 1.53], [x0 + (x1 - x0) * t, 1.95, 1.53]), '#e9ecec', 0.012, {
        opacity: 0.35,
        tone: true,
      }),
    ),
  ];
  return {
    model: fitted(
      hulls.map((h) => finKeel(h, { x: 5.6, depth: 1.2, chord: 2.4, rudder: 0.6 }, livery.bottom)),
      hulls.flatMap((h, i) => [
        ...hullGroups(
          h,
          {
            topsides: livery.hull,
            bottom: livery.bottom,
            boot: livery.boot,
            stripe: livery.accent,
            rail: '#e3e6e6',
            deck: livery.deck,
          },
          sides[i]!,
        ),
        ...hullLights(h, [5.2, 7.6], [0.85, 0.17], 0.55, livery.glass, sides[i]!),
      ]),
      part(-6, [
        ...box([1.6, 9.2], 2.2, [0.85, 1.5], darken(livery.house, 0.08), livery.deck),
        ...net(9.2, 12.1),
        line(trace('12.1 -2.65 1.6, 12.1 2.65 1.6'), livery.spar, 0.16),
        line(trace('12.1 0 1.6, 9.2 0 1.5'), livery.deck, 0.3),
      ]),
      part(
        layers.house - 3,
        [...bench(1.75, 1.9, 1.95, livery.canvas), ...box([1.6, 3.4], 2.15, [1.5, 1.53], livery.teak)],
        { at: [2, 0, 2] },
      ),
      part(
        layers.house,
        [
          ...structure({
            profile: house,
            breadth: houseHalf,
            side: livery.house,
            strips: [
              { colour: livery.glass, finish: 'glass' },
              { colour: livery.roof },
              { colour: livery.house },
              { colour: livery.house },
            ],
          }),
          ...windows,
          ...screen,
        ],
        { at: [6, 0, 2.4] },
      ),
      part(
        layers.house + 5,
        [
          ...sides.map((s) => line(through([1.5, s * 2.1, 1.6], [1.4, s * 2.1, 3.05]), livery.spar, 0.09)),
          ...structure({
            profile: outline('0.9 3.02, 0.95 3.16, 6.9 3.24, 7.05 3.12'),
            breadth: (x) => 2.25 - Math.max(0, x - 5.5) * 0.25,
            side: livery.roof,
            strips: { colour: livery.roof },
          }),
        ],
        { at: [3, 0, 3.1] },
      ),
      railAlong((x, s) => [x, s * (2.65 + hulls[1]!.halfAt(x) - 0.1), deckAt(x)], {
        from: 1.9,
        to: 12.0,
        height: 0.62,
        spacing: 1.8,
      }),
      bermudanRig(
        {
          mast: {
            x: 7.1,
            foot: 3.1,
            top: 19.4,
            colour: livery.spar,
            radius: 0.12,
            spreaders: [0.4, 0.7],
            chainplates: [{ x: 6.0, half: 3.2, z: 1.6 }],
            rake: 0.3,
          },
          boom: { z: 3.95, end: 1.3, swing: 0.8 },
          main: { head: 19.2, roach: 0.7, square: 1.4, band: random.chance(0.3) ? livery.accent : undefined },
          forestay: { foot: [12.0, 0, 1.8], head: 17 },
          jib: { clew: [6.4, -1.4, 3.6], foot: 0.4 },
        },
        livery,
        state,
      ),
      state === 'underway' &&
        crew(
          [
            { at: [2.5, 1.7, 1.7], posture: 'helming', jacket: livery.jackets[0]! },
            { at: [2.2, -0.6, 1.95], posture: 'sitting', jacket: livery.jackets[1]! },
          ],
          layers.house - 2,
        ),
      state === 'moored' && sides.map((s, i) => fenders(hulls[i]!, [3, 6, 9], s, livery.canvas)),
      ensign([0.9, 0.9, 1.6], 1.05),
    ),
    hulls,
    length: 12.8,
    beam: 7.05,
    draught: 1.2,
    height: 19.9,
    motion: 'sailing',
    pose: { heel: -2, pivot: 6 },
  };
};
