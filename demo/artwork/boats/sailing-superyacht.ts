import { layers, line, part } from '../space/model.ts';
import { corners, outline, through } from '../space/points.ts';
import type { Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { bermudanRig } from './parts/bermudan.ts';
import { cockpitWell } from './parts/cockpit.ts';
import { ensign } from './parts/ensign.ts';
import { onSide, type ProfilePoint, paneOnSpan, structure } from './parts/house.ts';
import { hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { finKeel } from './parts/keels.ts';
import { fenders, hullLights } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';
import { guardRails } from './parts/rails.ts';
import { mast, mastAt, sail, stowedMain } from './parts/rig.ts';

/** A sailing yacht of about 120 feet: long ends, low deckhouse, towering rig. */
export const sailingSuperyacht: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const hull = createHull({
    length: 37,
    beam: 7.8,
    sheer: [1.95, 1.85, 2.75],
    lowAt: 0.3,
    stem: { rake: 3.4, shape: 0.85 },
    transom: { rake: -1.6, width: 0.66 },
    widestAt: 0.45,
    fullness: 2,
    flare: [0.92, 0.5],
    depth: 1.6,
  });
  const two = fit.masts ? fit.masts === 2 : random.chance(0.45);
  const half = (x: number, z: number) => 2.3 - Math.max(0, x - 19) * 0.11 - Math.max(0, z - 2) * 0.2;
  const house: ProfilePoint[] = corners(
    [11, 1.8],
    [10.6, 3.7],
    [17, 3.85],
    [19.6, 3.1],
    [24.6, hull.sheerAt(24.6) + 0.1],
  );
  const mainX = two ? 21 : 19.4;
  const top = two ? 41 : 45;
  const mizzen = {
    x: 8.6,
    foot: 2.2,
    top: 31,
    colour: livery.spar,
    radius: 0.2,
    spreaders: [0.33, 0.64],
    chainplates: [{ x: 8.2, half: 3.1, z: 1.95 }],
    rake: 0.6,
  };
  const goose: Vec = [8.4, 0, 4.6];
  const end: Vec = [2.2, state === 'underway' ? -1.2 : 0, 4.5];
  return {
    model: fitted(
      finKeel(hull, { x: 18, depth: 4.5, chord: 5, rudder: 2 }, livery.bottom),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: livery.bottom,
        boot: livery.boot,
        stripe: livery.accent,
        rail: livery.teak,
        deck: livery.teak,
      }),
      hullLights(hull, [12, 14.2, 16.4, 18.6, 23, 25], [0.55, 0.16], 0.95, livery.glass),
      cockpitWell(hull, { from: 3.4, to: 10.4, half: 1.9, deck: livery.teak, coaming: 0.4 }),
      part(
        layers.house,
        [
          ...structure({
            profile: house,
            breadth: half,
            side: livery.house,
            strips: [
              { colour: livery.glass, finish: 'glass' },
              { colour: livery.roof },
              { colour: livery.glass, finish: 'glass' },
              { colour: livery.roof },
            ],
          }),
          ...([-1, 1] as const).flatMap((s) => [
            onSide(outline('11.2 2.75, 11.1 3.5, 16.9 3.62, 19.4 2.98, 18.6 2.75'), half, s, livery.glass, {
              finish: 'glass',
            }),
          ]),
          paneOnSpan(house[3]!, house[4]!, half, [0.35, 0.65], [0.2, 0.5], livery.glass, { finish: 'glass' }),
        ],
        { at: [15, 0, 3] },
      ),
      part(
        layers.house + 4,
        structure({
          profile: outline('6.8 4.15, 6.9 4.3, 12.4 4.3, 12.6 3.75'),
          breadth: () => 1.9,
          side: livery.roof,
          strips: { colour: livery.roof },
        }),
        { at: [9, 0, 4] },
      ),
      part(
        layers.house + 3,
        ([-1, 1] as const).flatMap((s) => [
          line(through([7.2, s * 1.8, 2.2], [7.2, s * 1.8, 4.2]), livery.steel, 0.1),
        ]),
        { at: [7, 0, 3] },
      ),
      guardRails(hull, { from: 2.4, to: 35, height: 0.95, spacing: 2.1, bar: 0.04 }),
      bermudanRig(
        {
          mast: {
            x: mainX,
            foot: 3.6,
            top,
            colour: livery.spar,
            radius: 0.26,
            spreaders: [0.22, 0.42, 0.62, 0.81],
            chainplates: [{ x: mainX - 0.7, half: 3.7, z: 1.95 }],
            rake: 0.9,
          },
          boom: { z: 5.2, end: two ? 10.4 : 6.2, swing: 1.6 },
          main: { head: top - 0.4, roach: 1.5 },
          forestay: { foot: [35.4, 0, 2.9], head: top - 1.2 },
          jib: { clew: [mainX - 1.8, -2.9, 4.6], foot: 1, roach: -0.6, tack: 0.6 },
          backstay: two ? undefined : [0.9, 0, 2],
        },
        livery,
        state,
      ),
      two && mast(mizzen),
      two &&
        state === 'underway' &&
        part(
          layers.sails + 1,
          sail({
            tack: [8.3, 0, 4.8],
            head: mastAt(mizzen, 30.6),
            clew: end,
            roach: 1,
            belly: 0.1,
            colour: livery.sail,
          }),
        ),
      two && state === 'moored' && part(layers.sails + 1, stowedMain(goose, end, livery.canvas, livery.spar)),
      state === 'underway' &&
        crew(
          [
            { at: [4.4, 0.5, 1.6], posture: 'helming', jacket: '#f0efe9' },
            { at: [6.4, 1.3, 2.0], posture: 'sitting', jacket: livery.jackets[1]! },
            { at: [24, 1.5, 2.1], posture: 'standing', jacket: '#f0efe9' },
          ],
          layers.house - 1,
        ),
      state === 'moored' &&
        ([-1, 1] as const).map((s) => fenders(hull, [9, 14, 19, 24], s, livery.canvas, 0.32)),
      ensign([1.7, 0, 1.95], 2.3),
    ),
    hulls: [hull],
    length: 37,
    beam: 7.8,
    draught: 4.5,
    height: top + 0.6,
    motion: 'sailing',
    pose: { heel: -8, pivot: 18 },
  };
};
