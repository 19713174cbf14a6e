import { structure } from '../boats/parts/house.ts';
import { darken, lighten } from '../colour.ts';
import { face, type Group, line, type Piece, part, tube } from '../space/model.ts';
import { sample, type Vec } from '../space/vector.ts';

type Span = readonly [number, number];

/** Everything that stands in a room shares a layer and is drawn from far to near. */
const STANDING = 10;

const standing = (pieces: readonly Piece[], at: Vec): Group => part(STANDING, pieces, { at });

/** A block between two corners. */
export function block(x: Span, y: Span, z: Span, colour: string, top = colour, rounding = 0): Piece[] {
  const centre = (y[0] + y[1]) / 2;
  const half = Math.abs(y[1] - y[0]) / 2;
  return structure({
    profile: [
      [x[0], z[0]],
      [x[0], z[1] - rounding],
      [x[0] + rounding, z[1]],
      [x[1], z[1]],
      [x[1], z[0]],
    ],
    breadth: (_, h) => half - (h > z[1] - rounding * 0.5 ? rounding * 0.4 : 0),
    side: colour,
    strips: [{ colour }, { colour: lighten(top, 0.06) }, { colour: top }, { colour }],
    centre,
  });
}

/** A settee along one side: base, seat cushions, back cushions. */
export function settee(
  x: Span,
  side: -1 | 1,
  wall: number,
  depth: number,
  base: string,
  fabric: string,
): Group {
  const y = (d: number) => side * (wall - d);
  const span = (a: number, b: number): Span => (side === 1 ? [y(b), y(a)] : [y(a), y(b)]);
  const count = Math.max(1, Math.round((x[1] - x[0]) / 0.85));
  const step = (x[1] - x[0]) / count;
  const cushions = Array.from({ length: count }, (_, i) => {
    const [a, b] = [x[0] + i * step + 0.02, x[0] + (i + 1) * step - 0.02];
    return {
      far: a,
      pieces: [
        ...block([a, b], span(0.12, depth), [0.36, 0.48], fabric, lighten(fabric, 0.06), 0.03),
        ...block([a, b], span(0, 0.16), [0.46, 0.86], fabric, lighten(fabric, 0.08), 0.04),
      ],
    };
  });
  return standing(
    [
      ...block(x, span(0, depth), [0, 0.36], base),
      ...cushions.sort((a, b) => b.far - a.far).flatMap((c) => c.pieces),
    ],
    [(x[0] + x[1]) / 2, y(depth / 2), 0.4],
  );
}

export function scatterCushion([x, y, z]: Vec, colour: string, side: -1 | 1): Group {
  return standing(
    [
      face(
        [
          [x - 0.2, y, z],
          [x + 0.2, y, z],
          [x + 0.22, y + side * 0.08, z + 0.38],
          [x - 0.18, y + side * 0.08, z + 0.38],
        ],
        colour,
      ),
      line(
        [
          [x - 0.14, y - side * 0.002, z + 0.19],
          [x + 0.16, y, z + 0.19],
        ],
        lighten(colour, 0.3),
        0.02,
      ),
    ],
    [x - 0.3, y, z],
  );
}

/** A table on a post, with fiddles when at sea. */
export function table(
  x: Span,
  half: number,
  height: number,
  wood: string,
  laid: readonly Piece[] = [],
  centre = 0,
): Group {
  const middle = (x[0] + x[1]) / 2;
  return standing(
    [
      ...block(
        [middle - 0.08, middle + 0.08],
        [centre - 0.08, centre + 0.08],
        [0, height],
        darken(wood, 0.25),
      ),
      ...block(x, [centre - half, centre + half], [height - 0.05, height], darken(wood, 0.1), wood),
      line(
        [
          [x[0], centre - half, height + 0.01],
          [x[0], centre + half, height + 0.01],
        ],
        lighten(wood, 0.2),
        0.025,
      ),
      ...laid,
    ],
    [middle, centre, height],
  );
}

