import { mix } from '../colour.ts';
import { faded } from '../lights.ts';
import { lens, polygon, rect } from '../paths.ts';
import { path } from '../sheet.ts';
import { through } from '../space/points.ts';
import { canalBuildings } from './canal-buildings.ts';
import { type CanalLayout, type CanalScene, ground } from './canal-ground.ts';
import { plants } from './canal-planting.ts';
import { hills } from './hills.ts';
import { canopy } from './trees.ts';

/** Fields, hedges and the far bank: everything behind the boat. */
export function canalBehind(scene: CanalScene, layout: CanalLayout): string {
  const { camera, light, horizon, width, sheet } = scene;
  const { far, side, length } = layout;
  const y = (v: number) => v * side;
  const reach = length + 220;
  const meadow = ground(
    camera,
    through(
      [-90, y(-far), 0.42],
      [reach, y(-far), 0.42],
      [reach, y(-far - 220), 0.42],
      [-90, y(-far - 220), 0.42],
    ),
  );
  const edge = ground(
    camera,
    through([-90, y(-far), 0], [reach, y(-far), 0], [reach, y(-far), 0.42], [-90, y(-far), 0.42]),
  );
  const turf = ground(
    camera,
    through(
      [-90, y(-far), 0.42],
      [reach, y(-far), 0.42],
      [reach, y(-far - 0.7), 0.5],
      [-90, y(-far - 0.7), 0.5],
    ),
  );
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
  const shade = ground(
    camera,
    through(
      [-90, -side * far, 0],
      [length + 200, -side * far, 0],
      [length + 200, -side * (far - 2.6), 0],
      [-90, -side * (far - 2.6), 0],
    ),
  );
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
