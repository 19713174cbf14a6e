import type { Skin } from './model.ts';
import { cross, dot, sample, scale, subtract, unit, type Vec } from './vector.ts';

const STEP = 1e-3;

type Patch = { outline: Vec[]; ribs: { point: Vec; normal: Vec }[] };

/** Computed on the upright boat, then turned with it. */
function normalAt({ surface, side }: Skin, place: (p: Vec) => Vec, u: number, v: number): Vec {
  const [ua, ub] = [Math.max(0, u - STEP), Math.min(1, u + STEP)];
  const along = subtract(surface(ub, v), surface(ua, v));
  const up = subtract(surface(u, v + STEP), surface(u, v - STEP));
  const n = unit(cross(along, up));
  const outward = side !== 0 && n[1] * side < 0 ? scale(n, -1) : n;
  return subtract(place(outward), place([0, 0, 0]));
}

/** The stretch of a skin that faces the viewer, as an outline and ribs for shading; nothing when it is hidden. */
export function visiblePatch(skin: Skin, place: (p: Vec) => Vec, eye: Vec): Patch | undefined {
  const steps = skin.steps ?? 28;
  const surface = (u: number, v: number) => place(skin.surface(u, v));
  const [start, end] = skin.u;
  const stations = sample(steps, (t) => start + (end - start) * t);

  const rib = (u: number) => {
    const middle = (skin.low(u) + skin.high(u)) / 2;
    const safe = Math.min(end - 0.004, Math.max(start + 0.004, u));
    return { point: surface(u, middle), normal: normalAt(skin, place, safe, middle) };
  };
  const faces = (u: number) => {
    const { point, normal } = rib(u);
    return dot(normal, subtract(eye, point)) > 0;
  };

  const shown = skin.side === 0 ? stations : stations.filter(faces);
  if (shown.length < 2) return undefined;
  const [a, b] = [shown[0]!, shown.at(-1)!];
  const upper = sample(steps, (t) => a + (b - a) * t).map((u) => surface(u, skin.high(u)));
  const lower = sample(steps, (t) => b + (a - b) * t).map((u) => surface(u, skin.low(u)));
  const fore = sample(6, (t) => surface(b, skin.high(b) + (skin.low(b) - skin.high(b)) * t)).slice(1, -1);
  const aft = sample(6, (t) => surface(a, skin.low(a) + (skin.high(a) - skin.low(a)) * t)).slice(1, -1);
  return {
    outline: [...upper, ...fore, ...lower, ...aft],
    ribs: sample(6, (t) => rib(a + (b - a) * t)),
  };
}
