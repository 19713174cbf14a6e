import { PAGE_ONLY_FIELDS, type PageOnlyField } from '#domain/listings/fields/facts.ts';
import type { Boat } from '../boats/boat.ts';

const NOT_ON_CARDS = [
  'video',
  'sold',
  'confirmedAt',
  'listedAt',
  'firstListedAt',
  'reducedAt',
  'createdAt',
] as const satisfies readonly (keyof Boat)[];
export const LEFT_OUT: ReadonlySet<keyof Boat> = new Set([...PAGE_ONLY_FIELDS, ...NOT_ON_CARDS]);

type OnCards = Omit<Boat, PageOnlyField | (typeof NOT_ON_CARDS)[number]>;
type MayBeAbsent<T> = { [K in keyof T]-?: null extends T[K] ? K : T[K] extends boolean ? K : never }[keyof T];

/** A boat as cards show it. What is null or false is left out. */
export type ListedBoat = Omit<OnCards, MayBeAbsent<OnCards>> & Partial<Pick<OnCards, MayBeAbsent<OnCards>>>;

export function forList(boat: Boat): ListedBoat {
  const listed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(boat))
    if (value !== null && value !== false && !LEFT_OUT.has(name as keyof Boat)) listed[name] = value;
  return listed as unknown as ListedBoat;
}
