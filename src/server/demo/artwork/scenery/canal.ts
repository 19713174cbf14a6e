import { mix } from '../colour.ts';
import { faded, type Light, lit } from '../lights.ts';
import { ellipse, lens, num, type Point, polygon, rect } from '../paths.ts';
import { path } from '../sheet.ts';
import { type Camera, depthOf, project, scaleAt } from '../space/camera.ts';
import { clipPolygon } from '../space/clip.ts';
import { sample, type Vec } from '../space/vector.ts';
import type { Backdrop } from './backdrop.ts';
import { canalBuildings } from './canal-buildings.ts';
import { hills } from './hills.ts';
import { canopy, conifer, tree, willow } from './trees.ts';

/** Fresh water is greener and darker than the sea. */
export const inland = (light: Light): Light => ({
  ...light,
  sea: [
    mix(light.sea[0], '#93a07a', 0.42),
    mix(light.sea[1], '#5f7350', 0.5),
    mix(light.sea[2], '#2e4034', 0.45),
  ],
});

export type CanalLayout = {
  near: number;
  far: number;
  length: number;
  bridge?: number;
  lock?: number /** Side of the viewer. */;
  side: 1 | -1;
};

type CanalScene = Backdrop & { camera: Camera };

const ground = (camera: Camera, points: readonly Vec[]): Point[] =>
  clipPolygon(points, (p) => depthOf(camera, p) - 0.5).map((p) => project(camera, p));

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
    ground(camera, [
      [x, y(from), 0],
      [x + 0.8, y(to), 0],
      [x + 0.8, y(to), 1.5],
      [x, y(from), 1.5],
    ]);
  const beam = (from: number, to: number) =>
    ground(camera, [
      [x, y(from), 1.35],
      [x - 1, y(to), 1.35],
      [x - 1, y(to), 1.75],
      [x, y(from), 1.75],
    ]);
  const tip = (from: number, to: number) =>
    ground(camera, [
      [x - 0.8, y(from), 1.35],
      [x - 1, y(to), 1.35],
      [x - 1, y(to), 1.75],
      [x - 0.8, y(from), 1.75],
    ]);
  const dark = lit('#20242a', 0.6, light);
  return (
    path(polygon(gate(near, 0.2)) + polygon(gate(-far, -0.2)), { fill: lit('#3a342d', 0.6, light) }) +
    path(polygon(beam(near - 0.4, near + 4)) + polygon(beam(-far + 0.4, -far - 4)), { fill: dark }) +
    path(polygon(tip(near + 3, near + 4)) + polygon(tip(-far - 3, -far - 4)), {
      fill: lit('#f4f2ea', 0.9, light),
    })
  );
}

/** One stand of planting on a bank, placed in space. */
type Plant = { at: Vec; draw: (x: number, y: number, k: number) => string };

function plants(scene: CanalScene, layout: CanalLayout): string {
  const { random, camera } = scene;
  const { far, length, side } = layout;
  const stand: Plant[] = [];
  const haze = (p: Vec) => Math.min(0.55, Math.max(0.06, (depthOf(camera, p) - 20) / 160));
  for (let x = -30; x < length + 110; x += random.between(3.5, 9)) {
    const p: Vec = [x, -side * (far + random.between(3, 11)), 0.5];
    const kind = random.next();
    const height = random.between(4, 9);
    stand.push({
      at: p,
      draw: (sx, sy, k) =>
        kind < 0.4
          ? canopy(scene, sx, sy, random.between(5, 10) * k, random.between(1.6, 2.6) * k, haze(p))
          : kind < 0.78
            ? tree(scene, sx, sy, height * k, haze(p))
            : kind < 0.92
              ? willow(scene, sx, sy, height * 0.85 * k, haze(p))
              : conifer(scene, sx, sy, height * k, haze(p)),
    });
  }
  return stand
    .filter(({ at }) => depthOf(camera, at) > 6)
    .sort((a, b) => depthOf(camera, b.at) - depthOf(camera, a.at))
    .map(({ at, draw }) => {
      const [x, y] = project(camera, at);
      if (x < -500 || x > 2100) return '';
      return draw(x, y, scaleAt(camera, at));
    })
    .join('');
}

