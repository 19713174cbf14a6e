import { darken } from '../colour.ts';
import { face, layers, part } from '../space/model.ts';
import { corners, outline, trace } from '../space/points.ts';
import type { Vec } from '../space/vector.ts';
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
  outboardMotor,
  radarArch,
  swimPlatform,
} from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';
import { railAlong } from './parts/rails.ts';

/** A fast open cruiser of about 40 feet: long foredeck, raked screen, low arch. */
export const sportsCruiser: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const outboards = fit.engine === 'outboard' ? (fit.outboards ?? 1) : 0;
  const hull = createHull({
    length: 12.2,
    beam: 3.8,
    sheer: [1.25, 1.35, 1.85],
    lowAt: 0.05,
    stem: { rake: 2.1, shape: 1.05 },
    transom: { rake: -0.1, width: 0.93 },
    widestAt: 0.38,
    fullness: 2.4,
    flare: [0.88, 0.3],
    depth: 0.8,
    chine: true,
  });
  const deck = hull.sheerAt;
  const half = (x: number, z: number) =>
    Math.max(0.1, Math.min(1.58, hull.halfAt(x) - 0.22) - Math.max(0, z - 1.5) * 0.25);
  const coupe = random.chance(0.5);
  const body: ProfilePoint[] = corners(
    [3.0, 1.3],
    [3.05, 1.72],
    [5.9, 1.95],
    [8.2, 1.86],
    [11.0, deck(11) + 0.04],
  );
  const screen: ProfilePoint[] = coupe
    ? outline('3.5 1.72, 3.35 2.62, 5.1 2.78, 7.4 1.9')
    : outline('5.0 1.9, 5.55 2.55, 5.75 2.55, 7.35 1.9');
  const glassHalf = (x: number, z: number) => half(x, 1.8) - Math.max(0, z - 1.8) * 0.32;
  return {
    model: fitted(
      sternGear(hull, livery.bottom),
      outboards
        ? part(
            layers.shell + 5,
            (outboards === 2 ? [-0.55, 0.55] : [0]).flatMap((y) =>
              outboardMotor([-0.25, y, 0.95], 1.7, fit.cowl ?? '#23292f'),
            ),
            { at: [-0.4, 0, 1] },
          )
        : swimPlatform(0.95, 1.6, 0.45, livery.teak),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: livery.bottom,
        boot: livery.boot,
        rail: '#e3e6e7',
        deck: livery.deck,
      }),
      ([-1, 1] as const).map((s) =>
        part(layers.shell + 3, [
          band(
            hull,
            s,
            livery.accent,
            { from: (x) => 0.5 + x * 0.052, to: (x) => 0.58 + x * 0.06 },
            [0.04, 0.9],
          ),
          band(
            hull,
            s,
            darken(livery.hull, 0.12),
            { from: (x) => 0.28 + x * 0.045, to: (x) => 0.32 + x * 0.046 },
            [0.02, 0.94],
          ),
        ]),
      ),
      hullLights(hull, [6.4, 7.8], [0.55, 0.1], 0.5, livery.glass),
      part(layers.well, [
        ...box([0.4, 5], 1.4, [0.95, 0.98], livery.teak),
        ...bench(0.6, 1.35, 1.35, livery.canvas),
        ...box([2.0, 2.9], 0.4, [1.0, 1.5], '#e9e6dc', livery.teak),
      ]),
      part(
        layers.house,
        structure({
          profile: body,
          breadth: half,
          side: livery.house,
          strips: [null, null, { colour: livery.roof }, { colour: livery.roof }],
        }),
        { at: [7, 0, 1.8] },
      ),
      part(
        layers.house + 2,
        [
          ...structure({
            profile: screen,
            breadth: glassHalf,
            side: livery.glass,
            strips: [
              null,
              { colour: coupe ? livery.house : livery.steel },
              { colour: livery.glass, finish: 'glass' },
            ],
          }),
          ...([-1, 1] as const).map((s) => onSide(screen, glassHalf, s, livery.glass, { finish: 'glass' })),
          ...(coupe
            ? ([-1, 1] as const).map((s) =>
                onSide(outline('3.35 2.5, 3.33 2.66, 5.1 2.8, 5.35 2.68'), glassHalf, s, livery.house),
              )
            : []),
          paneOnSpan(screen[2]!, screen[3]!, glassHalf, [0.02, 0.98], [0.03, 0.97], livery.glass, {
            finish: 'glass',
          }),
        ],
        { at: [6, 0, 2] },
      ),
      fit.arch !== false && radarArch(coupe ? 3.2 : 3.4, 1.5, 1.6, coupe ? 3.0 : 2.95, livery.house, 0.9),
      part(layers.deck + 1, [
        face(trace('8.2 -0.8 1.92, 9.8 -0.6 1.84, 9.8 0.6 1.84, 8.2 0.8 1.92'), livery.canvas, {
          outward: [0, 0, 1],
        }),
      ]),
      railAlong((x, s) => hull.deck(x, s, 0.1), {
        from: 6.6,
        to: 11.9,
        height: 0.55,
        spacing: 1.2,
        wires: 1,
        bar: 0.04,
      }),
      anchor(hull),
      state === 'underway' &&
        crew([
          { at: [4.6, 0.6, 1.05], posture: 'helming', jacket: livery.jackets[0]! },
          { at: [4.4, -0.5, 1.0] as Vec, posture: 'standing', jacket: livery.jackets[1]! },
        ]),
      state === 'moored' &&
        ([-1, 1] as const).map((s) => fenders(hull, [2.4, 5, 7.6], s, livery.canvas, 0.17)),
      ensign([-0.1, 0, 1.15], 0.95),
    ),
    hulls: [hull],
    length: 12.2,
    beam: 3.8,
    draught: 1,
    height: 4.5,
    motion: 'planing',
    pose: { pitch: 3.8, rise: 0.15, pivot: 3 },
  };
};
