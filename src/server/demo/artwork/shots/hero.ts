import type { LightName } from '../lights.ts';
import type { SeaState } from '../scenery/sea.ts';
import { paintAfloat } from './afloat.ts';
import { paintCanal } from './on-canal.ts';
import { lightNamed, moodLights, type Picture } from './subject.ts';
import { cameraFor, compose, shores, sideView } from './views.ts';

const seaFor = (light: LightName, moving: boolean): SeaState => {
  if (light === 'breezy' || light === 'squall') return 'fresh';
  if (light === 'mist' || light === 'moon' || light === 'dawn') return moving ? 'slight' : 'calm';
  return 'slight';
};

function underWay({ sheet, random, subject }: Picture, lightName: LightName): string {
  const boat = subject.boat('underway');
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
    sea:
      subject.entry.waters === 'sea'
        ? seaFor(lightName, true)
        : boat.motion === 'paddled'
          ? 'calm'
          : 'slight',
    moving: true,
  });
}

/** The first picture: the boat at her best, under way. */
export const hero = (picture: Picture): string =>
  picture.subject.entry.waters === 'canal' ||
  (picture.subject.entry.waters === 'river' && picture.random.chance(0.5))
    ? paintCanal(picture, picture.subject.heroLight, 'underway')
    : underWay(picture, picture.subject.heroLight);

/** The same boat in another light. */
export function anotherLight(picture: Picture): string {
  const choices = moodLights.filter((name) => name !== picture.subject.heroLight);
  const light = picture.random.pick(choices);
  return picture.subject.entry.waters === 'canal'
    ? paintCanal(picture, light, 'moored')
    : underWay(picture, light);
}
