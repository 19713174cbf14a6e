import { face, layers, part } from '../space/model.ts';
import { trace } from '../space/points.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { inflatableTubes } from './parts/inflatable.ts';
import { box, outboardMotor } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';

/** An inflatable tender for two with a small outboard. */
export const tender: BoatBuilder = ({ livery, state, random }) => {
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
      part(
        layers.shell - 1,
        outboardMotor([-0.06, 0, 0.45], 0.62, random.pick(['#20262c', '#2b3640', '#8d1f1f'])),
        { at: [-0.1, 0, 0.4] },
      ),
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
    motion: 'steaming',
    pose: { pitch: 1.5, pivot: 1 },
  };
};
