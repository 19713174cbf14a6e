import { lighten } from '../colour.ts';
import { face, type Group, line, type Piece, tube } from '../space/model.ts';
import { through } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { block, type Span, standing } from './block.ts';

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
          through([a, front, 0.12], [b, front, 0.12], [b, front, 0.82], [a, front, 0.82]),
          lighten(cabinet, 0.08),
        ),
        line(through([b - 0.08, front, 0.5], [b - 0.08, front, 0.62]), '#c9a24a', 0.018),
      ];
    });
  const middle = (x[0] + x[1]) / 2;
  const tap: Piece[] = [
    line(
      through([middle + 0.2, y(0.14), 0.93], [middle + 0.2, y(0.14), 1.2], [middle + 0.2, y(0.3), 1.2]),
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
        through(
          [x - 0.206, y - 0.13, 0.2],
          [x - 0.206, y + 0.13, 0.2],
          [x - 0.206, y + 0.13, 0.48],
          [x - 0.206, y - 0.13, 0.48],
        ),
        '#f2913a',
        { finish: 'lamp' },
      ),
      face(
        through(
          [x - 0.208, y - 0.08, 0.2],
          [x - 0.208, y + 0.09, 0.2],
          [x - 0.208, y + 0.02, 0.42],
          [x - 0.208, y - 0.04, 0.34],
        ),
        '#ffd36b',
        { finish: 'lamp' },
      ),
      tube(through([x, y, 0.62], [x, y, height]), 0.065, iron),
      tube(through([x - 0.08, y, 0.63], [x - 0.08, y, 0.78]), [0.1, 0.07], '#b5623f'),
    ],
    [x, y, 0.5],
  );
}
