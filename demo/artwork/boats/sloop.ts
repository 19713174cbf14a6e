import { layers, line, part } from '../space/model.ts';
import { trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { bermudanRig } from './parts/bermudan.ts';
import { coachroof } from './parts/coachroof.ts';
import { cockpitWell, sprayhood, steeringWheel } from './parts/cockpit.ts';
import { ensign } from './parts/ensign.ts';
import { hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { finKeel } from './parts/keels.ts';
import { fenders } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';
import { guardRails, pulpit, pushpit } from './parts/rails.ts';

/** A cruising sloop of about 36 feet. */
export const sloop: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const modern = random.chance(0.5);
  const chute = random.chance(0.2)
    ? random.pick(['#c8371f', '#2f7fb8', '#e3b13a', '#1f9a8a', livery.accent])
    : undefined;
  const hull = createHull({
    length: 11,
    beam: 3.6,
    sheer: [1.18, 1.08, 1.42],
    lowAt: 0.28,
    stem: modern ? { rake: 0.35 } : { rake: 1.15, shape: 0.9 },
    transom: { rake: modern ? -0.25 : -0.75, width: modern ? 0.86 : 0.72 },
    widestAt: modern ? 0.36 : 0.42,
    fullness: 2,
    flare: [0.9, 0.5],
    depth: 0.55,
  });
  const rail = (s: number) =>
    line(
      sample(8, (t): Vec => [4.6 + t * 2.6, s * 0.98, hull.sheerAt(4.6 + t * 2.6) + 0.58 - t * 0.16]),
      livery.teak,
      0.04,
    );
  return {
    model: fitted(
      finKeel(hull, { x: 5.4, depth: 1.95, chord: 1.6, rudder: 0.9 }, livery.bottom),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: livery.bottom,
        boot: livery.boot,
        stripe: livery.accent,
        rail: livery.teak,
        deck: livery.deck,
      }),
      cockpitWell(hull, { from: 0.9, to: 3.3, half: 0.85, deck: livery.teak }),
      coachroof(
        hull,
        { from: 3.35, to: 8.5, height: 0.52, half: 1.16, lights: modern ? 'wedge' : 'trio' },
        livery,
      ),
      part(layers.house + 1, [rail(1), rail(-1)], { at: [6, 0, 1.4] }),
      sprayhood({
        x: 3.0,
        length: 1.25,
        half: 1.12,
        base: hull.sheerAt(3.3) + 0.35,
        height: 0.72,
        colour: livery.canvas,
      }),
      fit.tiller
        ? part(layers.well + 1, [line(trace('0.5 0 1.15, 1.0 0 1.3, 2.1 0.1 1.42'), livery.teak, 0.07)])
        : steeringWheel([1.55, 0, 1.2], 0.52, livery.steel),
      guardRails(hull, { from: 1.5, to: 8.9, height: 0.62 }),
      pulpit(hull, 9.0, 0.66),
      pushpit(hull, 1.3, 0.64),
      bermudanRig(
        {
          mast: {
            x: 6.35,
            foot: 1.5,
            top: 16.4,
            colour: livery.spar,
            spreaders: [0.36, 0.66],
            chainplates: [{ x: 6.1, half: 1.62, z: 1.15 }],
            rake: 0.18,
          },
          boom: { z: 2.75, end: 1.75, swing: 0.75, rise: -0.15 },
          main: { head: 16.2, roach: 0.62, band: random.chance(0.25) ? livery.accent : undefined },
          forestay: { foot: [10.75, 0, hull.sheerAt(10.7) + 0.1], head: 15.9 },
          jib: chute ? undefined : { clew: [random.between(4.6, 6.3), -1.25, 2.0] },
          flying:
            chute === undefined
              ? undefined
              : {
                  tack: [11.2, 0, 1.9],
                  head: [6.35, -0.2, 15.7],
                  clew: [5.2, -2.9, 2.5],
                  roach: 0.7,
                  luff: 1.2,
                  belly: 0.28,
                  foot: 0.7,
                  colour: chute,
                  seams: { colour: '#ffffff', count: 5 },
                },
          backstay: [0.25, 0, 1.2],
        },
        livery,
        state,
      ),
      state === 'underway' &&
        crew([
          { at: [1.05, 0.15, 0.62], posture: 'helming', jacket: livery.jackets[0]! },
          {
            at: [2.3, 0.78, 1.2],
            posture: 'sitting',
            jacket: livery.jackets[1]!,
            faces: random.chance(0.5) ? 1 : -1,
          },
          ...(random.chance(0.5)
            ? [
                {
                  at: [2.85, -0.7, 1.2] as Vec,
                  posture: 'sitting' as const,
                  jacket: livery.jackets[2]!,
                  faces: -1 as const,
                },
              ]
            : []),
        ]),
      state === 'moored' && ([-1, 1] as const).map((s) => fenders(hull, [3.2, 5.6, 7.8], s, livery.canvas)),
      ensign([0.3, 0.55, hull.sheerAt(0.3)], 0.95),
    ),
    hulls: [hull],
    length: 11,
    beam: 3.6,
    draught: 1.95,
    height: 16.9,
    motion: 'sailing',
    pose: { heel: -7, pitch: 0.6, pivot: 5.5 },
  };
};
