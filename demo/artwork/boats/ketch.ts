import { layers, line, part, tube } from '../space/model.ts';
import { outline, trace } from '../space/points.ts';
import type { Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { bermudanRig } from './parts/bermudan.ts';
import { coachroof } from './parts/coachroof.ts';
import { cockpitWell, steeringWheel } from './parts/cockpit.ts';
import { ensign } from './parts/ensign.ts';
import { onSide, structure } from './parts/house.ts';
import { hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { longKeel } from './parts/keels.ts';
import { fenders, hullLights } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';
import { guardRails, pulpit, pushpit } from './parts/rails.ts';
import { mast, mastAt, sail, stay, stowedMain } from './parts/rig.ts';

/** A blue-water ketch with a doghouse and two masts. */
export const ketch: BoatBuilder = ({ livery, state, random }) => {
  const hull = createHull({
    length: 13.4,
    beam: 4,
    sheer: [1.42, 1.18, 1.95],
    lowAt: 0.36,
    stem: { rake: 1.9, shape: 1.25 },
    transom: { rake: 0.55, width: 0.7 },
    fullness: 2.1,
    flare: [0.92, 0.5],
    depth: 0.8,
  });
  const tan = random.chance(0.4);
  const cloth = tan ? random.pick(['#a4502f', '#8f4128', '#b3653a']) : livery.sail;
  const own = { ...livery, sail: cloth };
  const house = (x: number, z: number) => 1.25 - Math.max(0, z - 1.4) * 0.18 - Math.max(0, x - 6) * 0.1;
  const mizzen = {
    x: 2.0,
    foot: 1.4,
    top: 11.4,
    colour: livery.spar,
    spreaders: [0.55],
    chainplates: [{ x: 1.8, half: 1.4, z: 1.35 }],
    rake: 0.2,
  };
  const goose: Vec = [1.9, 0, 3.0];
  const end: Vec = [-0.8, state === 'underway' ? -0.5 : 0, 2.95];
  return {
    model: fitted(
      longKeel(hull, 2, livery.bottom),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: livery.bottom,
        boot: livery.boot,
        stripe: livery.accent,
        rail: livery.teak,
        deck: livery.teak,
      }),
      hullLights(hull, [7.4, 8.8, 10], [0.13, 0.13], 0.55, livery.glass),
      cockpitWell(hull, { from: 2.4, to: 4.6, half: 0.9, deck: livery.teak }),
      coachroof(hull, { from: 6.6, to: 10.6, height: 0.5, half: 1.25, lights: 'ports' }, livery),
      part(
        layers.house + 1,
        [
          ...structure({
            profile: outline('4.6 1.2, 4.45 2.42, 6.5 2.46, 7.25 1.72'),
            breadth: house,
            side: livery.house,
            strips: [null, { colour: livery.roof }, { colour: livery.glass, finish: 'glass' }],
          }),
          ...([-1, 1] as const).flatMap((s) => [
            onSide(outline('4.75 1.85, 4.7 2.28, 5.6 2.3, 5.6 1.84'), house, s, livery.glass, {
              finish: 'glass',
            }),
            onSide(outline('5.75 1.84, 5.75 2.3, 6.4 2.32, 6.85 1.84'), house, s, livery.glass, {
              finish: 'glass',
            }),
          ]),
        ],
        { at: [5.5, 0, 1.8] },
      ),
      steeringWheel([3.1, 0, 1.35], 0.5, livery.teak),
      guardRails(hull, { from: 1.2, to: 11, height: 0.65 }),
      pulpit(hull, 11.2, 0.7),
      pushpit(hull, 1.2, 0.66),
      part(layers.rig - 1, [
        line(trace('12.9 0 1.95, 14.6 0 2.25'), livery.teak, 0.14),
        stay([14.5, 0, 2.2], [12.0, 0, 0.5]),
      ]),
      bermudanRig(
        {
          mast: {
            x: 7.5,
            foot: 1.8,
            top: 16.6,
            colour: livery.spar,
            radius: 0.1,
            spreaders: [0.36, 0.66],
            chainplates: [{ x: 7.2, half: 1.85, z: 1.35 }],
            rake: 0.2,
          },
          boom: { z: 3.15, end: 3.2, swing: 0.7 },
          main: { head: 16.3, roach: 0.45 },
          forestay: { foot: [14.5, 0, 2.35], head: 16.2 },
          jib: { clew: [6.9, -1.4, 2.9], colour: cloth, foot: 0.4 },
        },
        own,
        state,
      ),
      mast(mizzen),
      state === 'underway' && [
        part(layers.sails + 1, [
          tube([goose, end], 0.06, livery.spar),
          ...sail({
            tack: [1.88, 0, 3.1],
            head: mastAt(mizzen, 11.2),
            clew: end,
            roach: 0.35,
            belly: 0.1,
            colour: cloth,
          }),
        ]),
        part(
          layers.sails + 3,
          sail({
            tack: [12.4, 0, 2.1],
            head: [7.45, 0, 12.8],
            clew: [8.2, -1.2, 2.7],
            roach: -0.15,
            belly: 0.1,
            foot: 0.2,
            colour: cloth,
          }),
        ),
        ...crew([
          { at: [2.6, 0.1, 1.0], posture: 'helming', jacket: livery.jackets[0]! },
          { at: [3.8, 0.85, 1.5], posture: 'sitting', jacket: livery.jackets[1]!, faces: -1 },
        ]),
      ],
      state === 'moored' && [
        part(layers.sails + 1, stowedMain(goose, end, livery.canvas, livery.spar)),
        ...([-1, 1] as const).map((s) => fenders(hull, [4, 7, 9.6], s, livery.canvas)),
      ],
      ensign([0.15, 0.7, 1.45], 1.05),
    ),
    hulls: [hull],
    length: 13.4,
    beam: 4,
    draught: 2,
    height: 17.1,
    motion: 'sailing',
    pose: { heel: -6, pivot: 6 },
  };
};
