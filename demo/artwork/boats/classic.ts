import { darken } from '../colour.ts';
import { layers, line, part, tube } from '../space/model.ts';
import { trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { coachroof } from './parts/coachroof.ts';
import { cockpitWell } from './parts/cockpit.ts';
import { ensign } from './parts/ensign.ts';
import { hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { longKeel } from './parts/keels.ts';
import { crew } from './parts/people.ts';
import { mast, mastAt, sail, stay } from './parts/rig.ts';

const SPRUCE = '#c58f52';

/** A traditional gaff cutter: bowsprit, topsail, varnished coamings. */
export const classic: BoatBuilder = ({ livery, state, random }) => {
  const hull = createHull({
    length: 11.4,
    beam: 3.2,
    sheer: [0.98, 0.82, 1.52],
    lowAt: 0.36,
    stem: { rake: 0.35, shape: 0.7 },
    transom: { rake: 1.7, width: 0.45 },
    widestAt: 0.46,
    fullness: 2.1,
    flare: [0.94, 0.6],
    depth: 0.7,
  });
  const varnish = random.pick(['#8a4c25', '#9a5d2e', '#74401f']);
  const cloth = random.pick(['#f1e9d2', '#ece0c2', '#9f4a2b', '#b45f36', '#f4eedd']);
  const spar = {
    x: 6.6,
    foot: 1.0,
    top: 11.6,
    colour: SPRUCE,
    radius: 0.11,
    chainplates: [
      { x: 6.4, half: 1.5, z: 0.95 },
      { x: 6.0, half: 1.5, z: 0.95 },
    ],
    spreaders: [],
  };
  const sprit: Vec = [14.3, 0, 1.75];
  const goose: Vec = [6.45, 0, 1.95];
  const end: Vec = [0.2, -0.95, 2.0];
  const throat = mastAt(spar, 8.2);
  const peak: Vec = [2.6, -0.85, 11.4];
  const masthead = mastAt(spar, 11.5);
  const set = [
    part(layers.sails, [
      tube([goose, end], 0.09, SPRUCE),
      ...sail({
        tack: [6.45, 0, 2.05],
        head: [6.45, 0, 8.2],
        clew: end,
        peak,
        roach: 0.12,
        belly: 0.11,
        foot: 0.12,
        colour: cloth,
        seams: { colour: darken(cloth, 0.25), count: 6 },
      }),
      tube([throat, peak], 0.07, SPRUCE),
    ]),
    part(
      layers.sails - 1,
      sail({
        tack: [6.4, -0.1, 8.4],
        head: masthead,
        clew: [3.0, -0.8, 11.1],
        roach: 0,
        belly: 0.06,
        colour: darken(cloth, 0.06),
        seams: { colour: darken(cloth, 0.25), count: 2 },
      }),
    ),
    part(
      layers.sails + 2,
      sail({
        tack: [11.2, 0, 1.75],
        head: mastAt(spar, 8.6),
        clew: [7.4, -1.0, 1.9],
        roach: -0.15,
        belly: 0.1,
        foot: 0.15,
        colour: cloth,
        seams: { colour: darken(cloth, 0.25), count: 5 },
      }),
    ),
    part(
      layers.sails + 3,
      sail({
        tack: sprit,
        head: mastAt(spar, 11.0),
        clew: [8.4, -1.1, 2.4],
        roach: -0.25,
        belly: 0.12,
        foot: 0.25,
        colour: cloth,
        seams: { colour: darken(cloth, 0.25), count: 6 },
      }),
    ),
  ];
  const furl: Vec = [0.3, 0, 2.05];
  const stowed = [
    part(layers.sails, [
      tube([goose, furl], 0.09, SPRUCE),
      tube(
        sample(10, (t): Vec => [6.3 - t * 5.6, 0, 2.28]),
        sample(10, (t) => 0.2 - t * 0.06 + (Math.round(t * 10) % 2) * 0.02),
        cloth,
      ),
      tube(trace('6.3 0 2.5, 1.2 0 2.52'), 0.065, SPRUCE),
    ]),
  ];
  return {
    model: fitted(
      longKeel(hull, 1.8, livery.bottom),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: livery.bottom,
        boot: livery.boot,
        stripe: '#d3a94f',
        rail: varnish,
        deck: livery.teak,
      }),
      cockpitWell(hull, { from: 1.6, to: 3.6, half: 0.72, deck: varnish, coaming: 0.24 }),
      coachroof(
        hull,
        { from: 3.7, to: 6.3, height: 0.42, half: 0.95, lights: 'ports', colour: varnish, roof: '#efe6d2' },
        livery,
      ),
      coachroof(
        hull,
        { from: 7.2, to: 8.4, height: 0.3, half: 0.5, lights: 'slits', colour: varnish, roof: varnish },
        livery,
      ),
      part(layers.well, [line(trace('1.2 0 1.05, 2.5 0.1 1.25'), varnish, 0.07)]),
      mast(spar),
      part(layers.rig + 1, [
        tube([[10.4, 0, 1.5], sprit], 0.09, SPRUCE),
        stay(sprit, [11.2, 0, 0.35], 0.03),
        stay(sprit, masthead),
        stay([11.2, 0, 1.6], mastAt(spar, 8.6)),
        ...([-1, 1] as const).map((s) => stay([2.2, s * 1.1, 1.0], mastAt(spar, 8.6))),
      ]),
      state === 'underway' ? set : stowed,
      state === 'underway' &&
        crew([
          { at: [2.0, 0.4, 1.0], posture: 'sitting', jacket: livery.jackets[0]!, hat: '#1d2f45' },
          { at: [3.0, -0.5, 1.0], posture: 'sitting', jacket: livery.jackets[1]!, faces: -1 },
        ]),
      ensign([0.3, 0, 0.98], 0.95),
    ),
    hulls: [hull],
    length: 11.4,
    beam: 3.2,
    draught: 1.8,
    height: 12.2,
    motion: 'sailing',
    pose: { heel: -8, pivot: 5.6 },
  };
};
