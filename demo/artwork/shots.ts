import { type BoatKind, type FleetEntry, fleet } from './boats/fleet.ts';
import { electronics } from './equipment/electronics.ts';
import { enginePart } from './equipment/engine-part.ts';
import { inboardEngine } from './equipment/inboard-engine.ts';
import type { ItemBuilder } from './equipment/item.ts';
import { outboard } from './equipment/outboard.ts';
import { trailer } from './equipment/trailer.ts';
import type { ArtworkKind } from './kinds.ts';
import { ashore } from './shots/ashore.ts';
import { cabin } from './shots/cabin.ts';
import { closeUp } from './shots/close-up.ts';
import { distant } from './shots/distant.ts';
import { helm } from './shots/helm.ts';
import { anotherLight, hero } from './shots/hero.ts';
import { moored } from './shots/moored.ts';
import { mooringShots } from './shots/mooring-shots.ts';
import { plan } from './shots/plan.ts';
import { productShots } from './shots/product.ts';
import { sailShots } from './shots/sail-shots.ts';
import type { Picture } from './shots/subject.ts';

export const isBoat = (kind: ArtworkKind): kind is BoatKind => kind in fleet;

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

/** Equipment that stands on a bench or on the hard. */
export const products: Partial<Record<ArtworkKind, { build: ItemBuilder; outdoors: boolean }>> = {
  outboard: { build: outboard, outdoors: false },
  'inboard-engine': { build: inboardEngine, outdoors: false },
  'engine-part': { build: enginePart, outdoors: false },
  electronics: { build: electronics, outdoors: false },
  trailer: { build: trailer, outdoors: true },
};

/** How many different pictures a kind has. */
export function shotCount(kind: ArtworkKind): number {
  if (isBoat(kind)) return boatShots.length;
  if (kind === 'sail') return sailShots.length;
  return kind === 'mooring' ? mooringShots.length : productShots.length;
}
