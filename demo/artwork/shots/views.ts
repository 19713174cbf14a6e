import type { Boat } from '../boats/boat.ts';
import type { Waters } from '../boats/fleet.ts';
import type { Random } from '../random.ts';
import type { CoastName } from '../scenery/coast.ts';
import { frame } from '../space/frame.ts';
import type { Pose } from '../space/model.ts';

/** Shores that suit each kind of water. */
export const shores: Record<Waters, readonly CoastName[]> = {
  sea: [
    'seven',
    'needles',
    'cornish',
    'cornish',
    'highland',
    'harbour',
    'harbour',
    'island',
    'solent',
    'seaside',
    'strait',
    'offshore',
    'estuary',
  ],
  sheltered: ['estuary', 'highland', 'lake', 'broads', 'harbour', 'strait', 'seaside', 'cornish'],
  river: ['broads', 'estuary', 'lake'],
  canal: ['broads', 'estuary'],
};

type Composition = { horizon: number; waterline: number; top: number; width: number };

/** Tall rigs need a low horizon, small craft a high camera. */
export function compose(boat: Boat, random: Random): Composition {
  const slenderness = boat.height / boat.length;
  if (slenderness > 0.75) {
    const horizon = random.between(670, 780);
    return {
      horizon,
      waterline: horizon + random.between(140, 215),
      // Sometimes so near that the masthead is outside the picture.
      top: random.chance(0.22) ? random.between(-220, -120) : random.between(36, 110),
      width: 1180,
    };
  }
  if (boat.length < 5) {
    const horizon = random.between(440, 520);
    return {
      horizon,
      waterline: horizon + random.between(300, 370),
      top: 190,
      width: random.between(860, 1000),
    };
  }
  const horizon = random.between(570, 650);
  return {
    horizon,
    waterline: horizon + random.between(210, 275),
    top: 130,
    width: random.between(1080, 1260),
  };
}

/** A camera at an azimuth, placed a little off centre towards where the boat comes from. */
export function cameraFor(
  boat: Boat,
  pose: Pose,
  azimuth: number,
  composition: Composition,
  random: Random,
  distance = 2.6,
) {
  const heading = Math.cos((azimuth * Math.PI) / 180) >= 0 ? 1 : -1;
  const room = boat.height / boat.length > 0.75 ? 380 : 110;
  return frame({
    model: boat.model,
    pose,
    length: boat.length,
    azimuth,
    distance,
    ...composition,
    centre: 800 - heading * random.between(-40, room * 0.5),
  });
}

/** A three-quarter or beam view from either side. */
export function sideView(random: Random, spread = 30): number {
  const turn = random.between(-spread * 0.7, spread * 1.25);
  return random.chance(0.6) ? turn : 180 - turn;
}
