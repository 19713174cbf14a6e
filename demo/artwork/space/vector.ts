/** Boat space in metres: x forward from the stern, y to starboard, z up from the water. */
export type Vec = readonly [x: number, y: number, z: number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const lerp = (a: Vec, b: Vec, t: number): Vec => add(a, scale(subtract(b, a), t));

export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const unit = (a: Vec): Vec => scale(a, 1 / (Math.hypot(...a) || 1));

export const centroid = (points: readonly Vec[]): Vec =>
  scale(points.reduce(add, [0, 0, 0]), 1 / Math.max(1, points.length));

/** `count + 1` values of a function over 0…1. */
export const sample = <T>(count: number, f: (t: number) => T): T[] =>
  Array.from({ length: count + 1 }, (_, i) => f(i / count));

export const between = (low: number, high: number, t: number) => low + (high - low) * t;
