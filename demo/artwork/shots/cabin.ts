import type { CabinStyle } from '../boats/fleet.ts';
import { mix } from '../colour.ts';
import { buildCabin } from '../interiors/cabins.ts';
import type { Light } from '../lights.ts';
import { lights } from '../lights.ts';
import { createCamera } from '../space/camera.ts';
import { renderModel } from '../space/render.ts';
import type { Picture } from './subject.ts';

const hours = ['morning', 'noon', 'pastel', 'golden', 'dawn', 'dusk', 'morning'] as const;

/** Daylight softened by walls, or lamplight when it is dark outside. */
const indoors = (outside: Light): Light => ({
  ...outside,
  key: mix(outside.key, outside.lamps ? '#ffdfae' : '#fff6e6', 0.75),
  shade: mix(outside.shade, outside.lamps ? '#7d6a6a' : '#b3a698', 0.7),
});

/** The saloon, looking forward. */
export function cabin({ sheet, random, subject }: Picture, style: CabinStyle): string {
  const { model, eye, focal } = buildCabin(style, subject.livery, random.fork('decor'));
  const horizon = random.between(470, 510);
  const camera = createCamera({
    target: [eye[0] + 1, 0, 0],
    azimuth: -90 + random.between(-6, 6),
    distance: 1,
    scale: focal,
    x: 800 + random.between(-50, 50),
    waterline: horizon + eye[1] * focal,
    horizon,
  });
  return renderModel(model, {
    sheet,
    camera,
    light: indoors(lights[random.pick(hours)]),
    afloat: false,
    sunSide: random.pick([-0.7, 0.7]),
  });
}
