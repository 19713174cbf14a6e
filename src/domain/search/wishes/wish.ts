import type { Filters } from '../filters/filters.ts';
import type { PartKind } from '../phrases/part-kinds.ts';

/** What a wish is about, as cards and scoring distinguish it. */
export const WISH_FIELDS = [
  'make',
  'model',
  'type',
  'place',
  'price',
  'length',
  'year',
  'power',
  'berths',
  'words',
  'other',
] as const;
export type WishField = (typeof WISH_FIELDS)[number];

/** A filter is a chip; words that rank say which boats come first; the others have no effect. */
export const WISH_USES = ['filter', 'ranking', 'ignored'] as const;
export type WishUse = (typeof WISH_USES)[number];

export const WISH_KINDS = ['words', 'purpose', 'noise'] as const;

/** Words of a phrase, with what they mean for the search. Every word of a phrase belongs to one wish. */
export type Wish = {
  /** Where it was read: the first character, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly typed: string;
  readonly as: WishUse;
  readonly kind: PartKind | (typeof WISH_KINDS)[number];
  /** As a chip or a sentence shows it. */
  readonly text: string;
  readonly filters?: Filters;
  /** A boat fulfils the wish with any of these, or by mentioning the words. */
  readonly anyOf?: readonly Filters[];
  readonly words?: string;
  /** How much it counts beside the others. */
  readonly weight: number;
  /** Whether the reading is beyond doubt. */
  readonly sure: boolean;
};

/** More than a card has room for. */
export const MAX_UNMET = 8;

/** What a boat does not meet, for its card. */
export type Unmet = { readonly field: WishField; readonly says: string };
