import { mix } from '../colour.ts';
import { faded, lit } from '../lights.ts';
import { polygon, rect } from '../paths.ts';
import { path } from '../sheet.ts';
import { project, scaleAt } from '../space/camera.ts';
import { through } from '../space/points.ts';
import { sample, type Vec } from '../space/vector.ts';
import { type CanalLayout, type CanalScene, ground } from './canal-ground.ts';

/** A brick arch over the cut. */
function bridge({ camera, light, random }: CanalScene, x: number, { near, far, side }: CanalLayout): string {
  const brick = random.pick(['#a5634a', '#96705a', '#8f8373', '#a86b50']);
  const top = 4.6;
  const arch = 3.1;
  const [a, b] = [-(far + 1.2), near + 1.2];
  const middle = (a + b) / 2;
  const radius = (b - a) / 2 - 1.1;
  const y = (v: number) => v * side;
  const curveUp = sample(
    14,
    (t): Vec => [x, y(middle - radius * Math.cos(Math.PI * t)), arch * Math.sin(Math.PI * t) ** 0.8],
  );
  const hump = sample(
    16,
    (t): Vec => [x, y(a - 9 + (b - a + 18) * t), 1.2 + (top - 1.2) * Math.sin(Math.PI * t) ** 0.9],
  );
  const face = ground(camera, [
    ...hump,
    [x, y(b + 9), 0],
    [x, y(middle + radius), 0],
    ...[...curveUp].reverse(),
    [x, y(middle - radius), 0],
    [x, y(a - 9), 0],
  ]);
  const inside = ground(camera, [
    ...curveUp,
    ...curveUp.map(([cx, cy, cz]): Vec => [cx + 4, cy, cz]).reverse(),
  ]);
  const coping = ground(camera, [...hump, ...hump.map(([cx, cy, cz]): Vec => [cx, cy, cz + 0.3]).reverse()]);
  const ring = ground(camera, [
    ...curveUp,
    ...curveUp
      .map(([cx, cy, cz], i): Vec => {
        const t = i / 14;
        return [cx, cy - y(Math.cos(Math.PI * t)) * 0.35, cz + 0.35 * Math.sin(Math.PI * t)];
      })
      .reverse(),
  ]);
  const k = scaleAt(camera, [x, 0, 0]);
  const [bx, by] = project(camera, [x, y(middle), top - 0.6]);
  const courses = Array.from({ length: 26 }, () =>
    rect(bx + random.between(-5, 5) * k, by + random.between(-0.3, 2.2) * k, 0.5 * k, 0.12 * k),
  ).join('');
  return (
    path(polygon(inside), { fill: faded('#3d332c', 0.1, light, 0.2) }) +
    path(polygon(face), { fill: faded(brick, 0.12, light, 0.75) }) +
    path(courses, { fill: faded(mix(brick, '#e8c7a8', 0.4), 0.12, light, 0.9), opacity: 0.25 }) +
    path(polygon(ring), { fill: faded(mix(brick, '#e3d3bd', 0.5), 0.1, light, 0.9) }) +
    path(polygon(coping), { fill: faded('#cdbfa8', 0.1, light, 0.95) })
  );
}

/** Lock gates with their black and white balance beams. */
function lock({ camera, light }: CanalScene, x: number, { near, far, side }: CanalLayout): string {
  const y = (v: number) => v * side;
  const gate = (from: number, to: number) =>
    ground(camera, through([x, y(from), 0], [x + 0.8, y(to), 0], [x + 0.8, y(to), 1.5], [x, y(from), 1.5]));
  const beam = (from: number, to: number) =>
    ground(
      camera,
      through([x, y(from), 1.35], [x - 1, y(to), 1.35], [x - 1, y(to), 1.75], [x, y(from), 1.75]),
    );
  const tip = (from: number, to: number) =>
    ground(
      camera,
      through([x - 0.8, y(from), 1.35], [x - 1, y(to), 1.35], [x - 1, y(to), 1.75], [x - 0.8, y(from), 1.75]),
    );
  const dark = lit('#20242a', 0.6, light);
  return (
    path(polygon(gate(near, 0.2)) + polygon(gate(-far, -0.2)), { fill: lit('#3a342d', 0.6, light) }) +
    path(polygon(beam(near - 0.4, near + 4)) + polygon(beam(-far + 0.4, -far - 4)), { fill: dark }) +
    path(polygon(tip(near + 3, near + 4)) + polygon(tip(-far - 3, -far - 4)), {
      fill: lit('#f4f2ea', 0.9, light),
    })
  );
}

/** Structures across the cut ahead. */
export const canalCrossings = (scene: CanalScene, layout: CanalLayout): string =>
  (layout.bridge === undefined
    ? ''
    : bridge({ ...scene, random: scene.random.fork('bridge') }, layout.bridge, layout)) +
  (layout.lock === undefined ? '' : lock(scene, layout.lock, layout));
