import { darken } from '../colour.ts';
import { face, type Piece } from '../space/model.ts';
import { add, cross, sample, scale, subtract, unit, type Vec } from '../space/vector.ts';

const FACETS = 24;

/** A cylinder or cone with flat ends, from one end to the other. */
export function drum(
  from: Vec,
  to: Vec,
  radius: number | readonly [number, number],
  colour: string,
  cap = darken(colour, 0.08),
): Piece[] {
  const [r0, r1] = typeof radius === 'number' ? [radius, radius] : radius;
  const axis = unit(subtract(to, from));
  const across = unit(cross(axis, Math.abs(axis[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
  const up = cross(across, axis);
  const spoke = (a: number): Vec => add(scale(across, Math.cos(a)), scale(up, Math.sin(a)));
  const at = (end: Vec, r: number, a: number): Vec => add(end, scale(spoke(a), r));
  const angles = sample(FACETS, (t) => t * Math.PI * 2);
  const wall = angles.slice(0, -1).map((a, i) => {
    const b = angles[i + 1]!;
    return face([at(from, r0, a), at(to, r1, a), at(to, r1, b), at(from, r0, b)], colour, {
      outward: spoke((a + b) / 2),
    });
  });
  return [
    face(
      angles.map((a) => at(from, r0, a)),
      cap,
      { outward: scale(axis, -1) },
    ),
    ...wall,
    face(
      angles.map((a) => at(to, r1, a)),
      cap,
      { outward: axis },
    ),
  ];
}
