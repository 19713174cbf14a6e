import { z } from 'zod';
import { FACET_NAMES, type FacetName } from '#domain/search/filters/field-filters.ts';
import { FILTER_NAMES, type FilterName, OTHER_NAMES } from '#domain/search/filters/filters.ts';
import { BOAT_EXAMPLE } from '../boats/boat.example.ts';
import { Boat, OwnBoat } from '../boats/boat.ts';
import { CARDS_ONLY } from './cards-only.ts';
import { forList, LEFT_OUT } from './listed-boat.ts';

const someText = z.string().max(500);
/** Longer values are ignored, like all values that a filter does not understand. */
const anyText = z
  .union([someText, z.array(someText).max(100)])
  .optional()
  .catch(undefined);
const { unknownCategory, types, phrase, ...filterNames } = Object.fromEntries(
  FILTER_NAMES.flatMap((name) => [
    [name, anyText],
    ...(OTHER_NAMES[name] ?? []).map((other) => [other, anyText.describe(`The same as ${name}`)]),
  ]),
);

/** Every filter as text: `readFilters` parses the values and never refuses one. */
export const SearchQuery = z.looseObject({
  ...filterNames,
  q: anyText.describe(
    'An everyday phrase such as "narrowboat near oxford under 60k"; other parameters overrule it',
  ),
  read: anyText.describe(
    '"yes" if the other parameters were read from `q`: they are relaxed when nothing matches',
  ),
});

export const BoatListQuery = SearchQuery.extend({
  [CARDS_ONLY.name]: anyText.describe(`"${CARDS_ONLY.value}": only what cards show`),
  sellerEmail: anyText.describe('Your own address, if you are signed in: lists your boats of every status'),
});

const { status, rejectionReason, sellerEmail, sellerPhone, hasPendingChanges } = OwnBoat.shape;

const FoundBoat = Boat.extend({
  status: status.optional(),
  rejectionReason: rejectionReason.optional(),
  sellerEmail: sellerEmail.optional(),
  sellerPhone: sellerPhone.optional(),
  hasPendingChanges: hasPendingChanges.optional(),
}).meta({
  id: 'FoundBoat',
  description:
    'A boat in a list. The optional owner fields are present only when sellers list their own boats.',
  examples: [BOAT_EXAMPLE],
});

const onCards = Object.entries(Boat.shape)
  .filter(([name]) => !LEFT_OUT.has(name as keyof Boat))
  .map(([name, shape]) => [
    name,
    [null, false].some((absent) => shape.safeParse(absent).success) ? shape.optional() : shape,
  ]);

const BoatCard = z.object(Object.fromEntries(onCards)).meta({
  id: 'BoatCard',
  description: 'A boat as cards show it. What is null or false is left out.',
  examples: [forList(BOAT_EXAMPLE as Boat)],
});

export const BoatList = z.union([z.array(FoundBoat), z.array(BoatCard)]);
export type BoatList = z.infer<typeof BoatList>;

export const Facet = z
  .object({
    counts: z.array(z.object({ value: z.string(), count: z.number().int() })),
    atLeast: z.boolean().describe('The search finds so many boats that each count may be higher'),
  })
  .meta({
    id: 'Facet',
    description: 'The values of one filter, each with the number of boats that it would leave.',
    examples: [{ counts: [{ value: 'Westerly', count: 18 }], atLeast: false }],
  });
export type Facet = z.infer<typeof Facet>;

const FACET_NOTES: { readonly [N in FacetName]?: string } = {
  subcategory: 'Only once a category, or goods, are chosen',
  model: 'Only once a make is chosen',
  kind: 'Boats, and goods: engines, parts, trailers and moorings',
  seller: 'Private sellers and brokers',
};

export const SearchFacets = z
  .object(
    Object.fromEntries(
      FACET_NAMES.map((name) => [name, Facet.describe(FACET_NOTES[name] ?? 'Each value with its boats')]),
    ) as Record<FacetName, typeof Facet>,
  )
  .meta({
    id: 'SearchFacets',
    description: 'How many boats each further choice would leave. A facet does not apply its own filter.',
    examples: [Object.fromEntries(FACET_NAMES.map((name) => [name, { counts: [], atLeast: false }]))],
  });
export type SearchFacets = z.infer<typeof SearchFacets>;

const filterName = z.enum(FILTER_NAMES as [FilterName, ...FilterName[]]);

export const SearchRelaxation = z
  .object({
    drop: z
      .array(filterName)
      .describe('The filters to drop. Empty if only the distance or the keywords change'),
    distance: z.number().optional().describe('The wider search distance, in miles'),
    keywords: z.string().optional().describe('The remaining keywords, if only one of them is dropped'),
    label: z.string().describe('The suggestion in words'),
    count: z.number().int(),
    atLeast: z.boolean().describe('True if there are more boats than `count`'),
  })
  .meta({
    id: 'SearchRelaxation',
    description: 'A wider search, and how many boats it would find.',
    examples: [{ drop: ['maxPrice'], label: 'Any price', count: 12, atLeast: false }],
  });
export type SearchRelaxation = z.infer<typeof SearchRelaxation>;

export const PlaceSuggestion = z
  .object({
    name: z.string(),
    county: z.string().nullable(),
    guessed: z.boolean().describe('True if no name contains the letters and this one is spelt similarly'),
  })
  .meta({
    id: 'PlaceSuggestion',
    description: 'A place in the United Kingdom.',
    examples: [{ name: 'Lymington', county: 'Hampshire', guessed: false }],
  });
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>;

export const LocatedPlace = z.object({ place: PlaceSuggestion.omit({ guessed: true }).nullable() }).meta({
  id: 'LocatedPlace',
  description: 'The place that a location names.',
  examples: [{ place: { name: 'Braunston', county: 'Northamptonshire' } }],
});
export type LocatedPlace = z.infer<typeof LocatedPlace>;
