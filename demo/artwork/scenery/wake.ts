import type { Hull } from '../boats/parts/hull-form.ts';
import { lens, polygon } from '../paths.ts';
import type { Random } from '../random.ts';
import { path } from '../sheet.ts';
import { type Camera, depthOf, project, scaleAt } from '../space/camera.ts';
import { sample, type Vec } from '../space/vector.ts';
import { waterlineOf } from '../space/waterline.ts';
import {
  bowWave,
  droplets,
  flat,
  foamColour,
  nearSide,
  rooster,
  spray,
  type WakeScene,
  wash,
} from './spray.ts';

/** A ragged ribbon of foam from the waterline outwards. */
function ribbon(
  camera: Camera,
  random: Random,
  line: readonly Vec[],
  side: number,
  width: (t: number) => number,
): string {
  const n = line.length - 1;
  const outer = line.map((p, i): Vec => {
    const w = width(i / n) * random.between(0.6, 1.25);
    return [p[0] - w * 0.35, p[1] + side * w, 0];
  });
  const inner = line.map((p): Vec => [p[0], p[1] - side * 0.06, 0]);
  return polygon(flat(camera, [...inner, ...outer.reverse()]));
}

/** Crests that spread from bow and stern. */
function crests({ camera, random, boat }: WakeScene, hull: Hull): string {
  const offset = hull.offset ?? 0;
  return ([-1, 1] as const)
    .flatMap((side) =>
      [0.97, 0.82, 0.12, -0.05].map((start) => {
        const reach = boat.length * random.between(0.75, 1.3);
        const from: Vec = [boat.length * start, offset + side * hull.beam * (start > 0.5 ? 0.12 : 0.45), 0];
        const spine = sample(
          8,
          (t): Vec => [from[0] - t * reach, from[1] + side * (t * reach * 0.36 + Math.sin(t * 3) * 0.1), 0],
        );
        const thick = (t: number) => boat.length * 0.012 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.08));
        const edge = spine.map((p, i): Vec => [p[0] - thick(i / 8) * 1.6, p[1] + side * thick(i / 8), 0]);
        return polygon(flat(camera, [...spine, ...edge.reverse()]));
      }),
    )
    .join('');
}

const STREAKS = 90;

/** Streaks and bubbles in the track astern. */
function track(
  { camera, random, boat }: WakeScene,
  hull: Hull,
  { spread, reach }: { spread: number; reach: number },
): string {
  const offset = hull.offset ?? 0;
  return Array.from({ length: STREAKS }, () => {
    const t = random.next() ** 1.4;
    const x = -t * reach * boat.length + 0.1;
    const half = hull.beam * (0.36 + t * spread);
    const p: Vec = [x, offset + random.between(-half, half), 0];
    if (depthOf(camera, p) < 1) return '';
    const k = scaleAt(camera, p);
    const [sx, sy] = project(camera, p);
    return lens(
      sx,
      sy,
      random.between(0.4, 1.5) * k * (0.05 + 0.09 * boat.length),
      random.between(0.005, 0.014) * k * boat.length * (1 - t * 0.5),
    );
  }).join('');
}

/** Foam along the near waterline of one hull, and the spray of its bow. */
function foamOf(scene: WakeScene, hull: Hull): string {
  const { boat, camera, random, light } = scene;
  const side = nearSide(camera);
  const white = foamColour(light);
  const line = waterlineOf(hull, scene.pose, side);
  if (line.length < 5) return '';
  const l = boat.length;
  if (boat.motion === 'planing') {
    return (
      spray(scene, line, side, l * 0.034) +
      path(droplets(scene, line, side, l * 0.034), { fill: white, opacity: 0.85 })
    );
  }
  const calm = boat.motion === 'paddled' ? 0.35 : 1;
  const ends = (t: number) =>
    Math.exp(-(((t - 0.94) / 0.09) ** 2)) * 0.02 + Math.exp(-(((t - 0.04) / 0.12) ** 2)) * 0.016;
  const foam = (width: (t: number) => number, opacity: number) => {
    const d = ribbon(camera, random, line, side, (t) => l * calm * width(t));
    return path(d, { fill: white, opacity });
  };
  return (
    foam((t) => 0.008 + ends(t) * 2.1, 0.4) +
    foam((t) => 0.002 + ends(t), 0.92) +
    (calm === 1 ? bowWave(scene, line, side) : '')
  );
}

/** The hull that nothing hides: of a multihull, the one on the viewer's side. */
const nearestHull = ({ boat, camera }: WakeScene): Hull =>
  boat.hulls.reduce((a, b) =>
    (b.offset ?? 0) * nearSide(camera) > (a.offset ?? 0) * nearSide(camera) ? b : a,
  );

function astern(scene: WakeScene, hull: Hull): string {
  const { boat, light } = scene;
  const white = foamColour(light);
  const strength = { sailing: 1, steaming: 1, paddled: 0.4, planing: 1.6 }[boat.motion];
  const fast = boat.motion === 'planing';
  const far = (nearSide(scene.camera) * -1) as -1 | 1;
  const farLine = waterlineOf(hull, scene.pose, far);
  return [
    path(crests(scene, hull), { fill: white, opacity: 0.2 * strength }),
    fast ? wash(scene, hull) + rooster(scene, hull) : '',
    path(track(scene, hull, fast ? { spread: 0.4, reach: 1.6 } : { spread: 0.16, reach: 1.2 }), {
      fill: white,
      opacity: Math.min(0.8, 0.5 * strength),
    }),
    fast && farLine.length > 4 ? spray(scene, farLine, far, boat.length * 0.03) : '',
  ].join('');
}

/** Drawn under the boat: the track astern, the spreading crests, the foam of hidden hulls. */
export function wakeBehind(scene: WakeScene): string {
  const hidden = scene.boat.hulls.filter((hull) => hull !== nearestHull(scene));
  return [
    ...scene.boat.hulls.map((hull) => astern(scene, hull)),
    ...hidden.map((hull) => foamOf(scene, hull)),
  ].join('');
}

/** Drawn over the hull: foam along the near waterline and the bow wave. */
export const wakeInFront = (scene: WakeScene): string => foamOf(scene, nearestHull(scene));
