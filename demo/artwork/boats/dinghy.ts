import { face, layers, line, part } from '../space/model.ts';
import { trace } from '../space/points.ts';
import type { Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { bermudanRig } from './parts/bermudan.ts';
import { cockpitWell } from './parts/cockpit.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { KEEL_LAYER } from './parts/keels.ts';
import { crew } from './parts/people.ts';

/** A sailing dinghy for two, or a single-hander with one sail. */
export const dinghy: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const una = fit.rig === 'una';
  const hull = createHull({
    length: 4.6,
    beam: 1.75,
    sheer: [0.42, 0.4, 0.58],
    lowAt: 0.3,
    stem: { rake: 0.25 },
    transom: { rake: 0.04, width: 0.74 },
    fullness: 1.9,
    flare: [0.82, 0.5],
    depth: 0.14,
  });
  const coloured =
    !fit.tanSails && random.chance(0.5)
      ? random.pick([livery.accent, '#e0683f', '#2f7fb8', '#e3b13a', '#c8371f'])
      : undefined;
  return {
    model: fitted(
      part(KEEL_LAYER, [
        face(trace('2.0 0 0, 2.5 0 0, 2.35 0 -1.0, 2.05 0 -1.0'), '#a97c4a'),
        face(trace('-0.12 0 0.3, 0.02 0 0.3, 0.02 0 -0.7, -0.18 0 -0.6'), '#a97c4a'),
      ]),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: '#eceae2',
        boot: livery.hull,
        rail: livery.teak,
        deck: livery.deck,
      }),
      ([-1, 1] as const).map((s) =>
        part(layers.shell + 2, [
          band(hull, s, livery.accent, {
            from: (x) => hull.sheerAt(x) - 0.14,
            to: (x) => hull.sheerAt(x) - 0.08,
          }),
        ]),
      ),
      cockpitWell(hull, { from: 0.15, to: 3.0, half: 0.6, deck: '#9aa3a8', coaming: 0.02 }),
      part(layers.well, [
        line(trace('-0.05 0 0.5, 0.9 0.1 0.62'), livery.teak, 0.04),
        face(trace('1.75 -0.6 0.38, 2.1 -0.6 0.38, 2.1 0.6 0.38, 1.75 0.6 0.38'), livery.teak),
      ]),
      bermudanRig(
        {
          mast: {
            x: una ? 3.75 : 3.0,
            foot: 0.5,
            top: una ? 6.3 : 6.7,
            radius: 0.045,
            colour: livery.spar,
            spreaders: una ? [] : [0.5],
            chainplates: una ? [] : [{ x: 2.75, half: 0.82, z: 0.44 }],
            rake: 0.12,
          },
          boom: { z: 1.12, end: 0.4, swing: 0.5 },
          main: { head: una ? 6.2 : 6.6, roach: 0.36, square: 0.16, band: coloured },
          forestay: una ? undefined : { foot: [4.45, 0, 0.62], head: 5.2 },
          jib: una
            ? undefined
            : { clew: [2.75, -0.5, 0.85], foot: 0.1, roach: -0.08, tack: 0.08, colour: coloured },
        },
        livery,
        state,
      ),
      state === 'underway' &&
        crew(
          [
            { at: [1.2, 0.8, 0.46] as Vec, posture: 'hiking', jacket: livery.jackets[0]! },
            ...(una
              ? []
              : [{ at: [2.05, 0.82, 0.48] as Vec, posture: 'hiking' as const, jacket: livery.jackets[1]! }]),
          ],
          layers.house,
        ),
    ),
    hulls: [hull],
    length: 4.6,
    beam: 1.75,
    draught: 1.0,
    height: 6.9,
    motion: 'sailing',
    pose: { heel: -6, pitch: 1, pivot: 2 },
  };
};
