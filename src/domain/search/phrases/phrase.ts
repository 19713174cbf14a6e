import type { FilterName, Filters } from '../filters/filters.ts';

export const PART_KINDS = [
  'category',
  'type',
  'goods',
  'make',
  'model',
  'place',
  'price',
  'length',
  'beam',
  'draft',
  'year',
  'berths',
  'power',
  'hours',
  'engines',
  'fuel',
  'drive',
  'condition',
  'keel',
  'hull',
  'trailer',
  'seller',
  'sort',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Words of a phrase that were understood. No two parts of a phrase set the same filter. */
export type PhrasePart = {
  readonly kind: PartKind;
  /** As a chip says it ("Up to £60,000", "27 ft to 33 ft"). */
  readonly text: string;
  /** The visitor's own words for it. */
  readonly typed: string;
  readonly filters: Filters;
};

/** What a visitor typed, as understood. */
export type Phrase = {
  readonly parts: readonly PhrasePart[];
  /** The words that are none of the above, in the order typed; searched as keywords. */
  readonly rest: string;
  /** Needed before the search makes sense: "near me". */
  readonly needs?: 'postcode';
  /** The miles around that postcode, if the phrase says how many. */
  readonly within?: number;
};

export const filterNamesOf = (filters: Filters) => Object.keys(filters) as FilterName[];
