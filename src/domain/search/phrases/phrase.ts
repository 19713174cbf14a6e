import type { FilterName, Filters } from '../filters/filters.ts';
import type { Wish } from '../wishes/wish.ts';
import type { PartKind } from './part-kinds.ts';
import type { Purpose } from './words/purposes.ts';

export { PART_KINDS, type PartKind } from './part-kinds.ts';

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
  /** Every word, in the order typed, with what it means for the search. */
  readonly wishes: readonly Wish[];
  /** The words that are none of the above, in the order typed: they rank, or are searched for if they are all there is. */
  readonly rest: string;
  /** Needed before the search makes sense: "near me". */
  readonly needs?: 'postcode';
  /** The miles around that postcode, if the phrase says how many. */
  readonly within?: number;
  readonly note?: 'sold';
  /** Words that rank besides: "canoe" is one of several kinds in its category. */
  readonly alsoRanks: string;
  /** What a boat is wanted for. */
  readonly purposes: readonly Purpose[];
};

export const filterNamesOf = (filters: Filters) => Object.keys(filters) as FilterName[];
