import { lighten } from '../colour.ts';
import { face, layers, line, part, tube } from '../space/model.ts';
import { corners, outline, through, trace } from '../space/points.ts';
import type { Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { ensign } from './parts/ensign.ts';
import { onSide, type ProfilePoint, paneOnSpan, structure } from './parts/house.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { bench, box, fenders, outboardMotor } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';
import { railAlong } from './parts/rails.ts';

const sides = [-1, 1] as const;

/** A river cruiser of about 25 feet: cabin forward, sheltered cockpit, outboard. */
export const canalCruiser: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const hull = createHull({
    length: 7.6,
    beam: 2.1,
    sheer: [0.86, 0.84, 1.1],
    lowAt: 0.2,
    stem: { rake: 0.75 },
    transom: { rake: 0.03, width: 0.94 },
    fullness: 3.4,
    flare: [0.94, 0.6],
    depth: 0.35,
  });
  const deck = hull.sheerAt;
  const half = (x: number, z: number) =>
    Math.max(0.15, Math.min(0.92, hull.halfAt(x) - 0.13) - Math.max(0, z - 0.9) * 0.12);
  const cabin: ProfilePoint[] = corners(
    [3.1, 0.84],
    [3.05, 1.62],
    [5.6, 1.58],
    [6.6, deck(6.6) + 0.06],
    [6.7, deck(6.7)],
  );
  const canopy = random.chance(0.5);
  const cover = random.pick([livery.canvas, lighten(livery.canvas, 0.1)]);
  const hood: ProfilePoint[] = outline('0.35 1.1, 0.3 1.95, 2.75 2.12, 3.45 1.6');
  const window = (x0: number, x1: number, s: number) =>
    onSide(corners([x0, 1.12], [x0, 1.44], [x1, 1.44], [x1, 1.12]), half, s, livery.glass, {
      finish: 'glass',
      edge: { colour: '#d9dfe3', width: 0.03 },
    });
  return {
    model: fitted(
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: livery.bottom,
        boot: livery.boot,
        rail: livery.accent,
        deck: livery.deck,
      }),
      sides.map((s) =>
        part(layers.shell + 3, [
          band(hull, s, livery.accent, { from: (x) => deck(x) - 0.34, to: (x) => deck(x) - 0.24 }),
        ]),
      ),
      part(layers.well, [
        face(trace('0.3 -0.78 0.86, 3.0 -0.8 0.86, 3.0 0.8 0.86, 0.3 0.78 0.86'), '#a48a66', {
          outward: [0, 0, 1],
        }),
        ...bench(0.5, 0.75, 1.0, livery.canvas),
        ...box([2.5, 2.9], 0.35, [0.6, 1.3], '#e9e6dc'),
      ]),
      part(
        layers.house,
        [
          ...structure({
            profile: cabin,
            breadth: half,
            side: livery.house,
            strips: [
              { colour: '#7a5a3a' },
              { colour: livery.roof },
              { colour: livery.house },
              { colour: livery.house },
            ],
          }),
          ...sides.flatMap((s) => [window(3.3, 4.2, s), window(4.4, 5.2, s)]),
          paneOnSpan(cabin[1]!, cabin[2]!, half, [0.36, 0.64], [0.5, 0.75], livery.glass, {
            finish: 'glass',
          }),
        ],
        { at: [4.6, 0, 1.2] },
      ),
      part(
        layers.house + 2,
        [
          ...sides.map((s) =>
            onSide(outline('2.75 1.62, 2.7 2.1, 2.85 2.12, 3.6 1.6'), half, s, '#39505f', {
              finish: 'glass',
              opacity: 0.8,
              edge: { colour: '#e3e6e7', width: 0.03 },
            }),
          ),
          paneOnSpan([2.82, 2.12], [3.6, 1.6], half, [0, 1], [0, 1], '#39505f', {
            finish: 'glass',
            opacity: 0.8,
            edge: { colour: '#e3e6e7', width: 0.03 },
          }),
        ],
        { at: [3.1, 0, 1.8] },
      ),
      canopy &&
        part(
          layers.house + 3,
          [
            ...structure({
              profile: hood,
              breadth: (_, z) => 0.9 - Math.max(0, z - 1.1) * 0.1,
              side: cover,
              strips: [{ colour: cover }, { colour: lighten(cover, 0.06) }, null],
            }),
            ...sides.map((s) =>
              onSide(
                outline('0.6 1.3, 0.58 1.82, 1.6 1.9, 1.6 1.3'),
                (_, z) => 0.9 - Math.max(0, z - 1.1) * 0.1,
                s,
                '#8fa9b8',
                { finish: 'glass', opacity: 0.7 },
              ),
            ),
            ...sides.map((s) =>
              onSide(
                outline('1.75 1.3, 1.75 1.9, 2.7 1.98, 3.0 1.5'),
                (_, z) => 0.9 - Math.max(0, z - 1.1) * 0.1,
                s,
                '#8fa9b8',
                { finish: 'glass', opacity: 0.7 },
              ),
            ),
          ],
          { at: [1.6, 0, 1.5] },
        ),
      fit.engine !== 'inboard' &&
        part(
          layers.shell - 1,
          outboardMotor([-0.12, 0, 0.72], 0.8, fit.cowl ?? random.pick(['#20262c', '#2b3640', '#e9ebea'])),
          { at: [-0.2, 0, 0.7] },
        ),
      railAlong((x, s) => hull.deck(x, s, 0.08), {
        from: 5.3,
        to: 7.45,
        height: 0.45,
        spacing: 0.75,
        wires: 1,
        bar: 0.035,
      }),
      part(
        layers.upper,
        [
          tube(trace('4.6 0.3 1.6, 4.6 0.3 1.66'), [0.22, 0.22], '#f0eee6'),
          tube(trace('3.9 -0.35 1.66, 5.2 -0.3 1.62'), 0.03, '#a9713a'),
        ],
        { at: [4.6, 0, 1.7] },
      ),
      !canopy &&
        state === 'underway' &&
        crew([
          { at: [2.0, 0.25, 0.62], posture: 'helming', jacket: livery.jackets[0]! },
          { at: [1.0, -0.3, 1.0] as Vec, posture: 'sitting', jacket: livery.jackets[1]! },
        ]),
      state === 'moored' && sides.map((s) => fenders(hull, [1.6, 3.6, 5.4], s, '#1d3f5c', 0.09)),
      part(layers.front - 2, [
        line(through([7.3, 0, deck(7.4) + 0.45], [7.62, 0, deck(7.5) + 0.45]), livery.steel, 0.03),
      ]),
      ensign([0.1, 0.5, 0.86], 0.6),
    ),
    hulls: [hull],
    length: 7.6,
    beam: 2.1,
    draught: 0.5,
    height: 2.3,
    motion: 'steaming',
    pose: {},
  };
};
