import { seaBody, seaSurface } from '../scenery/sea.ts';
import { wakeBehind, wakeInFront } from '../scenery/wake.ts';
import { group } from '../sheet.ts';
import { createCamera } from '../space/camera.ts';
import { renderModel } from '../space/render.ts';
import { brightLights, lightNamed, type Picture } from './subject.ts';

/** Looking down into an open boat, with only water around it. */
export function paintFromAbove({ sheet, random, subject }: Picture): string {
  const moving = subject.entry.waters === 'sea' && random.chance(0.4);
  const boat = subject.boat(moving ? 'underway' : 'moored');
  const pose = moving ? boat.pose : {};
  const light = lightNamed(random.pick(brightLights));
  const turn = random.between(18, 38) * (random.chance(0.6) ? -1 : 1);
  const horizon = -620;
  const tall = boat.height / boat.length > 0.75;
  const camera = createCamera({
    target: [boat.length * (tall ? 0.34 : 0.48), 0, 0],
    azimuth: random.chance(0.5) ? turn : 180 - turn,
    distance: boat.length * 2.4,
    scale: (tall ? 1750 : 1300) / boat.length,
    x: 800,
    waterline: tall ? 830 : 720,
    horizon,
  });
  const backdrop = { sheet, light, random, horizon, width: sheet.width };
  const shot = { sheet, camera, light, pose };
  const wake = { sheet, camera, light, random: random.fork('wake'), boat, pose };
  return [
    seaBody(backdrop, 'calm'),
    group(renderModel(boat.model, { ...shot, reflection: true }), 'opacity="0.22"'),
    seaSurface(backdrop, 'slight'),
    moving ? wakeBehind(wake) : '',
    renderModel(boat.model, shot),
    moving ? wakeInFront(wake) : '',
  ].join('');
}
