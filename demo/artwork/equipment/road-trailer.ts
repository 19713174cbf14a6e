import { face, type Group, line, type Piece, part, tube } from '../space/model.ts';
import { through } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';

type TrailerSize = { length: number; width: number; axles: 1 | 2; wheel: number };

const STEEL = '#b4bcc1';

function wheel(x: number, y: number, radius: number, side: number): Piece[] {
  const disc = (r: number, dy: number) =>
    sample(
      23,
      (t): Vec => [x + Math.cos(t * Math.PI * 2) * r, y + side * dy, radius + Math.sin(t * Math.PI * 2) * r],
    );
  const tyre = [...disc(radius, 0), ...disc(radius, 0.18).reverse()];
  const hole = (a: number) =>
    sample(
      9,
      (t): Vec => [
        x + Math.cos(a) * radius * 0.36 + Math.cos(t * 6.283) * radius * 0.09,
        y + side * 0.202,
        radius + Math.sin(a) * radius * 0.36 + Math.sin(t * 6.283) * radius * 0.09,
      ],
    );
  return [
    face(disc(radius, 0), '#1b1e21'),
    face(tyre, '#15181a'),
    face(disc(radius, 0.18), '#23272b', { outward: [0, side, 0] }),
    face(disc(radius * 0.66, 0.19), '#d3d9dc', { outward: [0, side, 0] }),
    face(disc(radius * 0.56, 0.195), '#aeb7bd', { outward: [0, side, 0] }),
    ...sample(5, (t) => face(hole(t * 5.03), '#4b565e', { outward: [0, side, 0] })),
    face(disc(radius * 0.14, 0.204), '#5b666d', { outward: [0, side, 0] }),
  ];
}

/** A galvanised boat trailer, its coupling at +x. */
export function roadTrailer({ length, width, axles, wheel: radius }: TrailerSize): Group[] {
  const deck = radius * 1.35;
  const half = width / 2;
  const axleX = length * 0.36;
  const xs = axles === 2 ? [axleX - radius * 1.15, axleX + radius * 1.15] : [axleX];
  const rails = [-1, 1].map((s) =>
    tube(
      through([0.1, s * half * 0.62, deck], [length * 0.72, s * half * 0.62, deck], [length * 0.95, 0, deck]),
      0.05,
      STEEL,
    ),
  );
  const crossbars = [0.12, 0.36, 0.6].map((f) =>
    tube(through([length * f, -half * 0.62, deck], [length * f, half * 0.62, deck]), 0.045, STEEL),
  );
  const rollers = [0.16, 0.36, 0.56].flatMap((f) => [
    line(through([length * f, 0, deck], [length * f, 0, deck + 0.13]), '#6f7b82', 0.05),
    tube(through([length * f, -0.13, deck + 0.14], [length * f, 0.13, deck + 0.14]), 0.06, '#26323a'),
  ]);
  const bunks = [-1, 1].map((s) =>
    tube(
      through([0.3, s * half * 0.55, deck + 0.2], [length * 0.62, s * half * 0.5, deck + 0.2]),
      0.05,
      '#3a4a5a',
    ),
  );
  const board: Piece[] = [
    face(
      through(
        [-0.02, -half, deck],
        [-0.02, half, deck],
        [-0.02, half, deck + 0.16],
        [-0.02, -half, deck + 0.16],
      ),
      '#eef0ee',
    ),
    ...[-1, 1].map((s) =>
      face(
        through(
          [-0.03, s * half * 0.7, deck + 0.02],
          [-0.03, s * half * 0.96, deck + 0.02],
          [-0.03, s * half * 0.96, deck + 0.14],
          [-0.03, s * half * 0.7, deck + 0.14],
        ),
        '#c8371f',
      ),
    ),
  ];
  const guard = (x: number, s: number) =>
    face(
      [
        ...sample(
          10,
          (t): Vec => [
            x - Math.cos(Math.PI * t) * radius * 1.22,
            s * (half + 0.02),
            radius + Math.sin(Math.PI * t) * radius * 1.22,
          ],
        ),
        ...sample(
          10,
          (t): Vec => [
            x + Math.cos(Math.PI * t) * radius * 1.22,
            s * (half - 0.22),
            radius + Math.sin(Math.PI * t) * radius * 1.22,
          ],
        ),
      ],
      '#3a434b',
    );
  return [
    part(-60, [
      ...[-1, 1].flatMap((s) => xs.map((x) => guard(x, s))),
      ...rails,
      ...crossbars,
      ...rollers,
      ...bunks,
      ...board,
    ]),
    ...[-1, 1].map((s) =>
      part(
        -90,
        xs.flatMap((x) => wheel(x, s * (half - 0.2), radius, s)),
        { side: s as -1 | 1 },
      ),
    ),
    part(-58, [
      tube(through([length * 0.95, 0, deck], [length * 1.14, 0, deck * 0.86]), 0.06, STEEL),
      tube(through([length * 1.14, 0, deck * 0.86], [length * 1.2, 0, deck * 0.84]), 0.075, '#2b3238'),
      tube(through([length * 0.92, 0, deck], [length * 0.9, 0, deck + 0.62]), 0.05, STEEL),
      tube(through([length * 0.9, -0.1, deck + 0.6], [length * 0.9, 0.1, deck + 0.6]), 0.09, '#c23b2a'),
      tube(through([length * 1.06, 0, 0.1], [length * 1.06, 0, deck + 0.25]), 0.035, '#8a9399'),
      tube(through([length * 1.06 - 0.1, 0, 0.1], [length * 1.06 + 0.1, 0, 0.1]), 0.1, '#1b1e21'),
    ]),
  ];
}

/** Height at which a keel rests on the rollers. */
export const trailerDeck = (radius: number) => radius * 1.35 + 0.2;
