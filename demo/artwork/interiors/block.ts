import { structure } from '../boats/parts/house.ts';
import { lighten } from '../colour.ts';
import { type Group, type Piece, part } from '../space/model.ts';
import { corners } from '../space/points.ts';
import type { Vec } from '../space/vector.ts';

export type Span = readonly [number, number];

/** Everything that stands in a room shares a layer and is drawn from far to near. */
const STANDING = 10;

export const standing = (pieces: readonly Piece[], at: Vec): Group => part(STANDING, pieces, { at });

/** A block between two corners. */
export function block(x: Span, y: Span, z: Span, colour: string, top = colour, rounding = 0): Piece[] {
  const centre = (y[0] + y[1]) / 2;
  const half = Math.abs(y[1] - y[0]) / 2;
  return structure({
    profile: corners(
      [x[0], z[0]],
      [x[0], z[1] - rounding],
      [x[0] + rounding, z[1]],
      [x[1], z[1]],
      [x[1], z[0]],
    ),
    breadth: (_, h) => half - (h > z[1] - rounding * 0.5 ? rounding * 0.4 : 0),
    side: colour,
    strips: [{ colour }, { colour: lighten(top, 0.06) }, { colour: top }, { colour }],
    centre,
  });
}
