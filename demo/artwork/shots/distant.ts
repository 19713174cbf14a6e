import { frame } from '../space/frame.ts';
import { paintAfloat } from './afloat.ts';
import { brightLights, lightNamed, moodLights, type Picture } from './subject.ts';
import { shores, sideView } from './views.ts';

/** Small in a wide view of the coast. */
export function distant({ sheet, random, subject }: Picture): string {
  const moving = !subject.entry.still;
  const boat = subject.boat(moving ? 'underway' : 'moored');
  const tall = boat.height / boat.length > 0.75;
  const horizon = random.between(690, 760);
  const camera = frame({
    model: boat.model,
    pose: boat.pose,
    length: boat.length,
    azimuth: sideView(random, 36),
    distance: 4,
    horizon,
    waterline: horizon + random.between(90, 150),
    width: tall ? 460 : 420,
    top: tall ? 380 : 520,
    centre: random.pick([520, 600, 1000, 1080]),
  });
  return paintAfloat({
    sheet,
    random,
    light: lightNamed(random.pick([...brightLights, ...moodLights])),
    horizon,
    camera,
    boat,
    pose: boat.pose,
    coast: random.pick(shores[subject.entry.waters].filter((name) => name !== 'offshore')),
    sea: subject.entry.waters === 'sea' ? 'slight' : 'calm',
    moving,
    gulls: random.int(3, 8),
  });
}
