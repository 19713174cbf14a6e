import { lit } from '../lights.ts';
import { ellipse, num, polygon } from '../paths.ts';
import { path } from '../sheet.ts';
import { depthOf, project, scaleAt } from '../space/camera.ts';
import { through } from '../space/points.ts';
import type { Vec } from '../space/vector.ts';
import { type CanalLayout, type CanalScene, ground } from './canal-ground.ts';

/** The towpath on the viewer's side. */
export function towpath(
  { camera, light, random, width }: CanalScene,
  { near, side, length }: CanalLayout,
): string {
  const y = (v: number) => v * side;
  const strip = (from: number, to: number, z: number) =>
    ground(
      camera,
      through([-120, y(from), z], [length + 220, y(from), z], [length + 220, y(to), z], [-120, y(to), z]),
    );
  const wall = ground(
    camera,
    through(
      [-120, y(near), 0],
      [length + 220, y(near), 0],
      [length + 220, y(near), 0.34],
      [-120, y(near), 0.34],
    ),
  );
  const tufts = Array.from({ length: 150 }, () => {
    const p: Vec = [random.between(-10, length + 30), y(near + random.between(0.05, 0.5)), 0.34];
    if (depthOf(camera, p) < 1.5) return '';
    const [sx, sy] = project(camera, p);
    if (sx < -20 || sx > width + 20) return '';
    const k = Math.min(34, scaleAt(camera, p) * 0.3) * random.between(0.5, 1);
    return `M${num(sx - k * 0.3)} ${num(sy)}L${num(sx - k * 0.4)} ${num(sy - k * 0.8)}L${num(sx - k * 0.1)} ${num(sy - k * 0.2)}L${num(sx + k * 0.05)} ${num(sy - k * 1.15)}L${num(sx + k * 0.12)} ${num(sy - k * 0.2)}L${num(sx + k * 0.42)} ${num(sy - k * 0.9)}L${num(sx + k * 0.34)} ${num(sy)}Z`;
  });
  const flowers = Array.from({ length: 34 }, () => {
    const p: Vec = [random.between(-6, length + 20), y(near + random.between(0.1, 0.6)), 0.5];
    if (depthOf(camera, p) < 1.5) return '';
    const [sx, sy] = project(camera, p);
    return ellipse(sx, sy, Math.min(7, scaleAt(camera, p) * 0.035));
  });
  return (
    path(polygon(wall), { fill: lit('#7d725f', 0.5, light) }) +
    path(polygon(strip(near, near + 40, 0.34)), { fill: lit('#7f9a54', 0.75, light) }) +
    path(polygon(strip(near + 0.9, near + 2.7, 0.345)), { fill: lit('#c9b690', 0.85, light) }) +
    path(polygon(strip(near, near + 0.22, 0.345)), { fill: lit('#b3a78f', 0.8, light) }) +
    path(tufts.join(''), { fill: lit('#9ab35c', 0.95, light) }) +
    path(flowers.join(''), { fill: lit('#f4efe0', 0.95, light), opacity: 0.9 })
  );
}
