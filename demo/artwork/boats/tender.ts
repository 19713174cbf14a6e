import { face, type Group, layers, line, part } from '../space/model.ts';
import { trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { inflatableTubes } from './parts/inflatable.ts';
import { box, outboardMotor } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';

const sides = [-1, 1] as const;

/** An oar in its rowlock on the tube, dipped or shipped. */
function oar(x: number, side: -1 | 1, shipped: boolean): Group {
  const lock: Vec = [x, side * 0.72, 0.62];
  const grip: Vec = shipped ? [x + 0.85, side * 0.5, 0.6] : [x + 0.35, side * 0.16, 0.66];
  const blade: Vec = shipped ? [x - 0.75, side * 0.66, 0.6] : [x - 0.45, side * 1.35, 0.16];
  const tip: Vec = shipped ? [x - 1.1, side * 0.66, 0.6] : [x - 0.58, side * 1.65, 0.0];
  return part(6, [line([grip, lock, blade], '#c9a86c', 0.04), line([blade, tip], '#e0c48c', 0.12)], { side });
}

/** An inflatable tender for two: under a small outboard, under oars, or a jet with a wheel. */
export const tender: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const engine = fit.engine ?? 'outboard';
  const hull = createHull({
    length: 2.9,
    beam: 1.15,
    sheer: [0.26, 0.26, 0.44],
    lowAt: 0.3,
    stem: { rake: 0.4 },
    transom: { rake: 0.02, width: 0.96 },
    fullness: 3,
    flare: [0.95, 0.6],
    depth: 0.14,
  });
  // A jet tender is steered from a seat behind a low console.
  const console_ = part(
    layers.house,
    [
      ...box([0.15, 0.7], [0.3, 0.28], [0.3, 0.62], '#3a4148', '#2a3036'),
      ...box([1.15, 1.6], [0.3, 0.24], [0.3, 0.78], '#eceae3', '#2f3942', 0.2),
      line(
        sample(14, (t): Vec => [1.12, Math.cos(t * 6.28) * 0.13, 0.8 + Math.sin(t * 6.28) * 0.13]),
        '#1c2126',
        0.03,
      ),
    ],
    { at: [1, 0, 0.6] },
  );
  return {
    model: fitted(
      hullGroups(hull, {
        topsides: '#e3e2da',
        bottom: '#d5d4cc',
        boot: livery.accent,
        rail: livery.hull,
        deck: '#9aa3a8',
      }),
      inflatableTubes(hull, 0.2, livery.hull, livery.accent),
      part(layers.well, [
        face(trace('0.1 -0.45 0.28, 2.2 -0.42 0.28, 2.2 0.42 0.28, 0.1 0.45 0.28'), '#7c868c', {
          outward: [0, 0, 1],
        }),
        ...box([1.2, 1.45], 0.55, [0.36, 0.44], '#c9cbc8'),
      ]),
      engine === 'outboard' &&
        part(
          layers.shell - 1,
          outboardMotor([-0.06, 0, 0.45], 0.62, fit.cowl ?? random.pick(['#20262c', '#2b3640', '#8d1f1f'])),
          { at: [-0.1, 0, 0.4] },
        ),
      engine === 'none' && sides.map((s) => oar(1.35, s, state === 'moored')),
      engine === 'inboard' && console_,
      state === 'underway' &&
        crew([
          { at: [0.55, 0.22, 0.42], posture: 'sitting', jacket: livery.jackets[0]! },
          {
            at: [1.5, -0.1, 0.42],
            posture: 'sitting',
            jacket: livery.jackets[1]!,
            faces: random.chance(0.5) ? 1 : -1,
          },
        ]),
    ),
    hulls: [hull],
    length: 3.1,
    beam: 1.6,
    draught: 0.35,
    height: 1.35,
    motion: engine === 'none' ? 'paddled' : 'steaming',
    pose: { pitch: 1.5, pivot: 1 },
  };
};
