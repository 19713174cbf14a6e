import { darken, lighten } from '../colour.ts';
import { face, layers, line, type Piece, part, tube } from '../space/model.ts';
import { corners, outline, through, trace } from '../space/points.ts';
import { sample } from '../space/vector.ts';
import { type BoatBuilder, fitted } from './boat.ts';
import { onSide, type ProfilePoint, paneOnSpan, structure } from './parts/house.ts';
import { hullGroups } from './parts/hull.ts';
import { createHull } from './parts/hull-form.ts';
import { railAlong } from './parts/rails.ts';

const sides = [-1, 1] as const;

/** A floating home: broad steel hull, boarded walls, roof terrace with pots. */
export const houseboat: BoatBuilder = ({ livery, random, fit = {} }) => {
  const hull = createHull({
    length: 15.6,
    beam: 4.6,
    sheer: [0.72, 0.7, 0.85],
    stem: { rake: 0.35 },
    transom: { rake: 0.2, width: 0.9 },
    widestAt: 0.5,
    fullness: 9,
    flare: [0.98, 0.92],
    depth: 0.7,
  });
  const walls = random.pick(['#7f9a8c', '#a9623f', '#5f7f92', '#c9b48a', '#3d4f5c', '#8c4a3c', livery.hull]);
  const trim = '#f3efe4';
  const half = () => 2.0;
  const floor = 0.72;
  const first: ProfilePoint[] = corners([1.5, floor], [1.5, 3.2], [13.2, 3.2], [13.2, floor]);
  const studio = random.chance(0.65);
  const upper: ProfilePoint[] = outline('2.6 3.2, 2.6 5.1, 8.2 5.5, 8.2 3.2');
  const window = (x: number, w: number, z: number, h: number, s: number): Piece[] => [
    onSide(
      corners(
        [x - w - 0.09, z - h - 0.09],
        [x - w - 0.09, z + h + 0.09],
        [x + w + 0.09, z + h + 0.09],
        [x + w + 0.09, z - h - 0.09],
      ),
      half,
      s,
      trim,
    ),
    onSide(
      corners([x - w, z - h], [x - w, z + h], [x + w, z + h], [x + w, z - h]),
      () => 2.01,
      s,
      livery.glass,
      { finish: 'glass' },
    ),
    line(through([x, s * 2.04, z - h], [x, s * 2.04, z + h]), trim, 0.05),
    ...(h < 0.7
      ? [
          onSide(
            corners([x - w, z - h - 0.3], [x - w, z - h - 0.1], [x + w, z - h - 0.1], [x + w, z - h - 0.3]),
            () => 2.06,
            s,
            '#8a5f34',
          ),
          ...sample(5, (t) =>
            tube(
              through(
                [x - w + 0.1 + t * (2 * w - 0.2), s * 2.1, z - h - 0.12],
                [x - w + 0.1 + t * (2 * w - 0.2), s * 2.1, z - h],
              ),
              0.11,
              t % 0.4 > 0.2 ? '#c94f4a' : '#6f9a52',
            ),
          ),
        ]
      : []),
  ];
  const boards = sides.flatMap((s) =>
    sample(13, (t) =>
      line(
        through([1.6 + t * 11.5, s * 2.015, floor + 0.05], [1.6 + t * 11.5, s * 2.015, 3.12]),
        darken(walls, 0.22),
        0.018,
        { opacity: 0.45, tone: true },
      ),
    ),
  );
  const pot = (x: number, y: number, z: number, r: number): Piece[] => [
    tube(through([x, y, z], [x, y, z + r * 1.4]), [r * 0.8, r], '#b5623f'),
    tube(
      through([x, y, z + r * 1.6], [x, y, z + r * 3.2]),
      [r * 1.3, r * 1.6],
      random.pick(['#5f8a4c', '#7fa35a', '#4d7348']),
    ),
  ];
  return {
    model: fitted(
      hullGroups(hull, {
        topsides: fit.painted ? livery.hull : '#2b3238',
        bottom: '#1d2125',
        boot: '#3a434b',
        rail: '#4b565e',
        deck: '#a4865d',
      }),
      part(
        layers.house,
        [
          ...structure({
            profile: first,
            breadth: half,
            side: walls,
            strips: [{ colour: lighten(walls, 0.05) }, { colour: '#b39a72' }, { colour: walls }],
          }),
          ...boards,
          ...sides.flatMap((s) => [
            ...window(3.0, 0.62, 2.1, 0.55, s),
            ...window(5.4, 0.62, 2.1, 0.55, s),
            ...window(11.4, 0.85, 2.1, 0.55, s),
          ]),
          ...sides.flatMap((s) => [
            onSide(corners([7.5, floor], [7.5, 2.75], [9.3, 2.75], [9.3, floor]), half, s, trim),
            onSide(outline('7.6 0.85, 7.6 2.66, 8.35 2.66, 8.35 0.85'), () => 2.01, s, livery.glass, {
              finish: 'glass',
            }),
            onSide(outline('8.45 0.85, 8.45 2.66, 9.2 2.66, 9.2 0.85'), () => 2.01, s, livery.glass, {
              finish: 'glass',
            }),
          ]),
          paneOnSpan(first[2]!, first[3]!, half, [0.3, 0.7], [0.12, 0.92], livery.glass, {
            finish: 'glass',
            edge: { colour: trim, width: 0.12 },
          }),
          paneOnSpan(first[0]!, first[1]!, half, [0.36, 0.64], [0.05, 0.84], livery.accent, {
            edge: { colour: trim, width: 0.1 },
          }),
          ...structure({
            profile: outline('1.2 3.16, 1.2 3.3, 13.6 3.3, 13.6 3.16'),
            breadth: () => 2.2,
            side: trim,
            strips: { colour: '#a88f66' },
          }),
        ],
        { at: [7, 0, 2] },
      ),
      studio &&
        part(
          layers.house + 3,
          [
            ...structure({
              profile: upper,
              breadth: () => 1.7,
              side: lighten(walls, 0.08),
              strips: [{ colour: walls }, { colour: '#5f6b76' }, { colour: walls }],
            }),
            ...sides.flatMap((s) => [
              onSide(outline('3.2 3.75, 3.2 4.75, 5.0 4.85, 5.0 3.75'), () => 1.71, s, livery.glass, {
                finish: 'glass',
                edge: { colour: trim, width: 0.1 },
              }),
              onSide(outline('5.7 3.75, 5.7 4.9, 7.6 5.05, 7.6 3.75'), () => 1.71, s, livery.glass, {
                finish: 'glass',
                edge: { colour: trim, width: 0.1 },
              }),
            ]),
            paneOnSpan(upper[2]!, upper[3]!, () => 1.7, [0.15, 0.85], [0.25, 0.95], livery.glass, {
              finish: 'glass',
              edge: { colour: trim, width: 0.1 },
            }),
          ],
          { at: [5, 0, 4.2] },
        ),
      part(
        layers.upper,
        [
          ...pot(9.4, 1.2, 3.3, 0.26),
          ...pot(10.6, -1.3, 3.3, 0.22),
          ...pot(12.6, 1.3, 3.3, 0.3),
          ...(studio ? [] : pot(3, 0.8, 3.3, 0.3)),
          tube(through([2.1, -1, 3.3], [2.1, -1, studio ? 6.0 : 4.4]), 0.12, '#2b3238'),
          // Table, chairs and a parasol on the terrace.
          line(trace('11.2 0 3.3, 11.2 0 5.2'), trim, 0.06),
          face(trace('9.9 0 4.95, 11.2 0 5.55, 12.5 0 4.95'), livery.accent),
          face(trace('10.6 0 4.95, 11.2 0 5.55, 11.8 0 4.95'), lighten(livery.accent, 0.2)),
          line(trace('10.6 0.4 3.95, 11.8 0.4 3.95'), '#a9713a', 0.08),
        ],
        { at: [11, 0, 4] },
      ),
      railAlong(
        (x, s) => [x, s * 2.1, 3.3],
        {
          from: studio ? 8.4 : 1.4,
          to: 13.4,
          height: 0.85,
          spacing: 1.2,
          wires: 3,
          bar: 0.05,
          colour: '#ece6d6',
        },
        8,
      ),
      part(layers.well, [
        ...pot(14.3, 1.1, 0.8, 0.3),
        ...pot(14.4, -1.1, 0.8, 0.26),
        ...pot(0.7, 1.1, 0.72, 0.24),
      ]),
      part(layers.front - 1, [line(trace('0.3 1.8 0.75, -1.2 3.2 0.4'), '#d8cfb4', 0.05)]),
    ),
    hulls: [hull],
    length: 15.6,
    beam: 4.6,
    draught: 0.7,
    height: 6.1,
    motion: 'steaming',
    pose: {},
  };
};
