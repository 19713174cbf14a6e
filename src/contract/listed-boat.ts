import { cutText } from '#domain/text.ts';
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

const leftOut = new Set<string>(ONLY_ON_ITS_PAGE);

export function forList(boat: Boat): ListedBoat {
  const listed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(boat)) if (!leftOut.has(name)) listed[name] = value;
  return {
    ...(listed as ListedBoat),
    description: boat.description && cutText(boat.description, EXCERPT_LENGTH),
  };
}
