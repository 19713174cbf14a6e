import { type Point, polygon } from '../paths.ts';
import { scaleAt } from './camera.ts';
import type { Tube } from './model.ts';
import type { Stage } from './stage.ts';
import type { Vec } from './vector.ts';

/** `lean`: how far the light falls across this rib, from one edge (−1) to the other (1). */
export type Rib = { centre: Point; across: Point; radius: number; lean: number };

/** Outline of a ribbon: a fraction of the tube's width, shifted towards the light, with rounded ends. */
export function ribbon(ribs: readonly Rib[], width: number, shift: number): string {
  const edge = (sign: number) =>
    ribs.map(({ centre, across, radius, lean }): Point => {
      const r = radius * (shift * lean + sign * width);
      return [centre[0] + across[0] * r, centre[1] + across[1] * r];
    });
  const cap = (rib: Rib, direction: number): Point[] =>
    [-0.92, -0.7, -0.38, 0, 0.38, 0.7, 0.92].map((s): Point => {
      const out = Math.sqrt(1 - s * s) * rib.radius * width * direction;
      const side = rib.radius * (shift * rib.lean - s * width * direction);
      return [
        rib.centre[0] + rib.across[0] * side + rib.across[1] * out,
        rib.centre[1] + rib.across[1] * side - rib.across[0] * out,
      ];
    });
  return polygon([...edge(1), ...cap(ribs.at(-1)!, 1), ...edge(-1).reverse(), ...cap(ribs[0]!, -1)]);
}

export function ribsOf(stage: Stage, piece: Tube, points: readonly Vec[]): Rib[] {
  const screen = points.map(stage.toScreen);
  const glow: Point = [stage.sunSide * 0.7, stage.reflection ? 0.9 : -0.9];
  return screen.map((centre, i) => {
    const a = screen[Math.max(0, i - 1)]!;
    const b = screen[Math.min(screen.length - 1, i + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const radius =
      typeof piece.radius === 'number' ? piece.radius : (piece.radius[i] ?? piece.radius.at(-1) ?? 0);
    const across: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    return {
      centre,
      across,
      lean: Math.max(-1, Math.min(1, across[0] * glow[0] + across[1] * glow[1])),
      radius: Math.max(0.5, radius * scaleAt(stage.camera, points[i]!)),
    };
  });
}
