import { darken } from '../colour.ts';
import { face, type Group, layers, line, part } from '../space/model.ts';
import { through } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { crew } from './parts/people.ts';

/** A double-bladed paddle held across the boat. */
function doublePaddle(x: number, z: number, reach: number, blade: string): Group {
  const near: Vec = [x + 0.5, reach, z - 0.36];
  const far: Vec = [x + 0.1, -reach, z + 0.42];
  const blades = [near, far].map((tip, i) => {
    const s = i === 0 ? 1 : -1;
    return face(
      [
        tip,
        [tip[0] + 0.12, tip[1] + s * 0.1, tip[2] - 0.02],
        [tip[0] + 0.14, tip[1] + s * 0.42, tip[2] - 0.16 * s],
        [tip[0] - 0.04, tip[1] + s * 0.46, tip[2] - 0.16 * s],
        [tip[0] - 0.1, tip[1] + s * 0.12, tip[2]],
      ],
      blade,
    );
  });
  return part(layers.nearSide, [line([far, near], '#2b3238', 0.035), ...blades]);
}

/** A canoe's paddle, with a blade at one end. */
function singlePaddle(x: number, side: -1 | 1): Group {
  const [grip, tip]: [Vec, Vec] = [
    [x + 0.1, side * 0.1, 1.02],
    [x + 0.3, side * 0.62, 0.1],
  ];
  return part(layers.nearSide, [
    line([grip, tip], '#c39a68', 0.035),
    line([tip, [x + 0.36, side * 0.76, -0.1]], '#b98a55', 0.13),
  ]);
}

/** A touring kayak, single or double, or an open canoe. */
export const kayak: BoatBuilder = ({ livery, state, random, fit = {} }) => {
  const double = fit.open || (fit.seats ?? (random.chance(0.3) ? 2 : 1)) === 2;
  const length = double ? 5.6 : 4.7;
  const hull = createHull({
    length,
    beam: fit.open ? 0.92 : double ? 0.76 : 0.62,
    sheer: [0.44, 0.24, 0.48],
    lowAt: 0.48,
    stem: { rake: 0.42, shape: 0.8 },
    transom: { rake: 0.42, width: 0.03 },
    widestAt: 0.48,
    fullness: 2,
    flare: [0.86, 0.7],
    depth: 0.1,
  });
  const seats = double ? [1.75, 3.35] : [2.1];
  const hole = (x: number) => [
    face(
      sample(16, (t): Vec => [x + 0.1 + Math.cos(t * 6.283) * 0.46, Math.sin(t * 6.283) * 0.24, 0.3]),
      darken(livery.hull, 0.35),
      { outward: [0, 0, 1] },
    ),
    face(
      sample(16, (t): Vec => [x + 0.1 + Math.cos(t * 6.283) * 0.4, Math.sin(t * 6.283) * 0.2, 0.305]),
      '#20262b',
      { outward: [0, 0, 1] },
    ),
  ];
  const deckLines = [0.68, 0.78].map((f) =>
    line([hull.deck(length * f, -1, 0.06), hull.deck(length * (f + 0.06), 1, 0.06)], '#20262b', 0.012),
  );
  const aftLines = [0.16, 0.24].map((f) =>
    line([hull.deck(length * f, -1, 0.06), hull.deck(length * (f + 0.05), 1, 0.06)], '#20262b', 0.012),
  );
  const hatch = face(
    sample(14, (t): Vec => [length * 0.82 + Math.cos(t * 6.283) * 0.14, Math.sin(t * 6.283) * 0.1, 0.37]),
    '#2b3238',
    { outward: [0, 0, 1] },
  );
  // Open from end to end, with seats and a thwart between the gunwales.
  const canoe = [
    face(
      [...hull.sheerLine(1, 0.05, 0.03, 0.97), ...hull.sheerLine(-1, 0.05, 0.03, 0.97).reverse()],
      '#6b5138',
      { outward: [0, 0, 1] },
    ),
    ...[0.27, 0.52, 0.7].map((f) =>
      line([hull.deck(length * f, -1, 0.02), hull.deck(length * f, 1, 0.02)], '#c39a68', 0.07),
    ),
  ];
  return {
    model: fitted(
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: '#efeee8',
        boot: '#efeee8',
        rail: fit.open ? '#b98a55' : darken(livery.hull, 0.25),
        deck: livery.hull,
      }),
      ([-1, 1] as const).map((s) =>
        part(layers.shell + 2, [
          band(
            hull,
            s,
            livery.accent,
            { from: (x) => hull.sheerAt(x) * 0.55, to: (x) => hull.sheerAt(x) * 0.72 },
            [0.02, 0.98],
          ),
        ]),
      ),
      part(layers.well, [
        ...(fit.open ? canoe : [...seats.flatMap(hole), ...deckLines, ...aftLines]),
        ...(fit.open ? [] : [hatch]),
      ]),
      state === 'underway' && [
        ...crew(
          seats.map((x, i) => ({
            at: [x - 0.1, 0, 0.22] as Vec,
            posture: 'paddling' as const,
            jacket: livery.jackets[i]!,
            hat: i === 0 ? '#2f5d7a' : undefined,
            seated: true,
          })),
          layers.house,
        ),
        ...seats.map((x, i) =>
          fit.open ? singlePaddle(x + 0.3, i % 2 ? -1 : 1) : doublePaddle(x + 0.3, 0.66, 0.72, livery.accent),
        ),
      ],
      state === 'moored' &&
        part(layers.upper, [
          line(through([length * 0.3, 0.2, 0.36], [length * 0.78, 0.05, 0.44]), '#2b3238', 0.03),
        ]),
    ),
    hulls: [hull],
    length,
    beam: 0.7,
    draught: 0.12,
    height: 1.25,
    motion: 'paddled',
    pose: {},
  };
};
