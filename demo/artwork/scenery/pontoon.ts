import { box } from '../boats/parts/motor-parts.ts';
import type { Random } from '../random.ts';
import { face, line, type Model, type Piece, part, tube } from '../space/model.ts';
import { through } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';

type Berth = {
  from: number;
  to: number;
  y: number;
  width: number;
  scale: number /** A finger: one pile, no pedestals. */;
  bare?: boolean;
};

const at = (points: readonly Vec[], y: number): Vec[] => points.map(([x, py, z]) => [x, py + y, z]);

/** A floating pontoon with planks, cleats, piles and service pedestals, lying parallel to the boat. */
export function pontoon({ from, to, y, width, scale: k, bare }: Berth, random: Random): Model {
  const half = width / 2;
  const deck = 0.42 * k;
  const shell = box([from, to], half, [0, deck], '#6f675c', '#b9a487').map((piece) =>
    piece.type === 'face' ? { ...piece, points: at(piece.points, y) } : piece,
  );
  const planks: Piece[] = sample(Math.round((to - from) / (0.55 * k)), (t) =>
    line(
      through(
        [from + (to - from) * t, y - half, deck + 0.005],
        [from + (to - from) * t, y + half, deck + 0.005],
      ),
      '#8c7a60',
      0.022 * k,
      { opacity: 0.5 },
    ),
  );
  const kerb = [-1, 1].map((s) =>
    line(through([from, y + s * half, deck], [to, y + s * half, deck]), '#8a7a63', 0.09 * k),
  );
  const fittings = sample(4, (t): Piece[] => {
    const x = from + (to - from) * (0.12 + t * 0.78);
    return [
      line(
        through(
          [x - 0.18 * k, y + half * 0.86, deck + 0.14 * k],
          [x + 0.18 * k, y + half * 0.86, deck + 0.14 * k],
        ),
        '#d5dadd',
        0.07 * k,
      ),
    ];
  }).flat();
  const pedestals = (bare ? [] : [0.3, 0.72]).flatMap((t) => {
    const x = from + (to - from) * t;
    return [
      ...box([x - 0.14 * k, x + 0.14 * k], 0.13 * k, [deck, deck + 1.05 * k], '#eef0ee').map((p) =>
        p.type === 'face' ? { ...p, points: at(p.points, y - half * 0.6) } : p,
      ),
      face(
        at(
          through(
            [x - 0.15 * k, -half * 0.6 + 0.15 * k, deck + 0.86 * k],
            [x + 0.15 * k, -half * 0.6 + 0.15 * k, deck + 0.86 * k],
            [x + 0.15 * k, -half * 0.6 + 0.15 * k, deck + 1.02 * k],
            [x - 0.15 * k, -half * 0.6 + 0.15 * k, deck + 1.02 * k],
          ),
          y,
        ),
        '#8fd0e0',
        { finish: 'lamp' },
      ),
    ];
  });
  const piles = (bare ? [0.96] : [0.05, 0.5, 0.95]).flatMap((t) => {
    const x = from + (to - from) * t;
    const top = random.between(2.3, 2.9) * k;
    return [
      tube(through([x, y - half - 0.2 * k, 0], [x, y - half - 0.2 * k, top]), 0.19 * k, '#5e554b'),
      tube(
        through([x, y - half - 0.2 * k, top - 0.25 * k], [x, y - half - 0.2 * k, top]),
        0.2 * k,
        '#f1efe8',
      ),
    ];
  });
  return [part(0, piles), part(1, [...shell, ...planks, ...kerb, ...fittings]), part(2, pedestals)];
}

