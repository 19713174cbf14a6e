import { face, type Group, part } from '../../space/model.ts';
import { corners } from '../../space/points.ts';
import type { Vec } from '../../space/vector.ts';
import type { Hull } from './hull-form.ts';

/** Behind everything: parts below the hull are visible only in plans and ashore. */
export const KEEL_LAYER = -80;

const flat = (points: readonly (readonly [number, number])[], colour: string, y = 0) =>
  face(
    points.map(([x, z]): Vec => [x, y, z]),
    colour,
  );

/** A fin with a bulb and a spade rudder. */
export function finKeel(
  hull: Hull,
  keel: { x: number; depth: number; chord: number; rudder: number },
  colour: string,
): Group {
  const { x, depth, chord, rudder } = keel;
  const top = -hull.depth * 0.75;
  const aft = hull.length * 0.07;
  return part(KEEL_LAYER, [
    flat(
      corners(
        [x - chord * 0.55, top],
        [x + chord * 0.5, top],
        [x + chord * 0.32, -depth + 0.25],
        [x + chord * 0.45, -depth + 0.12],
        [x + chord * 0.2, -depth],
        [x - chord * 0.62, -depth],
        [x - chord * 0.5, -depth + 0.22],
      ),
      colour,
      hull.offset ?? 0,
    ),
    flat(
      corners(
        [aft, -0.12],
        [aft + rudder * 0.6, -0.3],
        [aft + rudder * 0.5, -depth * 0.78],
        [aft + 0.08, -depth * 0.78],
      ),
      colour,
      hull.offset ?? 0,
    ),
  ]);
}

/** A long keel with the rudder hung on its after end. */
export function longKeel(hull: Hull, depth: number, colour: string): Group {
  const l = hull.length;
  return part(KEEL_LAYER, [
    flat(
      corners(
        [l * 0.1, -0.02],
        [l * 0.9, -0.05],
        [l * 0.8, -depth * 0.55],
        [l * 0.62, -depth * 0.9],
        [l * 0.5, -depth],
        [l * 0.2, -depth],
        [l * 0.14, -depth * 0.9],
      ),
      colour,
    ),
  ]);
}

/** Rudder and propeller under a motor boat. */
export function sternGear(hull: Hull, colour: string): Group {
  const d = hull.depth;
  const l = hull.length;
  return part(KEEL_LAYER, [
    flat(
      corners([l * 0.02, -d * 0.7], [l * 0.06, -d * 0.7], [l * 0.055, -d * 1.45], [l * 0.025, -d * 1.45]),
      colour,
    ),
    flat(
      corners([l * 0.09, -d * 1.05], [l * 0.2, -d * 0.85], [l * 0.2, -d * 0.78], [l * 0.09, -d * 0.98]),
      '#9a8455',
    ),
    flat(
      corners([l * 0.085, -d * 0.82], [l * 0.097, -d * 0.8], [l * 0.1, -d * 1.28], [l * 0.082, -d * 1.28]),
      '#b08d4c',
    ),
  ]);
}
