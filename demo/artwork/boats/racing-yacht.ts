import { layers, line, part } from '../space/model.ts';
import { trace } from '../space/points.ts';
import type { Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { bermudanRig } from './parts/bermudan.ts';
import { coachroof } from './parts/coachroof.ts';
import { cockpitWell, steeringWheel } from './parts/cockpit.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { finKeel } from './parts/keels.ts';
import { crew } from './parts/people.ts';
import { guardRails, pulpit, pushpit } from './parts/rails.ts';

/** A light offshore racer: plumb bow, wide open stern, bowsprit and gennaker. */
export const racingYacht: BoatBuilder = ({ livery, state, random }) => {
  const hull = createHull({
    length: 12.2,
    beam: 3.95,
    sheer: [1.08, 1.06, 1.3],
    lowAt: 0.2,
    stem: { rake: 0.08 },
    transom: { rake: -0.15, width: 0.9 },
    widestAt: 0.3,
    fullness: 1.75,
    flare: [0.86, 0.55],
    depth: 0.42,
  });
  const cloth = random.pick(['#2f3840', '#3b444c', '#f4f2ea']);
  const kite = random.pick([livery.accent, '#e0683f', '#c8371f', '#2f7fb8', '#e3b13a', '#1f9a8a']);
  const flying = random.chance(0.6);
  const rails = [0.5, 1.3, 2.1, 2.9, 3.7].slice(0, random.int(3, 5));
  return {
    model: fitted(
      finKeel(hull, { x: 6.2, depth: 2.5, chord: 1.1, rudder: 0.6 }, livery.bottom),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: livery.bottom,
        boot: livery.boot,
        rail: '#2b3238',
        deck: '#d7dad9',
      }),
      ([-1, 1] as const).map((s) =>
        part(layers.shell + 2, [
          band(
            hull,
            s,
            livery.accent,
            { from: (x) => 0.2 + x * 0.03, to: (x) => 0.62 + x * 0.028 },
            [0.62, 0.985],
          ),
          band(
            hull,
            s,
            livery.accent,
            { from: (x) => 0.14 + x * 0.03, to: (x) => 0.2 + x * 0.03 },
            [0.2, 0.6],
          ),
        ]),
      ),
      cockpitWell(hull, { from: 0.1, to: 4.1, half: 1.15, deck: '#aeb5b8', coaming: 0.16 }),
      coachroof(
        hull,
        { from: 4.1, to: 8.4, height: 0.42, half: 0.95, lights: 'slits', colour: '#eceeec', roof: '#dfe2e1' },
        livery,
      ),
      steeringWheel([1.7, 0, 1.0], 0.72, '#2b3238'),
      guardRails(hull, { from: 1.2, to: 10.3, height: 0.6, wires: 2 }),
      pulpit(hull, 10.4, 0.6),
      pushpit(hull, 1.1, 0.6),
      part(layers.rig, [line(trace('11.6 0 1.22, 13.7 0 1.36'), '#2b3238', 0.1)]),
      bermudanRig(
        {
          mast: {
            x: 6.9,
            foot: 1.4,
            top: 18.2,
            colour: '#2b3238',
            radius: 0.1,
            spreaders: [0.28, 0.53, 0.77],
            chainplates: [{ x: 6.6, half: 1.7, z: 1.1 }],
            rake: 0.35,
          },
          boom: { z: 2.35, end: 1.9, swing: 1.1 },
          main: { head: 18, roach: 0.75, square: 1.15, colour: cloth },
          forestay: { foot: [11.9, 0, 1.4], head: 16.4 },
          jib: flying ? undefined : { clew: [6.3, -1.2, 1.9], colour: cloth },
          backstay: [0.2, 0, 1.1],
          flying: flying
            ? {
                tack: [13.6, 0, 1.6],
                head: [6.9, -0.3, 17.4],
                clew: [4.6, -3.6, 2.6],
                roach: 0.9,
                luff: 1.5,
                belly: 0.3,
                foot: 0.8,
                colour: kite,
                seams: { colour: '#ffffff', count: 5 },
              }
            : undefined,
        },
        livery,
        state,
      ),
      state === 'underway' && [
        ...crew([
          { at: [1.05, 0.2, 0.55], posture: 'helming', jacket: livery.jackets[0]! },
          { at: [3.4, 0.4, 0.55], posture: 'standing', jacket: livery.jackets[2]! },
        ]),
        ...crew(
          rails.map((x, i) => ({
            at: [x + 3.2, 1.62, 1.12] as Vec,
            posture: 'hiking' as const,
            jacket: livery.jackets[i % 3]!,
          })),
          layers.house + 2,
        ),
      ],
    ),
    hulls: [hull],
    length: 12.2,
    beam: 3.95,
    draught: 2.5,
    height: 18.8,
    motion: 'sailing',
    pose: { heel: -12, pitch: 0.8, pivot: 6 },
  };
};