export const mug = ([x, y, z]: Vec, colour: string): Piece[] => [
  tube(
    [
      [x, y, z],
      [x, y, z + 0.09],
    ],
    0.04,
    colour,
  ),
  line(
    [
      [x, y + 0.04, z + 0.07],
      [x, y + 0.075, z + 0.05],
      [x, y + 0.04, z + 0.02],
    ],
    colour,
    0.014,
  ),
];

export const chartSheet = (x: Span, y: Span, z: number): Piece[] => [
  face(
    [
      [x[0], y[0], z],
      [x[1], y[0], z],
      [x[1], y[1], z],
      [x[0], y[1], z],
    ],
    '#f3ead2',
  ),
  face(
    [
      [x[0] + 0.05, y[0] + 0.04, z + 0.002],
      [x[1] - 0.2, y[0] + 0.04, z + 0.002],
      [x[0] + 0.2, y[1] - 0.05, z + 0.002],
      [x[0] + 0.05, y[1] - 0.05, z + 0.002],
    ],
    '#bcd7dc',
  ),
];

/** Worktop with sink or hob and cupboards below. */
export function galley(
  x: Span,
  side: -1 | 1,
  wall: number,
  depth: number,
  cabinet: string,
  worktop: string,
): Group {
  const y = (d: number) => side * (wall - d);
  const span = (a: number, b: number): Span => (side === 1 ? [y(b), y(a)] : [y(a), y(b)]);
  const count = Math.max(2, Math.round((x[1] - x[0]) / 0.5));
  const doors = sample(count, (t) => t)
    .slice(0, -1)
    .flatMap((t): Piece[] => {
      const [a, b] = [x[0] + t * (x[1] - x[0]) + 0.03, x[0] + (t + 1 / count) * (x[1] - x[0]) - 0.03];
      const front = y(depth) - side * 0.006;
      return [
        face(
          [
            [a, front, 0.12],
            [b, front, 0.12],
            [b, front, 0.82],
            [a, front, 0.82],
          ],
          lighten(cabinet, 0.08),
        ),
        line(
          [
            [b - 0.08, front, 0.5],
            [b - 0.08, front, 0.62],
          ],
          '#c9a24a',
          0.018,
        ),
      ];
    });
  const middle = (x[0] + x[1]) / 2;
  const tap: Piece[] = [
    line(
      [
        [middle + 0.2, y(0.14), 0.93],
        [middle + 0.2, y(0.14), 1.2],
        [middle + 0.2, y(0.3), 1.2],
      ],
      '#d9dfe3',
      0.025,
    ),
  ];
  const basin = face(
    sample(
      15,
      (t): Vec => [
        middle + 0.2 + Math.cos(t * 6.283) * 0.17,
        y(depth * 0.55) + Math.sin(t * 6.283) * 0.14,
        0.935,
      ],
    ),
    '#9aa4aa',
  );
  const hob = [-0.32, -0.62].flatMap((dx) => [
    face(
      sample(
        13,
        (t): Vec => [
          middle + dx + Math.cos(t * 6.283) * 0.1,
          y(depth * 0.5) + Math.sin(t * 6.283) * 0.1,
          0.935,
        ],
      ),
      '#23282c',
    ),
  ]);
  return standing(
    [
      ...block(x, span(0, depth), [0, 0.88], cabinet),
      ...block([x[0] - 0.02, x[1] + 0.02], span(0, depth + 0.03), [0.88, 0.93], worktop),
      ...doors,
      basin,
      ...tap,
      ...hob,
    ],
    [middle, y(depth / 2), 0.6],
  );
}

