import { structure } from '../boats/parts/house.ts';
import { lighten } from '../colour.ts';
import { face, type Piece, tube } from '../space/model.ts';
import { outline, trace } from '../space/points.ts';

/** Everything below the cavitation plate, and the plate: gearcase, skeg and strut of an outboard or an outdrive. */
export const driveLeg = (colour: string): Piece[] => [
  ...structure({
    profile: outline('-0.66 0.46, -0.66 0.485, 0.02 0.485, -0.02 0.46'),
    breadth: (x) => 0.15 - Math.max(0, x + 0.1) * 0.6,
    side: colour,
    strips: { colour: lighten(colour, 0.06) },
  }),
  ...structure({
    profile: outline('-0.4 0.2, -0.4 0.46, -0.06 0.46, -0.1 0.2'),
    breadth: () => 0.045,
    side: colour,
    strips: { colour },
  }),
  face(trace('-0.36 0 0.2, -0.12 0 0.2, -0.16 0 0.1, -0.3 0 0.02, -0.36 0 0.06'), colour),
  tube(
    trace('-0.6 0 0.22, -0.44 0 0.22, -0.2 0 0.22, -0.02 0 0.22, 0.06 0 0.22'),
    [0.06, 0.075, 0.085, 0.06, 0.015],
    colour,
  ),
];
