import { type BoatKind, fleet } from '../boats/fleet.ts';
import type { Light } from '../lights.ts';
import { createLivery } from '../palette.ts';
import type { Random } from '../random.ts';
import { type CoastName, coast } from '../scenery/coast.ts';
import { gulls } from '../scenery/gulls.ts';
import { seaBody, seaSurface } from '../scenery/sea.ts';
import { sky } from '../scenery/sky.ts';
import type { Sheet } from '../sheet.ts';
import { type Camera, depthOf } from '../space/camera.ts';
import { displaced } from '../space/frame.ts';
import { renderModel } from '../space/render.ts';
import type { Vec } from '../space/vector.ts';

export type MooringPicture = { sheet: Sheet; random: Random };

export type Scene = { sheet: Sheet; camera: Camera; light: Light; random: Random; horizon: number };

const berthed: readonly BoatKind[] = [
  'sloop',
  'motor-cruiser',
  'daysailer',
  'ketch',
  'sports-cruiser',
  'sloop',
];

type Moored = { art: string; depth: number };

/** A boat of one of these kinds at its berth. */
export function boatAt(
  { sheet, camera, light, random }: Scene,
  offset: Vec,
  turn: number,
  kinds: readonly BoatKind[] = berthed,
): Moored {
  const { build, hulls } = fleet[random.pick(kinds)];
  const boat = build({ livery: createLivery(random, hulls, {}), state: 'moored', random });
  const view = displaced(camera, offset, turn);
  return {
    depth: depthOf(camera, offset),
    art: renderModel(boat.model, { sheet, camera: view, light, coarse: true }),
  };
}

export const farFirst = (boats: readonly Moored[]) =>
  [...boats]
    .sort((a, b) => b.depth - a.depth)
    .map((b) => b.art)
    .join('');

export function waterside({ sheet, light, random, horizon }: Scene, shores: readonly CoastName[]): string {
  const backdrop = { sheet, light, random, horizon, width: sheet.width };
  return (
    sky(backdrop) +
    coast(backdrop, random.pick(shores)) +
    gulls({ ...backdrop, random: random.fork('gulls') }, 4) +
    seaBody(backdrop, 'calm') +
    seaSurface(backdrop, 'slight')
  );
}

export type MooringShot = (picture: MooringPicture) => string;
