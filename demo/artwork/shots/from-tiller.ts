import { canalBehind, canalSurface } from '../scenery/canal.ts';
import { canalCrossings } from '../scenery/canal-crossings.ts';
import { type CanalLayout, inland } from '../scenery/canal-ground.ts';
import { sky } from '../scenery/sky.ts';
import { towpath } from '../scenery/towpath.ts';
import { createCamera } from '../space/camera.ts';
import { renderModel } from '../space/render.ts';
import { brightLights, lightNamed, type Picture } from './subject.ts';

/** Along the roof of a narrowboat from the steerer's place, the cut winding ahead. */
export function paintFromTiller({ sheet, random, subject }: Picture): string {
  const boat = subject.boat('moored');
  const light = inland(lightNamed(random.pick(brightLights)));
  const horizon = random.between(430, 470);
  const camera = createCamera({
    target: [0.4, 0, 0],
    azimuth: -90 + random.between(-9, -5),
    distance: 2.3,
    scale: 520,
    x: 760,
    waterline: horizon + 2.55 * 520,
    horizon,
  });
  const layout: CanalLayout = {
    side: 1,
    near: 3.6,
    far: 4.6,
    length: boat.length,
    bridge: boat.length + random.between(14, 30),
  };
  const scene = { sheet, light, random, horizon, width: sheet.width, camera };
  return [
    sky(scene),
    canalBehind(scene, layout),
    canalSurface({ ...scene, random: random.fork('surface') }, layout),
    towpath({ ...scene, random: random.fork('path') }, layout),
    canalCrossings(scene, layout),
    renderModel(boat.model, { sheet, camera, light, sunSide: random.pick([-0.7, 0.7]) }),
  ].join('');
}
