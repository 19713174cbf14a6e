import type { Boat } from './boat.ts';

/** What is said on a boat's own page only: a list of boats, and the page that hands it over, goes without. */
const ONLY_ON_ITS_PAGE = [
  'beam',
  'draft',
  'hullMaterial',
  'keelType',
  'seatingCapacity',
  'crewCapacity',
  'waterCapacity',
  'galley',
  'engineCount',
  'fuelCapacity',
  'batteries',
  'groundTackle',
  'electronics',
  'safetyEquipment',
  'sailInventory',
  'sailSize',
  'maxWeight',
  'suitableBoatLength',
  'brakes',
  'showEmail',
  'video',
] as const satisfies readonly (keyof Boat)[];

/** A boat as lists of boats show it. */
export type ListedBoat = Omit<Boat, (typeof ONLY_ON_ITS_PAGE)[number]>;

/** As much of a description as the two lines of a card can show. */
const EXCERPT_LENGTH = 280;

export function forList(boat: Boat): ListedBoat {
  const listed: Partial<Boat> = { ...boat, description: boat.description?.slice(0, EXCERPT_LENGTH) ?? null };
  for (const name of ONLY_ON_ITS_PAGE) delete listed[name];
  return listed as ListedBoat;
}
