import { face, type Group, line, type Piece, part, tube } from '../space/model.ts';
import { through } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';

/** What the hull lies on: rollers, padded bunks, or a bed for the keel with uprights to hold a yacht. */
type Cradle = 'rollers' | 'bunks' | 'keel bed';

type TrailerSize = { length: number; width: number; axles: 1 | 2 | 3; wheel: number; cradle?: Cradle };

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
export function roadTrailer({
  length,
  width,
  axles,
  wheel: radius,
  cradle = 'rollers',
}: TrailerSize): Group[] {
  const deck = radius * 1.35;
  const half = width / 2;
  const axleX = length * 0.36;
  const xs = Array.from({ length: axles }, (_, i) => axleX + (i - (axles - 1) / 2) * radius * 2.3);
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
  const roller = (x: number, y: number, z: number, reach: number) => [
    line(through([x, y, deck], [x, y, z]), '#6f7b82', 0.05),
    tube(through([x, y - reach, z + 0.01], [x, y + reach, z + 0.01]), 0.06, '#26323a'),
  ];
  const cradles: Record<Cradle, () => Piece[]> = {
    rollers: () => [
      ...[0.16, 0.36, 0.56].flatMap((f) => roller(length * f, 0, deck + 0.13, 0.13)),
      ...[0.2, 0.3, 0.4, 0.5].flatMap((f) =>
        [-1, 1].flatMap((s) => roller(length * f, s * half * 0.5, deck + 0.22, 0.09)),
      ),
    ],
    bunks: () => [
      ...[0.2, 0.45].flatMap((f) =>
        [-1, 1].map((s) =>
          line(
            through([length * f, s * half * 0.5, deck], [length * f, s * half * 0.5, deck + 0.24]),
            '#8a9399',
            0.05,
          ),
        ),
      ),
      ...[-1, 1].map((s) =>
        tube(
          through([0.2, s * half * 0.52, deck + 0.27], [length * 0.66, s * half * 0.46, deck + 0.27]),
          0.07,
          '#2f4a63',
        ),
      ),
    ],
    'keel bed': () => [
      ...[-1, 1].map((s) =>
        tube(through([0.6, s * 0.16, deck + 0.06], [length * 0.62, s * 0.16, deck + 0.06]), 0.06, '#a9804f'),
      ),
      ...[0.16, 0.52].flatMap((f) =>
        [-1, 1].flatMap((s) => [
          tube(
            through([length * f, s * half * 0.62, deck], [length * f, s * half * 0.8, deck + 0.95]),
            0.04,
            STEEL,
          ),
          tube(
            through(
              [length * f - 0.2, s * half * 0.74, deck + 0.9],
              [length * f + 0.2, s * half * 0.74, deck + 1.02],
            ),
            0.07,
            '#26323a',
          ),
        ]),
      ),
    ],
  };
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
      ...cradles[cradle](),
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
      tube(through([length * 0.92, 0, deck], [length * 0.9, 0, deck + 0.72]), 0.06, '#8a949b'),
      tube(through([length * 0.74, 0, deck + 0.04], [length * 0.9, 0, deck + 0.5]), 0.035, '#8a949b'),
      tube(through([length * 0.89, -0.09, deck + 0.58], [length * 0.89, 0.09, deck + 0.58]), 0.08, '#2f5f9a'),
      tube(through([length * 0.87, -0.1, deck + 0.74], [length * 0.87, 0.1, deck + 0.74]), 0.07, '#23282c'),
      tube(through([length * 1.06, 0, 0.1], [length * 1.06, 0, deck + 0.25]), 0.035, '#8a9399'),
      tube(through([length * 1.06 - 0.1, 0, 0.1], [length * 1.06 + 0.1, 0, 0.1]), 0.1, '#1b1e21'),
    ]),
  ];
}

/** Height at which a keel rests on the rollers. */
export const trailerDeck = (radius: number) => radius * 1.35 + 0.2;
