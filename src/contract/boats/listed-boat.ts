import { PAGE_ONLY_FIELDS, type PageOnlyField } from '#domain/listings/fields/facts.ts';
import { cutText } from '#domain/text.ts';
import type { Boat } from './boat.ts';

/** A boat as cards show it. */
export type ListedBoat = Omit<Boat, PageOnlyField | (typeof NOT_ON_CARDS)[number]>;

const NOT_ON_CARDS = [
  'video',
  'listedAt',
  'firstListedAt',
  'reducedAt',
] as const satisfies readonly (keyof Boat)[];
export const LEFT_OUT: ReadonlySet<keyof Boat> = new Set([...PAGE_ONLY_FIELDS, ...NOT_ON_CARDS]);

/** As much of a description as fits on the two lines of a card. */
const EXCERPT_LENGTH = 280;

export function forList(boat: Boat): ListedBoat {
  const listed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(boat))
    if (!LEFT_OUT.has(name as keyof Boat)) listed[name] = value;
  return {
    ...(listed as ListedBoat),
    description: boat.description && cutText(boat.description, EXCERPT_LENGTH),
  };
}
