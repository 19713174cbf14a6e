import { lighten } from '../colour.ts';
import { face, type Group, line } from '../space/model.ts';
import { through } from '../space/points.ts';
import type { Vec } from '../space/vector.ts';
import { block, type Span, standing } from './block.ts';

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
        through(
          [x - 0.2, y, z],
          [x + 0.2, y, z],
          [x + 0.22, y + side * 0.08, z + 0.38],
          [x - 0.18, y + side * 0.08, z + 0.38],
        ),
        colour,
      ),
      line(
        through([x - 0.14, y - side * 0.002, z + 0.19], [x + 0.16, y, z + 0.19]),
        lighten(colour, 0.3),
        0.02,
      ),
    ],
    [x - 0.3, y, z],
  );
}

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
