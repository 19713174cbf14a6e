import type { Boat } from '../boats/boat.ts';
import type { Light } from '../lights.ts';
import type { Random } from '../random.ts';
import type { Backdrop } from '../scenery/backdrop.ts';
import { type CoastName, coast } from '../scenery/coast.ts';
import { gulls } from '../scenery/gulls.ts';
import { reflectionVeil, type SeaState, seaBody, seaSurface } from '../scenery/sea.ts';
import { sky } from '../scenery/sky.ts';
import { wakeBehind, wakeInFront } from '../scenery/wake.ts';
import { group, type Sheet } from '../sheet.ts';
import { type Camera, project } from '../space/camera.ts';
import type { Pose } from '../space/model.ts';
import { renderModel } from '../space/render.ts';

type Afloat = {
  sheet: Sheet;
  random: Random;
  light: Light;
  horizon: number;
  camera: Camera;
  boat: Boat;
  pose: Pose;
  coast: CoastName | undefined;
  sea: SeaState;
  moving: boolean;
  sunSide?: number;
  gulls?: number;
  /** Between the water and the boat: pontoons, other boats. */
  behind?: string;
  front?: string;
};

const MIRRORED_MOST = 14_000;

/** A boat on open water: sky, coast, sea, mirror image, wake, boat. */
export function paintAfloat(scene: Afloat): string {
  const { sheet, light, random, horizon, camera, boat, pose, sea, moving } = scene;
  const backdrop: Backdrop = { sheet, light, random, horizon, width: sheet.width };
  const sunSide = scene.sunSide ?? (light.luminary ? (light.luminary.across < 0.5 ? -0.7 : 0.7) : -0.6);
  const shot = { sheet, camera, light, pose, sunSide };
  const land = scene.coast ? coast(backdrop, scene.coast) : '';
  // A town's reflection would double its drawing time for details that nobody can see.
  const mirror =
    land && sea !== 'fresh' && land.length < MIRRORED_MOST
      ? group(land, `transform="matrix(1 0 0 -0.55 0 ${(horizon * 1.55).toFixed(1)})" opacity="0.2"`)
      : '';
  const waterline = Math.min(project(camera, [0, 0, 0])[1], project(camera, [boat.length, 0, 0])[1]);
  const wake = { sheet, camera, light, random: random.fork('wake'), boat, pose };
  return [
    sky(backdrop),
    land,
    gulls({ ...backdrop, random: random.fork('gulls') }, scene.gulls ?? random.int(0, 6)),
    seaBody(backdrop, sea),
    mirror,
    renderModel(boat.model, { ...shot, reflection: true }),
    reflectionVeil(
      backdrop,
      sea === 'calm'
        ? { top: waterline - 6, reach: 460, dullness: 0.48, rough: 0.3 }
        : { top: waterline - 6, reach: 330, dullness: 0.66, rough: 1 },
    ),
    seaSurface(backdrop, sea),
    scene.behind ?? '',
    moving ? wakeBehind(wake) : '',
    renderModel(boat.model, shot),
    moving ? wakeInFront(wake) : '',
    scene.front ?? '',
  ].join('');
}
