import { face, layers, line, type Piece, part, tube } from '../space/model.ts';
import { through, trace } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { bermudanRig } from './parts/bermudan.ts';
import { coachroof } from './parts/coachroof.ts';
import { cockpitWell } from './parts/cockpit.ts';
import { ensign } from './parts/ensign.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { KEEL_LAYER } from './parts/keels.ts';
import { crew } from './parts/people.ts';

const sides = [-1, 1] as const;

/** A folding trimaran: slim main hull, two floats on curved beams. */
export const trimaran: BoatBuilder = ({ livery, state, random }) => {
  const main = createHull({
    length: 9.4,
    beam: 2.1,
    sheer: [0.98, 0.92, 1.16],
    lowAt: 0.25,
    stem: { rake: 0.35 },
    transom: { rake: -0.2, width: 0.75 },
    fullness: 2,
    flare: [0.62, 0.5],
    depth: 0.4,
  });
  const floats = sides.map((side) => ({
    ...createHull({
      length: 8.6,
      beam: 0.62,
      sheer: [0.6, 0.78, 0.86],
      lowAt: 0.05,
      stem: { rake: 0.25 },
      transom: { rake: 0.15, width: 0.4 },
      fullness: 2.4,
      depth: 0.25,
      offset: side * 3.05,
    }),
  }));
  const beam = (x: number, side: number): Piece =>
    tube(
      sample(8, (t): Vec => [x, side * (0.8 + t * 2.2), 1.0 + Math.sin(Math.PI * t) * 0.28 - t * 0.22]),
      0.11,
      livery.house,
    );
  const net = (side: number): Piece =>
    face(
      through(
        [3.0, side * 0.95, 1.0],
        [6.1, side * 0.9, 1.0],
        [6.1, side * 2.85, 0.85],
        [3.0, side * 2.85, 0.82],
      ),
      '#2f3a43',
      { opacity: 0.5 },
    );
  return {
    model: fitted(
      part(KEEL_LAYER, [
        face(trace('4.2 0 -0.3, 5.0 0 -0.3, 4.9 0 -1.5, 4.4 0 -1.5'), livery.bottom),
        face(trace('0.1 0 0, 0.5 0 -0.1, 0.45 0 -1.1, 0.15 0 -1.1'), livery.bottom),
      ]),
      floats.flatMap((f, i) =>
        hullGroups(
          f,
          {
            topsides: livery.hull,
            bottom: livery.bottom,
            boot: livery.boot,
            rail: livery.accent,
            deck: livery.deck,
          },
          sides[i]!,
        ),
      ),
      hullGroups(main, {
        topsides: livery.hull,
        bottom: livery.bottom,
        boot: livery.boot,
        stripe: livery.accent,
        rail: '#e3e6e6',
        deck: livery.deck,
      }),
      sides.map((s) =>
        part(layers.shell + 2, [
          band(
            main,
            s,
            livery.accent,
            { from: (x) => 0.3 + x * 0.01, to: (x) => 0.5 + x * 0.02 },
            [0.6, 0.98],
          ),
        ]),
      ),
      sides.map((s) => part(-8, [net(s), beam(2.9, s), beam(6.2, s)], { side: s })),
      cockpitWell(main, { from: 0.4, to: 3.1, half: 0.62, deck: livery.teak, coaming: 0.18 }),
      coachroof(main, { from: 3.1, to: 6.9, height: 0.5, half: 0.75, lights: 'wedge' }, livery),
      bermudanRig(
        {
          mast: {
            x: 5.2,
            foot: 1.45,
            top: 14.2,
            colour: random.pick(['#2b3238', livery.spar]),
            radius: 0.09,
            spreaders: [0.5],
            chainplates: [{ x: 4.4, half: 2.9, z: 0.8 }],
            rake: 0.35,
          },
          boom: { z: 2.1, end: 0.7, swing: 0.6 },
          main: { head: 14, roach: 0.7, square: 1.1, band: random.chance(0.5) ? livery.accent : undefined },
          forestay: { foot: [9.2, 0, 1.25], head: 12.3 },
          jib: { clew: [4.9, -0.9, 1.7], foot: 0.2 },
        },
        livery,
        state,
      ),
      part(layers.rig - 1, [line(trace('9.2 0 1.12, 10.6 0 1.2'), livery.spar, 0.07)]),
      state === 'underway' &&
        crew([
          { at: [1.1, 0.5, 1.05], posture: 'sitting', jacket: livery.jackets[0]! },
          { at: [2.3, 0.5, 1.05], posture: 'sitting', jacket: livery.jackets[1]! },
        ]),
      ensign([0.25, 0.4, 1.0], 0.7),
    ),
    hulls: [main, ...floats],
    length: 9.4,
    beam: 6.7,
    draught: 1.5,
    height: 14.7,
    motion: 'sailing',
    pose: { heel: -5, pivot: 4.5 },
  };
};
