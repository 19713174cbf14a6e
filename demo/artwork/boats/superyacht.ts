import { layers, line, type Piece, part, tube } from '../space/model.ts';
import { corners, through } from '../space/points.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { ensign } from './parts/ensign.ts';
import { onSide, type ProfilePoint, structure } from './parts/house.ts';
import { band, hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { sternGear } from './parts/keels.ts';
import { box, hullLights, swimPlatform } from './parts/motor-parts.ts';
import { crew } from './parts/people.ts';
import { railAlong } from './parts/rails.ts';

const sides = [-1, 1] as const;

type Deck = {
  from: number;
  to: number;
  floor: number;
  height: number;
  half: number;
  rake: number;
  overhang: number;
};

/** A motor yacht of about 160 feet with three decks. */
export const superyacht: BoatBuilder = ({ livery, state, random }) => {
  const hull = createHull({
    length: 49,
    beam: 9.2,
    sheer: [3.0, 3.9, 6.1],
    lowAt: 0,
    stem: { rake: random.pick([1.2, 5.2]), shape: 1.1 },
    transom: { rake: -2.2, width: 0.9 },
    widestAt: 0.42,
    fullness: 2.7,
    flare: [0.94, 0.4],
    depth: 2.4,
  });
  const trim = livery.house;
  const decks: Deck[] = [
    { from: 9, to: 35, floor: 4.5, height: 2.7, half: 4.0, rake: 5, overhang: 4.5 },
    { from: 13, to: 30.5, floor: 7.2, height: 2.5, half: 3.5, rake: 4.4, overhang: 4.2 },
    { from: 17, to: 26, floor: 9.7, height: 2.3, half: 2.7, rake: 3.4, overhang: 3.4 },
  ];
  const storey = ({ from, to, floor, height, half, rake, overhang }: Deck): Piece[] => {
    const breadth = (x: number, z: number) =>
      Math.max(0.3, half - Math.max(0, x - (to - 8)) * 0.22 - Math.max(0, z - floor) * 0.08);
    const top = floor + height;
    const profile: ProfilePoint[] = corners(
      [from, Math.max(floor - 0.4, hull.sheerAt(from))],
      [from - 0.5, top - 0.3],
      [to - rake, top - 0.2],
      [to, Math.max(floor + 0.3, hull.sheerAt(to) + 0.05)],
      [to + 1, Math.max(floor - 0.4, hull.sheerAt(to + 1))],
    );
    const glass = { finish: 'glass' } as const;
    return [
      ...structure({
        profile,
        breadth,
        side: trim,
        strips: [
          { colour: livery.glass, finish: 'glass' },
          { colour: livery.roof },
          { colour: livery.glass, finish: 'glass' },
          { colour: trim },
        ],
      }),
      ...sides.map((s) =>
        onSide(
          corners(
            [from + 1, floor + 0.75],
            [from + 0.7, top - 0.75],
            [to - rake - 0.1, top - 0.66],
            [to - 1.6, floor + 0.85],
          ),
          breadth,
          s,
          livery.glass,
          glass,
        ),
      ),
      ...sides.flatMap((s) =>
        [0.25, 0.5, 0.75].map((t) => {
          const x = from + (to - rake - from) * t;
          return onSide(
            corners(
              [x, floor + 0.75],
              [x + 0.25, top - 0.72],
              [x + 0.6, top - 0.72],
              [x + 0.35, floor + 0.75],
            ),
            breadth,
            s,
            trim,
          );
        }),
      ),
      ...structure({
        profile: corners(
          [from - overhang, top - 0.12],
          [from - overhang, top + 0.14],
          [to - rake + 0.6, top + 0.2],
          [to - rake + 1.2, top - 0.1],
        ),
        breadth: (x) => half + 0.35 - Math.max(0, x - (to - 9)) * 0.2,
        side: trim,
        strips: { colour: livery.teak },
      }),
    ];
  };
  const topZ = decks[2]!.floor + decks[2]!.height;
  return {
    model: fitted(
      sternGear(hull, livery.bottom),
      swimPlatform(2.2, 3.7, 0.9, livery.teak),
      hullGroups(hull, {
        topsides: livery.hull,
        bottom: livery.bottom,
        boot: livery.boot,
        rail: trim,
        deck: livery.teak,
      }),
      sides.map((s) =>
        part(layers.shell + 3, [
          band(
            hull,
            s,
            livery.accent,
            { from: (x) => hull.sheerAt(x) - 0.75, to: (x) => hull.sheerAt(x) - 0.62 },
            [0.02, 0.97],
          ),
        ]),
      ),
      hullLights(hull, [14, 18, 22, 26, 30], [1.15, 0.42], 1.9, livery.glass),
      hullLights(hull, [34.5, 37, 39.5], [0.3, 0.3], 1.7, livery.glass),
      part(layers.well, [
        ...box([4, 9], 3.4, [3.3, 3.4], livery.teak),
        ...box([4.8, 6], 2.6, [3.4, 4.1], livery.canvas),
      ]),
      decks.map((d, i) => part(layers.house + i * 2, storey(d), { at: [22, 0, d.floor] })),
      part(layers.house + 1, box([9.6, 12], 2.4, [7.4, 8], livery.canvas), { at: [10, 0, 7] }),
      part(
        layers.upper,
        [
          ...structure({
            profile: corners([19.2, topZ], [18.2, topZ + 2.1], [20.4, topZ + 2.1], [22.6, topZ]),
            breadth: () => 0.55,
            side: trim,
            strips: { colour: trim },
          }),
          ...sides.map((s) =>
            tube(through([19.6, s * 1.5, topZ + 1.35], [19.6, s * 1.5, topZ + 1.7]), 0.75, '#f7f8f6'),
          ),
          line(through([18, -2.2, topZ + 1.3], [18, 2.2, topZ + 1.3]), trim, 0.18),
          line(through([19.2, 0, topZ + 2.1], [18.9, 0, topZ + 4.3]), '#eef1f2', 0.1),
          line(through([20, -1.1, topZ + 2.25], [20, 1.1, topZ + 2.25]), '#eef1f2', 0.16),
        ],
        { at: [20, 0, topZ + 1] },
      ),
      railAlong((x, s) => hull.deck(x, s, 0.25), {
        from: 30,
        to: 48,
        height: 1.05,
        spacing: 2,
        wires: 3,
        bar: 0.07,
      }),
      decks
        .slice(0, 2)
        .flatMap((d) =>
          railAlong(
            (x, s) => [x, s * (d.half + 0.2), d.floor + d.height + 0.1],
            { from: d.from - d.overhang + 0.4, to: d.from + 3, height: 1, spacing: 1.6, wires: 2, bar: 0.06 },
            9,
          ),
        ),
      state === 'underway' &&
        crew(
          [
            { at: [42, 1.4, 5.4], posture: 'standing', jacket: '#f0efe9' },
            { at: [10.6, 1.6, 7.4], posture: 'standing', jacket: livery.jackets[0]! },
          ],
          layers.house + 2,
        ),
      ensign([-0.2, 0, 3], 2.8),
    ),
    hulls: [hull],
    length: 49,
    beam: 9.2,
    draught: 3,
    height: topZ + 4.3,
    motion: 'steaming',
    pose: {},
  };
};
