import { darken } from '../colour.ts';
import { face, type Group, layers, line, part } from '../space/model.ts';
import { through } from '../space/points.ts';
import type { Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { crew } from './parts/people.ts';

const sides = [-1, 1] as const;

function oar(x: number, side: -1 | 1, rest: boolean): Group {
  const lock: Vec = [x, side * 0.66, 0.5];
  const grip: Vec = rest ? [x + 1.1, side * 0.22, 0.5] : [x + 0.5, side * 0.12, 0.62];
  const blade: Vec = rest ? [x - 1.5, side * 0.3, 0.48] : [x - 0.75, side * 1.75, 0.08];
  const tip: Vec = rest ? [x - 2.0, side * 0.3, 0.48] : [x - 0.95, side * 2.2, -0.02];
  return part(5, [line([grip, lock, blade], '#d8b67c', 0.045), line([blade, tip], '#e6cd9c', 0.13)], {
    side,
  });
}

/** A clinker rowing boat. */
export const rowingBoat: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const hull = createHull({
    length: 4.2,
    beam: 1.45,
    sheer: [0.56, 0.4, 0.74],
    lowAt: 0.42,
    stem: { rake: 0.3, shape: 0.6 },
    transom: { rake: 0.14, width: 0.6 },
    widestAt: 0.46,
    fullness: 2.1,
    flare: [0.74, 0.4],
    depth: 0.14,
  });
  const varnished = fit.painted ? fit.timber === true : random.chance(0.5);
  const planks = varnished && !fit.painted ? random.pick(['#a8683a', '#96592f', '#b5794a']) : livery.hull;
  const timber = '#b98a55';
  const strakes = sides.map((s) =>
    part(
      layers.shell + 2,
      [0.2, 0.4, 0.6, 0.8].map((v) =>
        band(hull, s, darken(planks, 0.35), {
          from: (x) => hull.sheerAt(x) * v,
          to: (x) => hull.sheerAt(x) * v + 0.012,
        }),
      ),
    ),
  );
  const thwart = (x: number) =>
    face(
      through(
        [x, -hull.halfAt(x) + 0.05, 0.32],
        [x + 0.24, -hull.halfAt(x) + 0.05, 0.32],
        [x + 0.24, hull.halfAt(x) - 0.05, 0.32],
        [x, hull.halfAt(x) - 0.05, 0.32],
      ),
      timber,
      { outward: [0, 0, 1] },
    );
  const inside = face(
    [...hull.sheerLine(1, 0.06, 0.02, 0.97), ...hull.sheerLine(-1, 0.06, 0.02, 0.97).reverse()],
    darken(varnished ? planks : timber, 0.4),
    { outward: [0, 0, 1] },
  );
  const rowing = state === 'underway';
  return {
    model: fitted(
      hullGroups(hull, {
        topsides: planks,
        bottom: '#6d2f28',
        boot: varnished ? planks : livery.accent,
        rail: timber,
        deck: timber,
      }),
      strakes,
      part(layers.well, [inside, thwart(0.55), thwart(1.75), thwart(2.85)]),
      sides.map((s) => oar(2.15, s, !rowing)),
      rowing &&
        crew([
          {
            at: [1.9, 0, 0.36],
            posture: 'paddling',
            jacket: livery.jackets[0]!,
            faces: -1,
            hat: random.chance(0.5) ? '#e9e3d3' : undefined,
          },
          ...(random.chance(0.5)
            ? [{ at: [0.65, 0, 0.36] as Vec, posture: 'sitting' as const, jacket: livery.jackets[1]! }]
            : []),
        ]),
    ),
    hulls: [hull],
    length: 4.2,
    beam: 1.45,
    draught: 0.2,
    height: 1.3,
    motion: 'paddled',
    pose: {},
  };
};
