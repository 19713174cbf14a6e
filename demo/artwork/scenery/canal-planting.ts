import { depthOf, project, scaleAt } from '../space/camera.ts';
import type { Vec } from '../space/vector.ts';
import type { CanalLayout, CanalScene } from './canal-ground.ts';
import { canopy, conifer, tree, willow } from './trees.ts';

/** One stand of planting on a bank, placed in space. */
type Plant = { at: Vec; draw: (x: number, y: number, k: number) => string };

export function plants(scene: CanalScene, layout: CanalLayout): string {
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
