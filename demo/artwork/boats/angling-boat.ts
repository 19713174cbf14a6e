import { layers, line, part, tube } from '../space/model.ts';
import { corners, outline, through } from '../space/points.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { ensign } from './parts/ensign.ts';
import { onSide, type ProfilePoint, paneOnSpan, structure } from './parts/house.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { anchor, bench, box, fenders, outboardMotor, radome } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';
import { railAlong } from './parts/rails.ts';

const sides = [-1, 1] as const;

/** A pilothouse boat of about 22 feet for anglers and families: cabin forward, clear cockpit aft, rods in the roof rack. */
export const anglingBoat: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const hull = createHull({
    length: 6.8,
    beam: 2.5,
    sheer: [0.92, 0.94, 1.36],
    lowAt: 0.1,
    stem: { rake: 0.95, shape: 1.05 },
    transom: { rake: 0.04, width: 0.93 },
    widestAt: 0.4,
    fullness: 2.7,
    flare: [0.9, 0.4],
    depth: 0.5,
    chine: true,
  });
  const deck = hull.sheerAt;
  const outboards = fit.engine === 'inboard' ? 0 : (fit.outboards ?? 1);
  const cowl = fit.cowl ?? random.pick(['#23292f', '#e9ebea', '#5a6b7a']);
  const half = (x: number, z: number) =>
    Math.max(0.12, Math.min(0.92, hull.halfAt(x) - 0.2) - Math.max(0, z - 1.1) * 0.1);
  const house: ProfilePoint[] = corners(
    [2.7, 0.95],
    [2.62, 2.36],
    [4.3, 2.44],
    [4.85, 1.62],
    [6.1, deck(6.1) + 0.03],
  );
  const glass = { finish: 'glass' } as const;
  return {
    model: fitted(
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: livery.bottom,
        boot: livery.boot,
        rail: '#e3e6e7',
        deck: livery.deck,
      }),
      sides.map((s) =>
        part(layers.shell + 3, [
          band(
            hull,
            s,
            livery.accent,
            { from: (x) => deck(x) - 0.3, to: (x) => deck(x) - 0.2 },
            [0.02, 0.96],
          ),
        ]),
      ),
      part(layers.well, [
        ...box([0.35, 2.65], 0.95, [0.5, 0.53], '#b7b3a6'),
        ...bench(0.5, 0.85, 0.8, livery.canvas),
        ...(outboards ? [] : box([1.25, 2.1], 0.5, [0.5, 0.92], '#e9e6dc')),
      ]),
      part(
        layers.house,
        [
          ...structure({
            profile: house,
            breadth: half,
            side: livery.house,
            strips: [
              { colour: livery.house },
              { colour: livery.roof },
              { colour: livery.house },
              { colour: livery.roof },
            ],
          }),
          ...sides.flatMap((s) => [
            onSide(outline('2.85 1.62, 2.8 2.22, 3.55 2.26, 3.58 1.6'), half, s, livery.glass, glass),
            onSide(outline('3.72 1.6, 3.7 2.27, 4.26 2.3, 4.7 1.64'), half, s, livery.glass, glass),
            onSide(outline('5.0 1.3, 5.0 1.44, 5.6 1.42, 5.7 1.32'), half, s, livery.glass, glass),
          ]),
          ...[0.03, 0.36, 0.69].map((a) =>
            paneOnSpan(house[2]!, house[3]!, half, [a, a + 0.28], [0.1, 0.92], livery.glass, glass),
          ),
          paneOnSpan(house[0]!, house[1]!, half, [0.3, 0.72], [0.06, 0.86], livery.glass, glass),
        ],
        { at: [4, 0, 1.6] },
      ),
      part(
        layers.house + 3,
        [
          ...structure({
            profile: outline('2.0 2.36, 2.0 2.44, 4.4 2.54, 4.45 2.44'),
            breadth: () => 0.95,
            side: livery.roof,
            strips: { colour: livery.roof },
          }),
          ...sides.map((s) =>
            line(through([2.1, s * 0.88, 2.4], [2.02, s * 0.95, 1.0]), livery.steel, 0.045),
          ),
          // Rods stand in the rack on the after edge of the roof.
          ...[-0.6, -0.2, 0.2, 0.6].map((y, i) =>
            line(through([2.15, y, 2.1], [1.75 - i * 0.3, y * 1.2, 3.7]), '#3a434b', 0.014),
          ),
          ...radome([3.6, 0, 2.5], 0.22),
          line(through([2.9, 0.6, 2.5], [2.7, 0.6, 4.0]), '#eef1f2', 0.02),
        ],
        { at: [3, 0, 2.4] },
      ),
      railAlong((x, s) => hull.deck(x, s, 0.08), {
        from: 4.2,
        to: 6.65,
        height: 0.5,
        spacing: 0.8,
        wires: 1,
        bar: 0.035,
      }),
      anchor(hull),
      outboards > 0 &&
        part(
          layers.shell + 5,
          (outboards === 2 ? [-0.38, 0.38] : [0]).flatMap((y) => outboardMotor([-0.16, y, 0.8], 1.05, cowl)),
          { at: [-0.3, 0, 0.8] },
        ),
      state === 'underway' &&
        crew([{ at: [1.9, 0.35, 0.55], posture: 'standing', jacket: livery.jackets[0]! }]),
      state === 'moored' && sides.map((s) => fenders(hull, [1.4, 3.2, 4.8], s, livery.canvas, 0.1)),
      part(layers.upper, [tube(through([0.4, -0.9, 0.95], [0.35, -0.9, 1.2]), 0.05, '#d98c2b')]),
      ensign([0.1, 0.4, 0.92], 0.55),
    ),
    hulls: [hull],
    length: 6.8,
    beam: 2.5,
    draught: 0.6,
    height: 3.9,
    motion: 'planing',
    pose: { pitch: 4, rise: 0.1, pivot: 1.8 },
  };
};
