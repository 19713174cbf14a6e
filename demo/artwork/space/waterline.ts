import type { Pose } from './model.ts';
import { posed } from './pose.ts';
import { sample, type Vec } from './vector.ts';

type Shell = { point(u: number, v: number, side?: number): Vec };

/** Where a posed hull meets the water on one side, from stern to bow; stations clear of the water are left out. */
export function waterlineOf(hull: Shell, pose: Pose, side: -1 | 1, steps = 30): Vec[] {
  const place = posed(pose);
  return sample(steps, (u) => {
    let [low, high] = [-1, 1];
    const height = (v: number) => place(hull.point(u, v, side))[2];
    if (height(low) > 0 || height(high) < 0) return undefined;
    for (let i = 0; i < 14; i++) {
      const middle = (low + high) / 2;
      if (height(middle) > 0) high = middle;
      else low = middle;
    }
    const [x, y] = place(hull.point(u, high, side));
    return [x, y, 0] as const;
  }).filter((p) => p !== undefined);
}