/** Fields, hedges and the far bank: everything behind the boat. */
export function canalBehind(scene: CanalScene, layout: CanalLayout): string {
  const { camera, light, horizon, width, sheet } = scene;
  const { far, side, length } = layout;
  const y = (v: number) => v * side;
  const reach = length + 220;
  const meadow = ground(camera, [
    [-90, y(-far), 0.42],
    [reach, y(-far), 0.42],
    [reach, y(-far - 220), 0.42],
    [-90, y(-far - 220), 0.42],
  ]);
  const edge = ground(camera, [
    [-90, y(-far), 0],
    [reach, y(-far), 0],
    [reach, y(-far), 0.42],
    [-90, y(-far), 0.42],
  ]);
  const turf = ground(camera, [
    [-90, y(-far), 0.42],
    [reach, y(-far), 0.42],
    [reach, y(-far - 0.7), 0.5],
    [-90, y(-far - 0.7), 0.5],
  ]);
  const body = sheet.down(horizon, sheet.height, [
    [0, light.sea[0]],
    [0.3, light.sea[1]],
    [1, light.sea[2]],
  ]);
  return (
    hills(
      { ...scene, random: scene.random.fork('hills') },
      { from: -40, to: width + 40, base: horizon + 6, height: 110 },
      0.62,
      '#6a8a58',
      'none',
    ) +
    canopy(scene, width / 2, horizon + 10, width * 1.1, 36, 0.5) +
    path(rect(0, horizon + 4, width, sheet.height - horizon), { fill: body }) +
    path(polygon(meadow), { fill: faded('#86a05a', 0.1, light, 0.85) }) +
    canalBuildings({ ...scene, random: scene.random.fork('buildings') }, y(-far), length) +
    plants({ ...scene, random: scene.random.fork('plants') }, layout) +
    path(polygon(turf), { fill: faded('#9db565', 0.05, light, 1) }) +
    path(polygon(edge), { fill: faded('#6d6250', 0.05, light, 0.4) })
  );
}

/** Dark tree reflections and slow streaks on the water. */
export function canalSurface(
  { camera, light, random, width, horizon, sheet }: CanalScene,
  { far, side, length }: CanalLayout,
): string {
  const shade = ground(camera, [
    [-90, -side * far, 0],
    [length + 200, -side * far, 0],
    [length + 200, -side * (far - 2.6), 0],
    [-90, -side * (far - 2.6), 0],
  ]);
  const streak = (count: number, shift: number) =>
    Array.from({ length: count }, () => {
      const t = random.next();
      return lens(
        random.between(0, width),
        horizon + 30 + (sheet.height - horizon - 30) * t ** 1.3 + shift,
        random.between(60, 300) * (0.3 + t),
        random.between(2, 6) * (0.4 + t),
      );
    }).join('');
  return (
    path(polygon(shade), { fill: mix(light.sea[2], '#22301f', 0.4), opacity: 0.55 }) +
    path(streak(70, 0), { fill: light.sea[2], opacity: 0.26 }) +
    path(streak(44, 2), { fill: mix(light.sea[0], light.glint, 0.55), opacity: 0.3 })
  );
}

/** Structures across the cut ahead. */
export const canalCrossings = (scene: CanalScene, layout: CanalLayout): string =>
  (layout.bridge === undefined
    ? ''
    : bridge({ ...scene, random: scene.random.fork('bridge') }, layout.bridge, layout)) +
  (layout.lock === undefined ? '' : lock(scene, layout.lock, layout));

/** The towpath on the viewer's side. */
export function towpath(
  { camera, light, random, width }: CanalScene,
  { near, side, length }: CanalLayout,
): string {
  const y = (v: number) => v * side;
  const strip = (from: number, to: number, z: number) =>
    ground(camera, [
      [-120, y(from), z],
      [length + 220, y(from), z],
      [length + 220, y(to), z],
      [-120, y(to), z],
    ]);
  const wall = ground(camera, [
    [-120, y(near), 0],
    [length + 220, y(near), 0],
    [length + 220, y(near), 0.34],
    [-120, y(near), 0.34],
  ]);
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
