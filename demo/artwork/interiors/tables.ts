import { darken, lighten } from '../colour.ts';
import { face, type Group, line, type Piece, tube } from '../space/model.ts';
import { through } from '../space/points.ts';
import type { Vec } from '../space/vector.ts';
import { block, type Span, standing } from './block.ts';

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
        through([x[0], centre - half, height + 0.01], [x[0], centre + half, height + 0.01]),
        lighten(wood, 0.2),
        0.025,
      ),
      ...laid,
    ],
    [middle, centre, height],
  );
}

export const mug = ([x, y, z]: Vec, colour: string): Piece[] => [
  tube(through([x, y, z], [x, y, z + 0.09]), 0.04, colour),
  line(through([x, y + 0.04, z + 0.07], [x, y + 0.075, z + 0.05], [x, y + 0.04, z + 0.02]), colour, 0.014),
];

export const chartSheet = (x: Span, y: Span, z: number): Piece[] => [
  face(through([x[0], y[0], z], [x[1], y[0], z], [x[1], y[1], z], [x[0], y[1], z]), '#f3ead2'),
  face(
    through(
      [x[0] + 0.05, y[0] + 0.04, z + 0.002],
      [x[1] - 0.2, y[0] + 0.04, z + 0.002],
      [x[0] + 0.2, y[1] - 0.05, z + 0.002],
      [x[0] + 0.05, y[1] - 0.05, z + 0.002],
    ),
    '#bcd7dc',
  ),
];
