import type { BoatState } from '../boats/boat.ts';
import type { LightName } from '../lights.ts';
import { canalBehind, canalSurface } from '../scenery/canal.ts';
import { canalCrossings } from '../scenery/canal-crossings.ts';
import { type CanalLayout, inland } from '../scenery/canal-ground.ts';
import { sky } from '../scenery/sky.ts';
import { towpath } from '../scenery/towpath.ts';
import { wakeBehind } from '../scenery/wake.ts';
import { group } from '../sheet.ts';
import { frame } from '../space/frame.ts';
import { renderModel } from '../space/render.ts';
import { lightNamed, type Picture } from './subject.ts';

/** A boat on a canal, seen from the towpath: banks, trees, a bridge or a lock ahead. */
export function paintCanal(
  { sheet, random, subject }: Picture,
  lightName: LightName,
  state: BoatState,
): string {
  const boat = subject.boat(state);
  const light = inland(lightNamed(lightName));
  // Mostly from the bank; sometimes almost along the cut, with the bridge ahead.
  const lengthwise = random.chance(0.3);
  const along = lengthwise ? random.between(58, 66) : random.between(24, 50);
  const fromBow = random.chance(0.7);
  const side = random.chance(0.5) ? 1 : -1;
  const azimuth = (side === 1 ? 0 : 180) + (fromBow ? along : -along) * side;
  const horizon = random.between(500, 560);
  const broad = Math.max(1, boat.beam / 2.1);
  const ahead = fromBow ? -1 : 1;
  const crossing = ahead > 0 ? boat.length + random.between(12, 26) : -random.between(14, 30);
  const reach = lengthwise ? random.between(0.8, 0.95) : random.between(1.15, 1.6);
  const layout: CanalLayout = {
    side,
    // Far enough towards the viewer to leave water for the reflection.
    near: reach * boat.length * Math.cos((along * Math.PI) / 180) * random.between(0.55, 0.62),
    far: (state === 'moored' ? 1.6 : random.between(3.2, 4.4)) * broad,
    length: boat.length,
    bridge: random.chance(0.72) ? crossing : undefined,
    lock: random.chance(0.2) ? crossing * 0.8 : undefined,
  };
  const camera = frame({
    model: boat.model,
    pose: {},
    length: boat.length,
    azimuth,
    distance: reach,
    horizon,
    waterline: horizon + random.between(210, 250),
    width: random.between(1180, 1320),
    top: 170,
    centre: 800 + random.between(-60, 60),
  });
  const scene = { sheet, light, random, horizon, width: sheet.width, camera };
  const shot = { sheet, camera, light, sunSide: random.pick([-0.7, 0.7]) };
  return [
    sky(scene),
    canalBehind(scene, layout),
    canalSurface({ ...scene, random: random.fork('surface') }, layout),
    canalCrossings(scene, layout),
    group(renderModel(boat.model, { ...shot, reflection: true }), 'opacity="0.4"'),
    state === 'underway'
      ? wakeBehind({ sheet, camera, light, random: random.fork('wake'), boat, pose: {} })
      : '',
    renderModel(boat.model, shot),
    towpath({ ...scene, random: random.fork('path') }, layout),
  ].join('');
}
