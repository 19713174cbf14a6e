import { structure } from '../boats/parts/house.ts';
import { darken } from '../colour.ts';
import { block } from '../interiors/block.ts';
import { createPanel, type Panel } from '../interiors/panel.ts';
import { type Piece, tube } from '../space/model.ts';
import { corners, through } from '../space/points.ts';
import { drum } from './drum.ts';

export const CASE = '#23292f';

/** A panel that reads from left to right for the viewer. */
export function facing(panel: Panel, width: number): Panel {
  const turned = (points: readonly (readonly [number, number])[]) =>
    points.map(([u, v]) => [width - u, v] as const);
  return {
    ...panel,
    at: (u, v) => panel.at(width - u, v),
    rect: (u, v, w, h, colour, options) => panel.rect(width - u - w, v, w, h, colour, options),
    round: (u, v, radius, colour, options) => panel.round(width - u, v, radius, colour, options),
    shape: (points, colour, options) => panel.shape(turned(points), colour, options),
    stroke: (points, colour, line) => panel.stroke(turned(points), colour, line),
  };
}

const LEAN = 0.16;

type Housing = { width: number; height: number; depth: number; foot: number; y?: number; x?: number };

/** A slab that leans back a little, and the panel on its front. */
export function housing({ width, height, depth, foot, y = 0, x = 0 }: Housing): {
  body: Piece[];
  front: Panel;
} {
  const [lean, top] = [x - LEAN * height, foot + height];
  const dark = darken(CASE, 0.35);
  return {
    body: structure({
      profile: corners([x - depth, foot], [lean - depth, top], [lean, top], [x, foot]),
      breadth: () => width / 2,
      side: dark,
      strips: [{ colour: dark }, { colour: darken(CASE, 0.1) }, { colour: CASE }],
      centre: y,
    }),
    front: facing(createPanel([x + 0.001, y - width / 2, foot], [0, 1, 0], [-LEAN, 0, 1]), width),
  };
}

/** The trunnion that carries a display, with a knob at each end. */
export function bracket(width: number, height: number, y = 0): Piece[] {
  const steel = '#3a434b';
  const reach = width / 2 + 0.012;
  return [
    ...block([-0.05, 0.03], [y - width * 0.32, y + width * 0.32], [0, 0.012], steel, '#4b565e'),
    ...[-1, 1].flatMap((s) => [
      tube(
        through(
          [-0.01, y + s * width * 0.3, 0.01],
          [-0.03, y + s * reach, 0.04],
          [-0.04, y + s * reach, height * 0.6],
        ),
        0.008,
        steel,
      ),
      ...drum(
        [-0.045, y + s * (reach - 0.006), height * 0.62],
        [-0.045, y + s * (reach + 0.02), height * 0.62],
        0.02,
        '#2b3238',
      ),
    ]),
  ];
}
