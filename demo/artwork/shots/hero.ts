import type { LightName } from '../lights.ts';
import type { SeaState } from '../scenery/sea.ts';
import { paintAfloat } from './afloat.ts';
import { paintCanal } from './on-canal.ts';
import { lightNamed, moodLights, type Picture } from './subject.ts';
import { cameraFor, compose, shores, sideView } from './views.ts';

const windy: ReadonlySet<LightName> = new Set(['breezy', 'squall']);

function seaFor({ subject }: Picture, light: LightName): SeaState {
  const { waters, still } = subject.entry;
  if (still || subject.boat('underway').motion === 'paddled') return 'calm';
  return waters === 'sea' && windy.has(light) ? 'fresh' : 'slight';
}

function afloat(picture: Picture, lightName: LightName): string {
  const { sheet, random, subject } = picture;
  const moving = !subject.entry.still;
  const boat = subject.boat(moving ? 'underway' : 'moored');
  const composition = compose(boat, random);
  const azimuth = sideView(random);
  return paintAfloat({
    sheet,
    random,
    light: lightNamed(lightName),
    horizon: composition.horizon,
    camera: cameraFor(boat, boat.pose, azimuth, composition, random),
    boat,
    pose: boat.pose,
    coast: random.pick(shores[subject.entry.waters]),
    sea: seaFor(picture, lightName),
    moving,
  });
}

/** The first picture: the boat under way. */
export function hero(picture: Picture): string {
  const { entry, heroLight } = picture.subject;
  const onCanal = entry.waters === 'canal' || (entry.waters === 'river' && picture.random.chance(0.5));
  return onCanal
    ? paintCanal(picture, heroLight, entry.still ? 'moored' : 'underway')
    : afloat(picture, heroLight);
}

/** The same boat in another light. */
export function anotherLight(picture: Picture): string {
  const { entry, heroLight } = picture.subject;
  const light = picture.random.pick(moodLights.filter((name) => name !== heroLight));
  return entry.waters === 'canal' ? paintCanal(picture, light, 'moored') : afloat(picture, light);
}
