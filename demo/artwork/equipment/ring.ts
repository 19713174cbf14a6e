import { sample, type Vec } from '../space/vector.ts';

/** A circle that faces fore and aft. */
export const ring = (x: number, y: number, z: number, r: number): Vec[] =>
  sample(27, (t) => [x, y + Math.cos(t * Math.PI * 2) * r, z + Math.sin(t * Math.PI * 2) * r]);