/** A stone quay with bollards and lamps; its paving runs back towards the town. */
export function quay({ from, to, y, scale: k }: Omit<Berth, 'width'>, landward: 1 | -1): Model {
  const top = 1.7 * k;
  const front = y - landward * 0.01;
  const inland = (depth: number) => y + landward * depth;
  const wall = face(through([from, y, 0], [to, y, 0], [to, y, top], [from, y, top]), '#968b7b', {
    outward: [0, -landward, 0],
  });
  const paving = face(
    through([from, y, top], [to, y, top], [to, inland(120), top], [from, inland(120), top]),
    '#c2b6a1',
    { outward: [0, 0, 1] },
  );
  const seams = [1.2, 3, 6, 11, 20].map((d) =>
    line(through([from, inland(d * k), top], [to, inland(d * k), top]), '#968b7b', 0.05 * k, {
      opacity: 0.5,
    }),
  );
  const courses = [0.28, 0.52, 0.76].map((h) =>
    line(through([from, front, top * h], [to, front, top * h]), '#6f675b', 0.04 * k, { opacity: 0.5 }),
  );
  const joints = sample(60, (t) => {
    const x = from + (to - from) * t;
    const h = (Math.round(t * 60) % 3) * 0.24 + 0.28;
    return line(through([x, front, top * h], [x, front, top * (h + 0.24)]), '#6f675b', 0.035 * k, {
      opacity: 0.45,
    });
  });
  const weed = face(
    through([from, front, 0], [to, front, 0], [to, front, top * 0.16], [from, front, top * 0.2]),
    '#4d5a3c',
    { opacity: 0.75 },
  );
  const coping = line(through([from, y, top], [to, y, top]), '#d9cfbb', 0.16 * k);
  const along = (count: number, shift: number) =>
    sample(count, (t) => from + (to - from) * (t + shift / count));
  const bollards = along(14, 0.3).flatMap((x) => [
    tube(
      through([x, inland(0.6 * k), top], [x, inland(0.6 * k), top + 0.42 * k]),
      [0.17 * k, 0.13 * k],
      '#2b3238',
    ),
    tube(
      through(
        [x - 0.14 * k, inland(0.6 * k), top + 0.42 * k],
        [x + 0.14 * k, inland(0.6 * k), top + 0.42 * k],
      ),
      0.1 * k,
      '#2b3238',
    ),
  ]);
  const lamps = along(9, 0.1).flatMap((x) => {
    const ly = inland(2.4 * k);
    return [
      tube(through([x, ly, top], [x, ly, top + 3.4 * k]), 0.06 * k, '#2f3b45'),
      tube(through([x, ly, top + 3.4 * k], [x, ly, top + 3.75 * k]), [0.13 * k, 0.2 * k], '#fff0c4'),
      tube(through([x, ly, top + 3.75 * k], [x, ly, top + 3.85 * k]), [0.22 * k, 0.08 * k], '#2f3b45'),
    ];
  });
  return [
    part(0, [paving, ...seams, wall, weed, ...courses, ...joints, coping]),
    part(1, lamps),
    part(2, bollards),
  ];
}

/** A pick-up buoy with its ring. */
export const buoy = (at: Vec, k: number, colour: string): Model => [
  part(0, [
    tube(through([at[0] - 0.12 * k, at[1], 0.14 * k], [at[0] + 0.12 * k, at[1], 0.14 * k]), 0.32 * k, colour),
    line(through([at[0], at[1], 0.45 * k], [at[0], at[1], 0.8 * k]), '#d5dadd', 0.04 * k),
  ]),
];

/** A timber jetty on posts. */
export function jetty({ from, to, y, width, scale: k }: Berth): Model {
  const half = width / 2;
  const deck = 0.75 * k;
  const posts = sample(Math.max(3, Math.round((to - from) / (1.6 * k))), (t) => {
    const x = from + (to - from) * t;
    return [-1, 1].map((s) =>
      tube(
        through([x, y + s * half * 0.9, 0], [x, y + s * half * 0.9, deck + (s < 0 ? 0.9 * k : 0)]),
        0.09 * k,
        '#6b5a48',
      ),
    );
  }).flat();
  const top = face(
    through([from, y - half, deck], [to, y - half, deck], [to, y + half, deck], [from, y + half, deck]),
    '#b39a78',
    { outward: [0, 0, 1] },
  );
  const edge = face(
    through(
      [from, y + half, deck - 0.16 * k],
      [to, y + half, deck - 0.16 * k],
      [to, y + half, deck],
      [from, y + half, deck],
    ),
    '#8a7358',
  );
  const planks = sample(Math.round((to - from) / (0.3 * k)), (t) =>
    line(
      through(
        [from + (to - from) * t, y - half, deck + 0.005],
        [from + (to - from) * t, y + half, deck + 0.005],
      ),
      '#7d684e',
      0.02 * k,
      { opacity: 0.5 },
    ),
  );
  const rail = line(
    through([from, y - half * 0.9, deck + 0.85 * k], [to, y - half * 0.9, deck + 0.85 * k]),
    '#6b5a48',
    0.07 * k,
  );
  return [part(0, [...posts, top, edge, ...planks, rail])];
}