/** A solid-fuel stove with its fire lit. */
export function stove([x, y]: readonly [number, number], height: number): Group {
  const iron = '#24282c';
  return standing(
    [
      ...block([x - 0.26, x + 0.26], [y - 0.28, y + 0.28], [0, 0.1], '#8f8577', '#a49a8a'),
      ...block([x - 0.2, x + 0.2], [y - 0.2, y + 0.2], [0.1, 0.62], iron, '#33393e'),
      face(
        [
          [x - 0.206, y - 0.13, 0.2],
          [x - 0.206, y + 0.13, 0.2],
          [x - 0.206, y + 0.13, 0.48],
          [x - 0.206, y - 0.13, 0.48],
        ],
        '#f2913a',
        { finish: 'lamp' },
      ),
      face(
        [
          [x - 0.208, y - 0.08, 0.2],
          [x - 0.208, y + 0.09, 0.2],
          [x - 0.208, y + 0.02, 0.42],
          [x - 0.208, y - 0.04, 0.34],
        ],
        '#ffd36b',
        { finish: 'lamp' },
      ),
      tube(
        [
          [x, y, 0.62],
          [x, y, height],
        ],
        0.065,
        iron,
      ),
      tube(
        [
          [x - 0.08, y, 0.63],
          [x - 0.08, y, 0.78],
        ],
        [0.1, 0.07],
        '#b5623f',
      ),
    ],
    [x, y, 0.5],
  );
}

export function lamp([x, y, z]: Vec, drop: number, shade: string): Group {
  return standing(
    [
      line(
        [
          [x, y, z],
          [x, y, z - drop],
        ],
        '#c9a24a',
        0.014,
      ),
      tube(
        [
          [x, y, z - drop],
          [x, y, z - drop - 0.16],
        ],
        [0.05, 0.13],
        shade,
      ),
      tube(
        [
          [x, y, z - drop - 0.15],
          [x, y, z - drop - 0.18],
        ],
        0.06,
        '#fff0c4',
      ),
    ],
    [x, y, z],
  );
}

export const rug = (x: Span, half: number, colour: string, border: string): Group =>
  part(5, [
    face(
      [
        [x[0], -half, 0.006],
        [x[1], -half, 0.006],
        [x[1], half, 0.006],
        [x[0], half, 0.006],
      ],
      border,
    ),
    face(
      [
        [x[0] + 0.1, -half + 0.1, 0.008],
        [x[1] - 0.1, -half + 0.1, 0.008],
        [x[1] - 0.1, half - 0.1, 0.008],
        [x[0] + 0.1, half - 0.1, 0.008],
      ],
      colour,
    ),
  ]);

/** A shelf of books on a side wall. */
export function bookshelf(x: Span, side: -1 | 1, wall: number, z: number, wood: string): Group {
  const y = side * (wall - 0.02);
  const colours = ['#7a2335', '#1d4237', '#16304f', '#c9a24a', '#8a5a3a', '#e6dcc6', '#2f6f80'];
  const books = sample(Math.round((x[1] - x[0]) / 0.07), (t) => {
    const at = x[0] + 0.05 + t * (x[1] - x[0] - 0.1);
    const i = Math.round(t * 97);
    return face(
      [
        [at, y - side * 0.1, z],
        [at + 0.055, y - side * 0.1, z],
        [at + 0.055, y - side * 0.1, z + 0.19 + (i % 4) * 0.02],
        [at, y - side * 0.1, z + 0.19 + (i % 4) * 0.02],
      ],
      colours[i % colours.length]!,
    );
  });
  return part(4, [
    ...books,
    ...block(x, side === 1 ? [y - 0.16, y] : [y, y + 0.16], [z - 0.035, z], wood),
    line(
      [
        [x[0], y - side * 0.15, z + 0.09],
        [x[1], y - side * 0.15, z + 0.09],
      ],
      lighten(wood, 0.15),
      0.02,
    ),
  ]);
}

