import { type BoatKind, type FleetEntry, fleet } from './boats/fleet.ts';
import { catalogue, type EquipmentKind } from './equipment/catalogue.ts';
import type { ArtworkKind } from './kinds.ts';
import { ashore } from './shots/ashore.ts';
import { cabin } from './shots/cabin.ts';
import { closeUp } from './shots/close-up.ts';
import { distant } from './shots/distant.ts';
import { helm } from './shots/helm.ts';
import { anotherLight, hero } from './shots/hero.ts';
import { moored } from './shots/moored.ts';
import { type MooringKind, moorings } from './shots/moorings.ts';
import { plan } from './shots/plan.ts';
import { productShots } from './shots/product.ts';
import { type SailKind, sailKinds, sailShots } from './shots/sail-shots.ts';
import type { Picture } from './shots/subject.ts';

export const isBoat = (kind: ArtworkKind): kind is BoatKind => kind in fleet;
export const isEquipment = (kind: ArtworkKind): kind is EquipmentKind => kind in catalogue;
export const isSail = (kind: ArtworkKind): kind is SailKind => kind in sailKinds;
const isMooring = (kind: ArtworkKind): kind is MooringKind => kind in moorings;

/** Inside, or out of the water for boats that have no inside. */
function below(picture: Picture): string {
  const { cabin: style }: FleetEntry = picture.subject.entry;
  return style ? cabin(picture, style) : ashore(picture);
}

/** The pictures of a boat, in the order of a listing. */
export const boatShots: readonly ((picture: Picture) => string)[] = [
  hero,
  moored,
  anotherLight,
  closeUp,
  helm,
  below,
  plan,
  distant,
];

/** How many different pictures a kind has. */
export function shotCount(kind: ArtworkKind): number {
  if (isBoat(kind)) return boatShots.length;
  if (isSail(kind)) return sailShots.length;
  return isMooring(kind) ? moorings[kind].length : productShots.length;
}
