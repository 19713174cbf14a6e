import { darken } from '../colour.ts';
import { layers, line, part } from '../space/model.ts';
import { outline, trace } from '../space/points.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { onSide, type ProfilePoint, structure } from './parts/house.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { crew } from './parts/people.ts';

const sides = [-1, 1] as const;

/** A personal watercraft. */
export const jetski: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const hull = createHull({
    length: 3.3,
    beam: 1.2,
    sheer: [0.34, 0.36, 0.62],
    lowAt: 0.25,
    stem: { rake: 0.75, shape: 1.1 },
    transom: { rake: 0.04, width: 0.86 },
    widestAt: 0.4,
    fullness: 2.1,
    flare: [0.84, 0.4],
    depth: 0.26,
    chine: true,
  });
  const dark = '#23292f';
  const cowl: ProfilePoint[] = fit.standUp
    ? outline('1.5 0.4, 1.6 0.56, 1.8 0.68, 2.1 0.74, 2.6 0.72, 3.05 0.6')
    : outline('1.35 0.4, 1.5 0.78, 1.72 1.0, 1.98 1.04, 2.5 0.82, 3.05 0.6');
  const cowlHalf = (x: number, z: number) =>
    Math.max(0.06, 0.42 - Math.max(0, x - 1.8) * 0.24 - Math.max(0, z - 0.6) * 0.36);
  const seat: ProfilePoint[] = outline('0.2 0.42, 0.3 0.76, 0.72 0.72, 0.98 0.7, 1.5 0.8, 1.55 0.5');
  const seatHalf = (_: number, z: number) => 0.27 - Math.max(0, z - 0.5) * 0.3;
  return {
    model: fitted(
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: '#e6e6e0',
        boot: livery.accent,
        rail: dark,
        deck: '#4a5258',
      }),
      sides.map((s) =>
        part(layers.shell + 3, [
          band(
            hull,
            s,
            livery.accent,
            { from: (x) => hull.sheerAt(x) * 0.5 + x * 0.01, to: (x) => hull.sheerAt(x) * 0.66 + x * 0.02 },
            [0.12, 0.95],
          ),
          band(hull, s, dark, { from: (x) => hull.sheerAt(x) - 0.07, to: (x) => hull.sheerAt(x) - 0.01 }),
        ]),
      ),
      // A stand-up ski has an open tray where others have their seat, and a pole to hold on to.
      fit.standUp
        ? part(
            layers.house + 1,
            [
              line(trace('2.5 0 0.8, 1.9 0 1.12, 1.5 0 1.3'), dark, 0.09),
              line(trace('1.5 -0.3 1.32, 1.5 0.3 1.32'), dark, 0.05),
            ],
            { at: [1.8, 0, 1.2] },
          )
        : part(
            layers.house,
            structure({
              profile: seat,
              breadth: seatHalf,
              side: dark,
              strips: { colour: darken(livery.accent, 0.1) },
            }),
            { at: [0.9, 0, 0.7] },
          ),
      part(
        layers.house,
        [
          ...structure({
            profile: cowl,
            breadth: cowlHalf,
            side: livery.hull,
            strips: [
              { colour: dark },
              { colour: dark },
              { colour: livery.hull },
              { colour: livery.hull },
              { colour: livery.accent },
            ],
          }),
          ...(fit.standUp ? [] : sides).flatMap((s) => [
            onSide(outline('1.55 0.6, 1.68 0.9, 2.4 0.78, 2.85 0.62'), cowlHalf, s, livery.accent),
            onSide(outline('1.75 0.62, 1.85 0.76, 2.3 0.7, 2.45 0.6'), cowlHalf, s, dark),
          ]),
        ],
        { at: [2.1, 0, 0.8] },
      ),
      !fit.standUp &&
        part(
          layers.house + 1,
          [
            line(trace('1.78 -0.38 1.12, 1.88 -0.1 1.08, 1.88 0.1 1.08, 1.78 0.38 1.12'), dark, 0.05),
            line(trace('2.0 0.3 1.0, 1.96 0.42 1.12'), dark, 0.04),
          ],
          { at: [1.8, 0, 1.1] },
        ),
      state === 'underway' &&
        crew(
          [
            fit.standUp
              ? { at: [0.95, 0, 0.36], posture: 'helming', jacket: livery.jackets[0]! }
              : { at: [1.12, 0, 0.78], posture: 'riding', jacket: livery.jackets[0]! },
            ...(!fit.standUp && random.chance(0.35)
              ? [{ at: [0.66, 0, 0.8] as const, posture: 'riding' as const, jacket: livery.jackets[1]! }]
              : []),
          ],
          layers.house,
        ),
    ),
    hulls: [hull],
    length: 3.3,
    beam: 1.2,
    draught: 0.3,
    height: fit.standUp ? 2.1 : 1.75,
    motion: 'planing',
    pose: { pitch: 7, rise: 0.06, pivot: 0.8 },
  };
};
