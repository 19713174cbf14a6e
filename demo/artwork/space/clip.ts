import { lerp, type Vec } from './vector.ts';

type Distance = (p: Vec) => number;

/** The part of a polygon where `distance` is positive. */
export function clipPolygon(points: readonly Vec[], distance: Distance): Vec[] {
  const kept: Vec[] = [];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!;
    const [dp, dq] = [distance(p), distance(q)];
    if (dp >= 0) kept.push(p);
    if (dp >= 0 !== dq >= 0) kept.push(lerp(p, q, dp / (dp - dq)));
  });
  return kept;
}

/** The first unbroken stretch of a line where `distance` is positive. */
export function clipLine(points: readonly Vec[], distance: Distance): Vec[] {
  const kept: Vec[] = [];
  for (let i = 0; i < points.length; i++) {
    const p = points[i]!;
    const before = points[i - 1];
    const inside = distance(p) >= 0;
    if (before && inside !== distance(before) >= 0) {
      kept.push(lerp(before, p, distance(before) / (distance(before) - distance(p))));
      if (!inside) return kept;
    }
    if (inside) kept.push(p);
  }
  return kept;
}