/** A picture or panel on the far bulkhead. */
export const picture = (
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  frame: string,
  art: string,
): Group =>
  part(3, [
    face(
      [
        [x, y - width / 2, z],
        [x, y + width / 2, z],
        [x, y + width / 2, z + height],
        [x, y - width / 2, z + height],
      ],
      frame,
    ),
    face(
      [
        [x - 0.01, y - width / 2 + 0.05, z + 0.05],
        [x - 0.01, y + width / 2 - 0.05, z + 0.05],
        [x - 0.01, y + width / 2 - 0.05, z + height - 0.05],
        [x - 0.01, y - width / 2 + 0.05, z + height - 0.05],
      ],
      art,
    ),
    face(
      [
        [x - 0.012, y - width / 2 + 0.05, z + 0.05],
        [x - 0.012, y + width / 2 - 0.05, z + 0.05],
        [x - 0.012, y + width / 2 - 0.05, z + height * 0.42],
        [x - 0.012, y, z + height * 0.5],
        [x - 0.012, y - width / 2 + 0.05, z + height * 0.36],
      ],
      darken(art, 0.35),
    ),
  ]);

/** An opening in the far bulkhead, with a view or the cabin beyond. */
export function doorway(
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
  beyond: { colour: string; view?: boolean },
): Group {
  const rect = (grow: number, dx: number): Vec[] => [
    [x - dx, y - width / 2 - grow, 0],
    [x - dx, y + width / 2 + grow, 0],
    [x - dx, y + width / 2 + grow, height + grow],
    [x - dx, y - width / 2 - grow, height + grow],
  ];
  return part(3, [
    face(rect(0.07, 0.005), frame),
    face(rect(0, 0.01), beyond.colour, beyond.view ? { finish: 'view' } : {}),
  ]);
}

export function plant([x, y]: readonly [number, number], height: number): Group {
  const leaf = (a: number, r: number, h: number): Piece =>
    face(
      [
        [x, y, h * 0.55],
        [x + Math.cos(a) * r * 0.5 - 0.04, y + Math.sin(a) * r * 0.5, h * 0.85],
        [x + Math.cos(a) * r, y + Math.sin(a) * r, h],
        [x + Math.cos(a) * r * 0.5 + 0.05, y + Math.sin(a) * r * 0.5, h * 0.72],
      ],
      a % 1.3 > 0.6 ? '#4d7a4a' : '#6f9a52',
    );
  return standing(
    [
      ...sample(9, (t) => leaf(t * 6.283, height * 0.34, height * (0.8 + (Math.round(t * 9) % 3) * 0.1))),
      tube(
        [
          [x, y, 0],
          [x, y, height * 0.34],
        ],
        [height * 0.11, height * 0.15],
        '#c9b8a0',
      ),
    ],
    [x, y, 0.4],
  );
}

export const post = (x: number, y: number, height: number, radius: number, colour: string): Group =>
  standing(
    [
      tube(
        [
          [x, y, 0],
          [x, y, height],
        ],
        radius,
        colour,
      ),
    ],
    [x, y, 0.5],
  );

/** A bed across the far end. */
export function berth(x: Span, half: number, base: string, linen: string, throwColour: string): Group {
  return standing(
    [
      ...block(x, [-half, half], [0, 0.42], base),
      ...block(
        [x[0] + 0.02, x[1]],
        [-half + 0.04, half - 0.04],
        [0.42, 0.6],
        linen,
        lighten(linen, 0.2),
        0.05,
      ),
      ...block(
        [x[0] + 0.01, x[0] + (x[1] - x[0]) * 0.4],
        [-half + 0.02, half - 0.02],
        [0.44, 0.63],
        throwColour,
        lighten(throwColour, 0.08),
        0.04,
      ),
      ...[-0.5, 0.5].flatMap((f) =>
        block(
          [x[1] - 0.4, x[1] - 0.08],
          [half * f - half * 0.36, half * f + half * 0.36],
          [0.6, 0.84],
          '#f7f4ec',
          '#ffffff',
          0.08,
        ),
      ),
    ],
    [x[0], 0, 0.5],
  );
}
