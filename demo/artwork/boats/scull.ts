import { darken } from '../colour.ts';
import { face, type Group, layers, line, part, tube } from '../space/model.ts';
import { through } from '../space/points.ts';
import type { Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { crew } from './parts/people.ts';

const sides = [-1, 1] as const;

/** A long sculling oar on its outrigger. */
function sculls(x: number, side: -1 | 1, resting: boolean): Group {
  const gate: Vec = [x, side * 0.8, 0.42];
  const grip: Vec = [x + 0.55, side * 0.08, 0.5];
  const blade: Vec = resting ? [x - 0.5, side * 2.4, 0.12] : [x - 0.8, side * 2.5, 0.1];
  const tip: Vec = [blade[0] - 0.14, blade[1] + side * 0.42, 0.06];
  return part(
    6,
    [
      line(through([x - 0.35, side * 0.2, 0.24], gate, [x + 0.35, side * 0.2, 0.24]), '#8a9399', 0.03),
      line([grip, gate, blade], '#2b3238', 0.04),
      line([blade, tip], '#c8371f', 0.2),
    ],
    { side },
  );
}

/** A single scull: a slim decked shell, sliding seat, outriggers. */
export const scull: BoatBuilder = ({ livery, state }) => {
  const length = 6.6;
  const hull = createHull({
    length,
    beam: 0.56,
    sheer: [0.2, 0.2, 0.24],
    lowAt: 0.45,
    stem: { rake: 0.2, shape: 0.9 },
    transom: { rake: 0.2, width: 0.04 },
    widestAt: 0.48,
    fullness: 2,
    flare: [0.9, 0.72],
    depth: 0.1,
  });
  const seat = 2.9;
  return {
    model: fitted(
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: livery.hull,
        boot: '#efeee8',
        rail: darken(livery.hull, 0.2),
        deck: '#f1efe8',
      }),
      part(layers.well, [
        face(through([2.1, -0.2, 0.23], [4.1, -0.2, 0.23], [4.1, 0.2, 0.23], [2.1, 0.2, 0.23]), '#2b3238', {
          outward: [0, 0, 1],
        }),
        ...[-0.1, 0.1].map((y) => line(through([2.3, y, 0.25], [3.4, y, 0.25]), '#c4cbd0', 0.025)),
        face(
          through([3.7, -0.16, 0.26], [3.9, -0.16, 0.36], [3.9, 0.16, 0.36], [3.7, 0.16, 0.26]),
          '#5b666d',
        ),
      ]),
      state === 'moored' &&
        part(layers.well + 1, [tube(through([2.75, 0, 0.28], [2.95, 0, 0.28]), 0.09, '#8a5f34')]),
      sides.map((s) => sculls(3.1, s, state === 'moored')),
      state === 'underway' &&
        crew(
          [{ at: [seat, 0, 0.28], posture: 'paddling', jacket: livery.jackets[0]!, faces: -1 }],
          layers.house,
        ),
      part(layers.front, [tube(through([length, 0, 0.2], [length + 0.07, 0, 0.2]), 0.035, '#f4f3ee')]),
    ),
    hulls: [hull],
    length,
    beam: 1.6,
    draught: 0.12,
    height: 1.3,
    motion: 'paddled',
    pose: {},
  };
};
