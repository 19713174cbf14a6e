import { face, layers, line, part } from '../space/model.ts';
import { corners, through } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { ensign } from './parts/ensign.ts';
import { onSide, type ProfilePoint, paneOnSpan } from './parts/house.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { bench, box, outboardMotor, swimPlatform } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';

const sides = [-1, 1] as const;

/** A sporty runabout of about 21 feet; a varnished one now and then. */
export const speedboat: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const launch = fit.timber ?? random.chance(0.3);
  const engine = fit.engine ?? (launch ? 'inboard' : 'outboard');
  const hull = createHull({
    length: 6.4,
    beam: 2.3,
    sheer: launch ? [0.72, 0.86, 0.98] : [0.82, 0.84, 1.08],
    lowAt: launch ? 0 : 0.15,
    stem: { rake: launch ? 0.55 : 1.0, shape: launch ? 0.7 : 1 },
    transom: { rake: launch ? 0.35 : 0.03, width: launch ? 0.8 : 0.92 },
    fullness: 2.5,
    flare: [0.86, 0.36],
    depth: 0.5,
    chine: true,
  });
  const topsides = launch && !fit.painted ? random.pick(['#7d3f22', '#8f4a26', '#6d3318']) : livery.hull;
  const half = (x: number) => Math.min(0.95, hull.halfAt(x) - 0.1);
  const screen: ProfilePoint[] = corners(
    [3.35, hull.sheerAt(3.4) + 0.02],
    [3.1, hull.sheerAt(3.4) + 0.5],
    [3.25, hull.sheerAt(3.4) + 0.52],
    [4.05, hull.sheerAt(4) + 0.02],
  );
  return {
    model: fitted(
      !launch && swimPlatform(0.35, 0.95, 0.36, livery.teak),
      hullGroups(hull, {
        topsides,
        bottom: launch ? '#7b2b22' : '#e9e7df',
        boot: launch ? '#f1efe8' : livery.boot,
        rail: launch ? '#d9dfe3' : '#e3e6e7',
        deck: launch ? '#a4622f' : livery.deck,
      }),
      !launch &&
        sides.map((s) =>
          part(layers.shell + 3, [
            band(
              hull,
              s,
              livery.accent,
              { from: (x) => 0.3 + x * 0.05, to: (x) => 0.44 + x * 0.062 },
              [0.03, 0.93],
            ),
            band(
              hull,
              s,
              '#f5f4ef',
              { from: (x) => 0.44 + x * 0.062, to: (x) => 0.47 + x * 0.064 },
              [0.03, 0.93],
            ),
          ]),
        ),
      launch &&
        part(
          layers.deck + 1,
          sample(4, (t) =>
            line(
              through(
                [4.1, (t - 0.5) * 1.1, hull.sheerAt(4.4) + 0.01],
                [6.1, (t - 0.5) * 0.3, hull.sheerAt(6) + 0.01],
              ),
              '#e8c48f',
              0.012,
              { opacity: 0.7, tone: true },
            ),
          ),
        ),
      part(layers.well, [
        face(
          through(
            [0.6, -0.8, hull.sheerAt(1) + 0.01],
            [3.9, -0.78, hull.sheerAt(3.9) + 0.01],
            [3.9, 0.78, hull.sheerAt(3.9) + 0.01],
            [0.6, 0.8, hull.sheerAt(1) + 0.01],
          ),
          '#5b5148',
          { outward: [0, 0, 1] },
        ),
        ...bench(0.9, 0.78, 0.72, launch ? '#7a2335' : livery.canvas),
        ...bench(2.2, 0.78, 0.72, launch ? '#7a2335' : livery.canvas),
        ...box([3.45, 3.75], 0.78, [0.7, 1.02], launch ? '#7d3f22' : '#3a434b'),
      ]),
      part(
        layers.house,
        [
          ...sides.map((s) =>
            onSide(screen, half, s, '#39505f', {
              finish: 'glass',
              opacity: 0.72,
              edge: { colour: '#e3e6e7', width: 0.03 },
            }),
          ),
          paneOnSpan(screen[2]!, screen[3]!, half, [0, 1], [0, 1], '#39505f', {
            finish: 'glass',
            opacity: 0.72,
            edge: { colour: '#e3e6e7', width: 0.03 },
          }),
        ],
        { at: [3.6, 0, 1] },
      ),
      engine === 'outboard' &&
        part(
          layers.shell - 1,
          outboardMotor([-0.2, 0, 0.78], 1.05, fit.cowl ?? random.pick(['#20262c', '#e9ebea', '#2b3640'])),
          { at: [-0.3, 0, 0.8] },
        ),
      part(layers.front - 4, [
        line(
          sample(6, (t): Vec => hull.deck(5 + t * 1.3, 1, 0.06)).map(([x, y, z]): Vec => [x, y, z + 0.05]),
          livery.steel,
          0.03,
        ),
      ]),
      state === 'underway' &&
        crew([
          { at: [2.5, 0.4, 0.72], posture: 'sitting', jacket: livery.jackets[0]! },
          { at: [2.45, -0.4, 0.72], posture: 'sitting', jacket: livery.jackets[1]! },
        ]),
      ensign([0.05, 0, hull.sheerAt(0)], 0.5),
    ),
    hulls: [hull],
    length: 6.4,
    beam: 2.3,
    draught: 0.6,
    height: 1.9,
    motion: 'planing',
    pose: { pitch: 5, rise: 0.12, pivot: 1.7 },
  };
};
