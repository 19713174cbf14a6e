import type { Pose } from './model.ts';
import type { Vec } from './vector.ts';

/** Bow up by `pitch`, starboard down by `heel` (degrees), lifted by `rise` (metres). */
export function posed({ pitch = 0, heel = 0, rise = 0, pivot = 0 }: Pose): (p: Vec) => Vec {
  if (!pitch && !heel && !rise) return (p) => p;
  const p = (pitch * Math.PI) / 180;
  const h = (heel * Math.PI) / 180;
  const [sp, cp, sh, ch] = [Math.sin(p), Math.cos(p), Math.sin(h), Math.cos(h)];
  return ([x, y, z]) => {
    const y1 = y * ch + z * sh;
    const z1 = z * ch - y * sh;
    const dx = x - pivot;
    return [pivot + dx * cp - z1 * sp, y1, z1 * cp + dx * sp + rise];
  };
}
