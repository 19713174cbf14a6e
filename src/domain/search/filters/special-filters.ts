import type { CategoryId, SubcategoryId } from '../../taxonomy/categories.ts';
import type { FilterShape } from './filter-shapes.ts';
import type { Sort } from './sorts.ts';

export const PAGE_SIZE = 24;
export const MAX_PAGE_SIZE = 100;

type SpecialFilter = FilterShape & {
  label?: string;
  placeholder?: string;
  otherNames?: readonly string[];
};

/** Filters that are not fields of a listing and come before those that are. */
export const LEADING_FILTERS = {
  /** What the visitor typed, if the other filters were read from it: they may be relaxed when nothing matches. */
  phrase: { kind: 'phrase', maxLength: 200 },
  keywords: {
    kind: 'text',
    maxLength: 200,
    above: 'cut',
    label: 'Keywords',
    placeholder: 'Search by make, model, title...',
  },
  /** How the keywords are read. Absent: as typed, and corrected if nothing matches. */
  words: { kind: 'words' },
  category: { kind: 'category' },
  unknownCategory: { kind: 'unknown-category' },
  subcategory: { kind: 'subcategory', otherNames: ['sub'] },
  types: { kind: 'types' },
} as const satisfies Record<string, SpecialFilter>;

/** Those that come after. */
export const TRAILING_FILTERS = {
  distance: { kind: 'number', min: 1, max: 1000, label: 'Distance' },
  featured: { kind: 'flag', label: 'Featured only' },
  reduced: { kind: 'flag', label: 'Reduced in price' },
  brokerListing: { kind: 'flag', label: 'Broker Listings Only' },
  privateSeller: { kind: 'flag', label: 'Private Sellers Only' },
  hideUnderOffer: { kind: 'flag', label: 'Hide under offer' },
  /** What boats must not be or have, joined by commas: "condition:project,make:Bavaria". */
  without: { kind: 'without' },
  /** Alternatives, of each field any: "keelType:fin,keelType:lifting". */
  oneOf: { kind: 'one-of' },
  kind: { kind: 'goods' },
  recent: { kind: 'integer', min: 1, max: 8760 },
  /** The number of any public boat: lists everything its seller has for sale, without exposing the seller's id. */
  sellerOf: { kind: 'integer', min: 1, max: 2_147_483_647 },
  /** The id of a broker or dealer. */
  sellerId: { kind: 'text', maxLength: 36 },
  similarTo: { kind: 'id' },
  sort: { kind: 'sort' },
  page: { kind: 'integer', min: 1, max: 100_000 },
  limit: { kind: 'integer', min: 1, max: MAX_PAGE_SIZE, above: 'clamped' },
} as const satisfies Record<string, SpecialFilter>;

export const SPECIAL_FILTERS = { ...LEADING_FILTERS, ...TRAILING_FILTERS } as const;

/** Goods are engines, parts, trailers and moorings. */
export const KINDS = ['boats', 'goods'] as const;
export type Kind = (typeof KINDS)[number];

/** As written, or each unknown word as the beginning of one; neither is corrected. */
export const WORD_READINGS = ['exact', 'beginnings'] as const;
export type WordReading = (typeof WORD_READINGS)[number];

export type SpecialFilterName = keyof typeof SPECIAL_FILTERS;

type ValueOf<S extends FilterShape> = S extends { kind: 'number' | 'integer' }
  ? number
  : S extends { kind: 'flag' }
    ? true
    : S extends { kind: 'goods' }
      ? Kind
      : S extends { kind: 'words' }
        ? WordReading
        : S extends { kind: 'sort' }
          ? Sort
          : S extends { kind: 'category' }
            ? CategoryId
            : S extends { kind: 'subcategory' }
              ? SubcategoryId
              : string;

export type SpecialFilterValues = {
  [N in SpecialFilterName]: ValueOf<(typeof SPECIAL_FILTERS)[N]>;
};
