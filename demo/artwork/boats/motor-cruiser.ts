import { layers, line, part } from '../space/model.ts';
import { corners, outline, through } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { ensign } from './parts/ensign.ts';
import { onSide, type ProfilePoint, paneOnSpan, structure } from './parts/house.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { sternGear } from './parts/keels.ts';
import {
  anchor,
  bench,
  box,
  fenders,
  hullLights,
  radarArch,
  radome,
  swimPlatform,
} from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';
import { guardRails, railAlong } from './parts/rails.ts';

const sides = [-1, 1] as const;

/** A cruiser of about 36 feet, with a flybridge or with a plain coupé roof. */
export const motorCruiser: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const flybridge = fit.flybridge ?? true;
  const hull = createHull({
    length: 11,
    beam: 3.7,
    sheer: [1.2, 1.22, 1.95],
    lowAt: 0.12,
    stem: { rake: 1.55, shape: 1.15 },
    transom: { rake: 0.08, width: 0.93 },
    widestAt: 0.4,
    fullness: 2.7,
    flare: [0.9, 0.32],
    depth: 0.75,
    chine: true,
  });
  const bimini = random.chance(0.4);
  const deckZ = hull.sheerAt;
  const saloonHalf = (x: number) => Math.min(1.5, hull.halfAt(x) - 0.3);
  const breadth = (x: number, z: number) => Math.max(0.15, saloonHalf(x) - Math.max(0, z - 1.6) * 0.12);
  const saloon: ProfilePoint[] = corners(
    [2.5, 1.15],
    [2.35, 3.02],
    [5.9, 3.1],
    [7.55, 2.12],
    [9.7, deckZ(9.7) + 0.03],
  );
  const flyBreadth = (x: number, z: number) =>
    1.38 - Math.max(0, x - 4.6) * 0.22 - Math.max(0, z - 3.1) * 0.1;
  const fly: ProfilePoint[] = outline('0.9 3.08, 0.85 3.5, 2.2 3.62, 4.9 3.86, 5.95 3.1');
  const overhang = (x: number) => (x < 2.5 ? 1.42 : breadth(x, 3.0));
  const windows = sides.flatMap((s) => [
    onSide(outline('2.75 2.1, 2.72 2.82, 4.35 2.86, 4.35 2.02'), breadth, s, livery.glass, {
      finish: 'glass',
    }),
    onSide(outline('4.5 2.02, 4.5 2.86, 5.75 2.9, 7.15 2.08, 6.9 2.0'), breadth, s, livery.glass, {
      finish: 'glass',
    }),
  ]);
  const screen = [0.02, 0.35, 0.68].map((a) =>
    paneOnSpan(saloon[2]!, saloon[3]!, breadth, [a, a + 0.29], [0.1, 0.94], livery.glass, {
      finish: 'glass',
    }),
  );
  const sweep = sides.map((s) =>
    part(layers.shell + 3, [
      band(
        hull,
        s,
        livery.accent,
        { from: (x) => deckZ(x) * 0.5 + x * 0.012, to: (x) => deckZ(x) * 0.58 + x * 0.014 },
        [0.02, 0.93],
      ),
    ]),
  );
  return {
    model: fitted(
      sternGear(hull, livery.bottom),
      swimPlatform(0.75, 1.55, 0.42, livery.teak),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: livery.bottom,
        boot: livery.boot,
        rail: '#dfe3e5',
        deck: livery.deck,
      }),
      sweep,
      hullLights(hull, [6.1, 7.4, 8.5], [0.42, 0.13], 0.62, livery.glass),
      part(layers.well, [
        ...box([0.3, 2.5], 1.45, [0.75, 0.78], livery.teak),
        ...bench(0.35, 1.2, 1.2, livery.canvas),
      ]),
      part(
        layers.house,
        [
          ...structure({
            profile: saloon,
            breadth,
            side: livery.house,
            strips: [
              { colour: livery.glass, finish: 'glass' },
              { colour: livery.roof },
              { colour: livery.house },
              { colour: livery.roof },
            ],
          }),
          ...windows,
          ...screen,
        ],
        { at: [5, 0, 2] },
      ),
      part(
        layers.house + 6,
        [
          ...structure({
            profile: outline('0.75 3.0, 0.75 3.1, 5.95 3.16, 5.95 3.06'),
            breadth: overhang,
            side: livery.roof,
            strips: { colour: livery.roof },
          }),
          ...sides.map((s) =>
            line(through([0.95, s * 1.35, 3.0], [0.85, s * 1.45, 1.3]), livery.steel, 0.06),
          ),
        ],
        { at: [4, 0, 3] },
      ),
      flybridge && part(layers.house + 8, [...bench(1.5, 1.1, 3.5, livery.canvas)], { at: [1.5, 0, 3.5] }),
      flybridge &&
        part(
          layers.house + 9,
          [
            ...structure({
              profile: fly,
              breadth: flyBreadth,
              side: livery.house,
              strips: [{ colour: livery.house }, null, null, { colour: livery.house }],
            }),
            ...sides.map((s) =>
              onSide(outline('3.5 3.76, 4.25 4.24, 4.62 4.26, 5.1 3.78'), flyBreadth, s, livery.glass, {
                finish: 'glass',
                opacity: 0.75,
              }),
            ),
            paneOnSpan([4.6, 4.26], [5.1, 3.78], flyBreadth, [0.02, 0.98], [0, 1], livery.glass, {
              finish: 'glass',
              opacity: 0.75,
            }),
            ...sides.map((s) =>
              onSide(outline('1.0 3.3, 1.0 3.36, 5.3 3.5, 5.45 3.42'), flyBreadth, s, livery.accent, {
                tone: true,
              }),
            ),
          ],
          { at: [3, 0, 3.4] },
        ),
      !flybridge &&
        part(
          layers.house + 8,
          [
            ...radome([4.4, 0, 3.14], 0.28),
            line(through([3.2, 0, 3.1], [2.9, 0, 4.3]), livery.steel, 0.05),
            line(through([2.2, 0.9, 3.1], [1.9, 0.9, 4.6]), '#eef1f2', 0.025),
            paneOnSpan([3.0, 3.11], [4.0, 3.13], breadth, [0.3, 0.7], [0, 1], livery.glass, {
              finish: 'glass',
            }),
          ],
          { at: [3.4, 0, 3.3] },
        ),
      flybridge &&
        (bimini
          ? part(
              layers.upper + 2,
              [
                ...sides.flatMap((s) => [
                  line(through([1.9, s * 1.25, 3.5], [1.5, s * 1.15, 5.1]), livery.steel, 0.045),
                  line(through([3.9, s * 1.2, 3.7], [4.2, s * 1.1, 5.1]), livery.steel, 0.045),
                ]),
                ...structure({
                  profile: outline('1.2 5.02, 1.4 5.2, 4.2 5.22, 4.5 5.04'),
                  breadth: () => 1.25,
                  side: livery.canvas,
                  strips: { colour: livery.canvas },
                }),
              ],
              { at: [3, 0, 5] },
            )
          : radarArch(1.75, 1.3, 3.5, 4.75, livery.house)),
      railAlong((x, s) => hull.deck(x, s, 0.1), {
        from: 5.2,
        to: 10.75,
        height: 0.72,
        spacing: 1.1,
        wires: 2,
        bar: 0.04,
      }),
      guardRails(hull, { from: 2.6, to: 5.2, height: 0.55, wires: 1, bar: 0.035 }),
      anchor(hull),
      part(layers.front - 4, [
        line(
          sample(4, (t): Vec => [10.6 + t * 0.3, (0.5 - t) * 0.5, deckZ(10.8) + 0.72]),
          livery.steel,
          0.04,
        ),
      ]),
      state === 'moored' && [
        fenders(hull, [2.2, 4.6, 7], 1, livery.canvas),
        fenders(hull, [2.2, 4.6, 7], -1, livery.canvas),
      ],
      state === 'underway' &&
        flybridge &&
        crew(
          [
            { at: [3.6, 0.35, 2.55], posture: 'helming', jacket: livery.jackets[0]!, seated: true },
            ...(random.chance(0.6)
              ? [
                  {
                    at: [3.5, -0.5, 2.5] as Vec,
                    posture: 'helming' as const,
                    jacket: livery.jackets[1]!,
                    seated: true,
                  },
                ]
              : []),
          ],
          layers.house + 8,
        ),
      ensign([-0.1, 0, 1.1], 1.0),
    ),
    hulls: [hull],
    length: 11,
    beam: 3.7,
    draught: 1.05,
    height: flybridge ? 6.1 : 4.6,
    motion: 'planing',
    pose: { pitch: 3.4, rise: 0.12, pivot: 3 },
  };
};
