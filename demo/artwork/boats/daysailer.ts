import type { Livery } from '../palette.ts';
import { type Group, layers, line, part } from '../space/model.ts';
import { trace } from '../space/points.ts';
import type { Vec } from '../space/vector.ts';
import { type BoatBuilder, type BoatState, fitted } from './boat.ts';
import { bermudanRig } from './parts/bermudan.ts';
import { coachroof } from './parts/coachroof.ts';
import { cockpitWell } from './parts/cockpit.ts';
import { ensign } from './parts/ensign.ts';
import { hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { finKeel } from './parts/keels.ts';
import { crew } from './parts/people.ts';
import { mast, mastAt, sail, stowedMain } from './parts/rig.ts';

/** The small mast right aft that makes it a yawl. */
function mizzen({ sail: colour, canvas }: Livery, state: BoatState): Group[] {
  const spec = {
    x: 0.35,
    foot: 0.6,
    top: 4.6,
    radius: 0.045,
    colour: '#c79b62',
    rake: -0.1,
    chainplates: [],
  };
  const end: Vec = [-1.35, state === 'underway' ? -0.3 : 0, 1.3];
  const goose: Vec = [0.3, 0, 1.25];
  return [
    ...mast(spec),
    part(
      layers.sails + 1,
      state === 'underway'
        ? sail({
            tack: [0.28, 0, 1.35],
            head: mastAt(spec, 4.4),
            clew: end,
            roach: 0.16,
            belly: 0.08,
            colour,
          })
        : stowedMain(goose, end, canvas, spec.colour),
    ),
  ];
}

/** An elegant open keelboat for an afternoon's sail. */
export const daysailer: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const hull = createHull({
    length: 7.6,
    beam: 2.1,
    sheer: [0.62, 0.52, 0.92],
    lowAt: 0.3,
    stem: { rake: 1.15, shape: 0.85 },
    transom: { rake: 0.75, width: 0.55 },
    widestAt: 0.46,
    fullness: 1.9,
    flare: [0.93, 0.5],
    depth: 0.34,
  });
  const varnish = random.pick(['#8a4c25', '#9a5d2e', '#7a4020']);
  return {
    model: fitted(
      finKeel(hull, { x: 3.7, depth: 1.25, chord: 1.3, rudder: 0.5 }, livery.bottom),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: livery.bottom,
        boot: livery.boot,
        stripe: livery.accent,
        rail: varnish,
        deck: livery.teak,
      }),
      cockpitWell(hull, { from: 0.9, to: 3.5, half: 0.6, deck: varnish, coaming: 0.18 }),
      coachroof(
        hull,
        {
          from: 3.5,
          to: 5.9,
          height: 0.34,
          half: 0.66,
          lights: 'ports',
          colour: varnish,
          roof: livery.house,
        },
        livery,
      ),
      part(layers.well, [line(trace('0.55 0 0.75, 1.7 0.12 0.95'), varnish, 0.05)]),
      bermudanRig(
        {
          mast: {
            x: 4.5,
            foot: 0.9,
            top: 10.2,
            radius: 0.06,
            colour: random.chance(0.5) ? livery.spar : '#c79b62',
            spreaders: [0.5],
            chainplates: [{ x: 4.3, half: 1, z: 0.56 }],
            rake: 0.2,
          },
          boom: { z: 1.45, end: 0.85, swing: 0.55 },
          main: { head: 10, roach: 0.42 },
          forestay: { foot: [6.9, 0, 0.88], head: 8.4 },
          jib: { clew: [4.0, -0.75, 1.15], foot: 0.18, roach: -0.12, tack: 0.1 },
          backstay: [0.1, 0, 0.65],
        },
        livery,
        state,
      ),
      fit.masts === 2 && mizzen(livery, state),
      state === 'underway' &&
        crew([
          { at: [1.55, 0.5, 0.62], posture: 'sitting', jacket: livery.jackets[0]! },
          {
            at: [2.6, 0.52, 0.62] as Vec,
            posture: 'sitting',
            jacket: livery.jackets[1]!,
            faces: random.chance(0.5) ? 1 : -1,
          },
        ]),
      ensign([0.2, 0, 0.62], 0.6),
    ),
    hulls: [hull],
    length: 7.6,
    beam: 2.1,
    draught: 1.25,
    height: 10.6,
    motion: 'sailing',
    pose: { heel: -10, pivot: 3.8 },
  };
};
