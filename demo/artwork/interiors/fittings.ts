import { darken, lighten } from '../colour.ts';
import { face, type Group, line, type Piece, part, tube } from '../space/model.ts';
import { through } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { block, type Span, standing } from './block.ts';

export function lamp([x, y, z]: Vec, drop: number, shade: string): Group {
  return standing(
    [
      line(through([x, y, z], [x, y, z - drop]), '#c9a24a', 0.014),
      tube(through([x, y, z - drop], [x, y, z - drop - 0.16]), [0.05, 0.13], shade),
      tube(through([x, y, z - drop - 0.15], [x, y, z - drop - 0.18]), 0.06, '#fff0c4'),
    ],
    [x, y, z],
  );
}

export const rug = (x: Span, half: number, colour: string, border: string): Group =>
  part(5, [
    face(
      through([x[0], -half, 0.006], [x[1], -half, 0.006], [x[1], half, 0.006], [x[0], half, 0.006]),
      border,
    ),
    face(
      through(
        [x[0] + 0.1, -half + 0.1, 0.008],
        [x[1] - 0.1, -half + 0.1, 0.008],
        [x[1] - 0.1, half - 0.1, 0.008],
        [x[0] + 0.1, half - 0.1, 0.008],
      ),
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
      through(
        [at, y - side * 0.1, z],
        [at + 0.055, y - side * 0.1, z],
        [at + 0.055, y - side * 0.1, z + 0.19 + (i % 4) * 0.02],
        [at, y - side * 0.1, z + 0.19 + (i % 4) * 0.02],
      ),
      colours[i % colours.length]!,
    );
  });
  return part(4, [
    ...books,
    ...block(x, side === 1 ? [y - 0.16, y] : [y, y + 0.16], [z - 0.035, z], wood),
    line(
      through([x[0], y - side * 0.15, z + 0.09], [x[1], y - side * 0.15, z + 0.09]),
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
      through(
        [x, y - width / 2, z],
        [x, y + width / 2, z],
        [x, y + width / 2, z + height],
        [x, y - width / 2, z + height],
      ),
      frame,
    ),
    face(
      through(
        [x - 0.01, y - width / 2 + 0.05, z + 0.05],
        [x - 0.01, y + width / 2 - 0.05, z + 0.05],
        [x - 0.01, y + width / 2 - 0.05, z + height - 0.05],
        [x - 0.01, y - width / 2 + 0.05, z + height - 0.05],
      ),
      art,
    ),
    face(
      through(
        [x - 0.012, y - width / 2 + 0.05, z + 0.05],
        [x - 0.012, y + width / 2 - 0.05, z + 0.05],
        [x - 0.012, y + width / 2 - 0.05, z + height * 0.42],
        [x - 0.012, y, z + height * 0.5],
        [x - 0.012, y - width / 2 + 0.05, z + height * 0.36],
      ),
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
  const rect = (grow: number, dx: number): Vec[] =>
    through(
      [x - dx, y - width / 2 - grow, 0],
      [x - dx, y + width / 2 + grow, 0],
      [x - dx, y + width / 2 + grow, height + grow],
      [x - dx, y - width / 2 - grow, height + grow],
    );
  return part(3, [
    face(rect(0.07, 0.005), frame),
    face(rect(0, 0.01), beyond.colour, beyond.view ? { finish: 'view' } : {}),
  ]);
}

export function plant([x, y]: readonly [number, number], height: number): Group {
  const leaf = (a: number, r: number, h: number): Piece =>
    face(
      through(
        [x, y, h * 0.55],
        [x + Math.cos(a) * r * 0.5 - 0.04, y + Math.sin(a) * r * 0.5, h * 0.85],
        [x + Math.cos(a) * r, y + Math.sin(a) * r, h],
        [x + Math.cos(a) * r * 0.5 + 0.05, y + Math.sin(a) * r * 0.5, h * 0.72],
      ),
      a % 1.3 > 0.6 ? '#4d7a4a' : '#6f9a52',
    );
  return standing(
    [
      ...sample(9, (t) => leaf(t * 6.283, height * 0.34, height * (0.8 + (Math.round(t * 9) % 3) * 0.1))),
      tube(through([x, y, 0], [x, y, height * 0.34]), [height * 0.11, height * 0.15], '#c9b8a0'),
    ],
    [x, y, 0.4],
  );
}

export const post = (x: number, y: number, height: number, radius: number, colour: string): Group =>
  standing([tube(through([x, y, 0], [x, y, height]), radius, colour)], [x, y, 0.5]);
