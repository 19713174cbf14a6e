import type { HelmStyle } from '../boats/fleet.ts';
import type { HelmFit } from '../interiors/motor-helm.ts';
import { motorHelm } from '../interiors/motor-helm.ts';
import { sailingCockpit } from '../interiors/sailing-cockpit.ts';
import type { Livery } from '../palette.ts';
import { type CoastName, coast } from '../scenery/coast.ts';
import { seaBody, seaSurface } from '../scenery/sea.ts';
import { sky } from '../scenery/sky.ts';
import { createCamera } from '../space/camera.ts';
import type { Model } from '../space/model.ts';
import { renderModel } from '../space/render.ts';
import { paintFromAbove } from './from-above.ts';
import { paintFromTiller } from './from-tiller.ts';
import { brightLights, lightNamed, type Picture } from './subject.ts';
import { shores } from './views.ts';

type Seat = { eye: number; back: number; scale: number; horizon: number };

/** A set built around the helmsman, with the real sea outside. */
function paintSet({ sheet, random, subject }: Picture, set: Model, seat: Seat): string {
  const light = lightNamed(random.pick(brightLights));
  const { horizon } = seat;
  const camera = createCamera({
    target: [0, 0, 0],
    azimuth: -90,
    distance: seat.back,
    scale: seat.scale,
    x: 800 + random.between(-40, 40),
    waterline: horizon + seat.eye * seat.scale,
    horizon,
  });
  const backdrop = { sheet, light, random, horizon, width: sheet.width };
  const ahead: CoastName = random.pick(shores[subject.entry.waters]);
  return [
    sky(backdrop),
    coast(backdrop, ahead),
    seaBody(backdrop, 'slight'),
    seaSurface(backdrop, 'slight'),
    renderModel(set, { sheet, camera, light, afloat: false, sunSide: random.pick([-0.8, 0.8]) }),
  ].join('');
}

/** Old boats have no screens at the helm. */
const isOld = ({ wishes }: Picture['subject']) => wishes.fit?.old === true;

const fits: Record<'dash' | 'bridge' | 'wheelhouse', (livery: Livery, picture: Picture) => HelmFit> = {
  dash: (livery, { random, subject }) => ({
    dash: random.pick(isOld(subject) ? ['#6b4327', '#7a4020'] : ['#3a434b', '#e6e2d6', '#2b3238', '#8a8f92']),
    trim: livery.house,
    screens: isOld(subject) ? 0 : random.pick([2, 2, 3]),
    panes: 2,
    wheel: 'sports',
    rake: 0.75,
    roof: random.chance(0.6),
    half: 1.15,
  }),
  bridge: () => ({
    dash: '#2b3238',
    trim: '#dfe2e1',
    screens: 5,
    panes: 5,
    wheel: 'none',
    rake: -0.35,
    roof: true,
    half: 1.75,
  }),
  wheelhouse: (_, { random, subject }) => ({
    dash: random.pick(['#8a4c25', '#7a4020', '#5f6b70']),
    trim: random.pick(['#9a5d2e', '#e9e3d3', '#7d8a8c']),
    screens: isOld(subject) ? 0 : 2,
    panes: 4,
    wheel: 'ship',
    rake: -0.12,
    roof: true,
    half: 1.1,
  }),
};

const painters: Record<HelmStyle, (picture: Picture) => string> = {
  cockpit: (picture) =>
    paintSet(picture, sailingCockpit(picture.subject.livery, picture.random.fork('set')), {
      eye: 1.72,
      back: 1.5,
      scale: 610,
      horizon: 420,
    }),
  dash: (picture) =>
    paintSet(
      picture,
      motorHelm(
        fits.dash(picture.subject.livery, picture),
        picture.subject.livery,
        picture.random.fork('set'),
      ),
      { eye: 1.5, back: 1.0, scale: 900, horizon: 400 },
    ),
  bridge: (picture) =>
    paintSet(
      picture,
      motorHelm(
        fits.bridge(picture.subject.livery, picture),
        picture.subject.livery,
        picture.random.fork('set'),
      ),
      { eye: 1.6, back: 1.7, scale: 620, horizon: 430 },
    ),
  wheelhouse: (picture) =>
    paintSet(
      picture,
      motorHelm(
        fits.wheelhouse(picture.subject.livery, picture),
        picture.subject.livery,
        picture.random.fork('set'),
      ),
      { eye: 1.5, back: 1.0, scale: 900, horizon: 400 },
    ),
  tiller: paintFromTiller,
  above: paintFromAbove,
};

/** Where the boat is steered from. */
export function helm(picture: Picture): string {
  const { entry, wishes } = picture.subject;
  return painters[wishes.fit?.tiller ? 'above' : entry.helm](picture);
}
