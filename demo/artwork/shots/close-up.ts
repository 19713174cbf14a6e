import { createCamera } from '../space/camera.ts';
import { paintAfloat } from './afloat.ts';
import { brightLights, lightNamed, type Picture } from './subject.ts';
import { shores } from './views.ts';

/** Bow or stern, large. */
export function closeUp({ sheet, random, subject }: Picture): string {
  const bow = random.chance(0.55);
  const { waters, still } = subject.entry;
  const moving = random.chance(0.4) && waters !== 'canal' && !still;
  const boat = subject.boat(moving ? 'underway' : 'moored');
  const pose = moving ? boat.pose : {};
  const turn = random.between(22, 44) * (bow ? 1 : -1);
  const azimuth = random.chance(0.5) ? turn : 180 - turn;
  const horizon = random.between(400, 470);
  const height = Math.min(boat.height, boat.length * 0.55);
  const scale = Math.min((1700 + 90 * boat.length) / boat.length, 1250 / height);
  const camera = createCamera({
    target: [boat.length * (bow ? 0.8 : 0.2), 0, 0],
    azimuth,
    distance: boat.length * 1.15,
    scale,
    x: 800 + (Math.cos((azimuth * Math.PI) / 180) > 0 ? 1 : -1) * (bow ? 170 : -170),
    waterline: horizon + random.between(430, 500),
    horizon,
  });
  return paintAfloat({
    sheet,
    random,
    light: lightNamed(random.pick(brightLights)),
    horizon,
    camera,
    boat,
    pose,
    coast: random.pick(shores[waters]),
    sea: moving ? 'slight' : 'calm',
    moving,
    gulls: 0,
  });
}
