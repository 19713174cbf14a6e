import { layers, line, part, tube } from '../space/model.ts';
import { corners, outline, through, trace } from '../space/points.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { ensign } from './parts/ensign.ts';
import { onSide, type ProfilePoint, paneOnSpan, roundOnSide, structure } from './parts/house.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { longKeel } from './parts/keels.ts';
import { fenders } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';
import { railAlong } from './parts/rails.ts';

const sides = [-1, 1] as const;
const TEAK = '#8a4c25';

/** A motor yacht between the wars: straight stem, counter stern, varnished deckhouses, a signal mast and a funnel. */
export const gentlemansYacht: BoatBuilder = ({ livery, state }) => {
  const hull = createHull({
    length: 13.7,
    beam: 3.3,
    sheer: [1.15, 0.98, 1.7],
    lowAt: 0.3,
    stem: { rake: 0.35, shape: 0.7 },
    transom: { rake: 0.9, width: 0.5 },
    widestAt: 0.46,
    fullness: 2.2,
    flare: [0.93, 0.55],
    depth: 0.9,
  });
  const deck = hull.sheerAt;
  const half = (x: number, z: number) => Math.min(1.15, hull.halfAt(x) - 0.4) - Math.max(0, z - 1.2) * 0.06;
  const aftHouse: ProfilePoint[] = outline('2.6 1.0, 2.55 1.9, 5.3 1.95, 5.35 1.0');
  const wheelhouse: ProfilePoint[] = outline('5.6 1.0, 5.5 2.75, 7.9 2.8, 8.05 1.1');
  const foreHouse: ProfilePoint[] = corners([8.05, 1.1], [8.05, 1.85], [10.6, 1.95], [10.8, deck(10.8)]);
  const glass = { finish: 'glass' } as const;
  const house = (profile: readonly ProfilePoint[], at: number) =>
    part(
      layers.house,
      structure({
        profile,
        breadth: half,
        side: TEAK,
        strips: [{ colour: TEAK }, { colour: '#efe8d8' }, { colour: TEAK }],
      }),
      { at: [at, 0, 1.5] },
    );
  const port = (x: number, s: -1 | 1) => [
    roundOnSide(x, 1.5, 0.17, half, s, '#c9a24a'),
    roundOnSide(x, 1.5, 0.12, half, s, livery.glass, glass),
  ];
  return {
    model: fitted(
      longKeel(hull, 1.2, livery.bottom),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: '#7b2b22',
        boot: '#1d4237',
        rail: TEAK,
        deck: livery.teak,
      }),
      sides.map((s) =>
        part(layers.shell + 3, [
          band(hull, s, '#c9a24a', { from: (x) => deck(x) - 0.26, to: (x) => deck(x) - 0.22 }, [0.02, 0.98]),
        ]),
      ),
      house(aftHouse, 4),
      house(foreHouse, 9.4),
      house(wheelhouse, 6.8),
      part(
        layers.house + 2,
        [
          ...sides.flatMap((s) => [
            ...[3.1, 3.9, 4.7].flatMap((x) => port(x, s)),
            ...[8.6, 9.3, 10.0].flatMap((x) => port(x, s)),
            onSide(
              corners([5.75, 1.95], [5.72, 2.6], [6.6, 2.62], [6.6, 1.95]),
              half,
              s,
              livery.glass,
              glass,
            ),
            onSide(
              corners([6.8, 1.95], [6.8, 2.62], [7.75, 2.65], [7.8, 1.95]),
              half,
              s,
              livery.glass,
              glass,
            ),
          ]),
          ...[0.04, 0.37, 0.7].map((a) =>
            paneOnSpan(wheelhouse[2]!, wheelhouse[3]!, half, [a, a + 0.26], [0.1, 0.45], livery.glass, glass),
          ),
          ...structure({
            profile: outline('5.2 2.76, 5.2 2.88, 8.2 2.94, 8.25 2.82'),
            breadth: () => 1.15,
            side: '#efe8d8',
            strips: { colour: '#e6dfcd' },
          }),
        ],
        { at: [6.8, 0, 2.4] },
      ),
      part(
        layers.upper,
        [
          tube(trace('4.3 0 1.95, 4.15 0 3.2'), 0.26, '#d8b25a'),
          tube(trace('4.17 0 3.05, 4.15 0 3.25'), 0.27, '#23282c'),
          tube(trace('8.5 0 1.9, 8.3 0 6.6'), [0.08, 0.05], '#b9803f'),
          line(trace('8.38 -0.7 5.2, 8.38 0.7 5.2'), '#b9803f', 0.05),
          line(trace('8.32 0 6.4, 13.4 0 1.75'), '#5c6872', 0.018),
          line(trace('8.32 0 6.4, 0.6 0 1.3'), '#5c6872', 0.018),
          ...sides.map((s) => line(through([8.34, 0, 6], [7.9, s * 1.4, 1.1]), '#5c6872', 0.016)),
        ],
        { at: [6, 0, 4] },
      ),
      railAlong((x, s) => hull.deck(x, s, 0.1), {
        from: 0.8,
        to: 13.2,
        height: 0.6,
        spacing: 1.3,
        wires: 1,
        bar: 0.03,
        colour: '#e9e3d3',
      }),
      state === 'underway' &&
        crew(
          [{ at: [1.9, 0.3, 1.0], posture: 'standing', jacket: livery.jackets[0]!, hat: '#f0efe9' }],
          layers.house - 1,
        ),
      state === 'moored' && sides.map((s) => fenders(hull, [3.4, 6.4, 9.4], s, '#e7e3d6', 0.15)),
      ensign([0.3, 0, 1.2], 1.2),
    ),
    hulls: [hull],
    length: 13.7,
    beam: 3.3,
    draught: 1.2,
    height: 6.8,
    motion: 'steaming',
    pose: { pitch: 0.5, pivot: 5 },
  };
};
