import { PAGE_ONLY_FIELDS, type PageOnlyField } from '#domain/listings/fields/facts.ts';
import { cutText } from '#domain/text.ts';
import type { Boat } from './boat.ts';

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
type Nullable<T> = { [K in keyof T]-?: null extends T[K] ? K : never }[keyof T];

/** A boat as cards show it. What it does not have is left out. */
export type ListedBoat = Omit<OnCards, Nullable<OnCards>> & Partial<Pick<OnCards, Nullable<OnCards>>>;

/** About as much of a description as fits on the two lines of a card. */
const EXCERPT_LENGTH = 180;

function excerptOf(description: string): string {
  const start = cutText(description, EXCERPT_LENGTH);
  return start === description
    ? start
    : `${start.slice(0, start.lastIndexOf(' ') + 1 || undefined).trimEnd()}…`;
}

export function forList(boat: Boat): ListedBoat {
  const listed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(boat))
    if (value !== null && !LEFT_OUT.has(name as keyof Boat)) listed[name] = value;
  if (boat.description) listed.description = excerptOf(boat.description);
  return listed as unknown as ListedBoat;
}
