import { type Face, face, line, type Piece } from '../space/model.ts';
import { corners } from '../space/points.ts';
import { add, cross, sample, scale, unit, type Vec } from '../space/vector.ts';

/** A flat board in space with its own coordinates in metres, for everything mounted on it. */
export type Panel = {
  at(u: number, v: number): Vec;
  outward: Vec;
  rect(u: number, v: number, width: number, height: number, colour: string, options?: Partial<Face>): Face;
  round(u: number, v: number, radius: number, colour: string, options?: Partial<Face>): Face;
  shape(points: readonly (readonly [number, number])[], colour: string, options?: Partial<Face>): Face;
  stroke(points: readonly (readonly [number, number])[], colour: string, width: number): Piece;
};

export function createPanel(origin: Vec, right: Vec, up: Vec): Panel {
  const [r, u1] = [unit(right), unit(up)];
  const outward = unit(cross(r, u1));
  const at = (u: number, v: number): Vec => add(origin, add(scale(r, u), scale(u1, v)));
  const shape: Panel['shape'] = (points, colour, options = {}) =>
    face(
      points.map(([u, v]) => at(u, v)),
      colour,
      { outward, ...options },
    );
  return {
    at,
    outward,
    shape,
    rect: (u, v, width, height, colour, options) =>
      shape(corners([u, v], [u + width, v], [u + width, v + height], [u, v + height]), colour, options),
    round: (u, v, radius, colour, options) =>
      shape(
        sample(
          19,
          (t) => [u + Math.cos(t * Math.PI * 2) * radius, v + Math.sin(t * Math.PI * 2) * radius] as const,
        ),
        colour,
        options,
      ),
    stroke: (points, colour, width) =>
      line(
        points.map(([u, v]) => at(u, v)),
        colour,
        width,
      ),
  };
}
