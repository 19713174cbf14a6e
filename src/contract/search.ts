import { z } from 'zod';
import { FACET_NAMES, type FacetName } from '#domain/search/filters/field-filters.ts';
import { FILTER_NAMES, type FilterName, OTHER_NAMES } from '#domain/search/filters/filters.ts';
import { Boat, OwnBoat } from './boat.ts';

const someText = z.string().max(500);
/** Whatever is longer is ignored, as everything is that no filter understands. */
const anyText = z
  .union([someText, z.array(someText).max(100)])
  .optional()
  .catch(undefined);
const { unknownCategory, types, ...filterNames } = Object.fromEntries(
  FILTER_NAMES.flatMap((name) => [
    [name, anyText],
    ...(OTHER_NAMES[name] ?? []).map((other) => [other, anyText.describe(`The same as ${name}`)]),
  ]),
);

/** Every filter as text: what a value means is decided by `readFilters`, which refuses nothing. */
export const SearchQuery = z.looseObject(filterNames);

export const BoatListQuery = SearchQuery.extend({
  sellerEmail: anyText.describe(
    'The signed-in seller’s own address: lists that seller’s boats of every status',
  ),
});

const { status, rejectionReason, sellerEmail, sellerPhone, hasPendingChanges } = OwnBoat.shape;

/** Boats; those of the signed-in seller, when asked for by address, with what only the owner sees. */
export const BoatList = z.array(
  Boat.extend({
    status: status.optional(),
    rejectionReason: rejectionReason.optional(),
    sellerEmail: sellerEmail.optional(),
    sellerPhone: sellerPhone.optional(),
    hasPendingChanges: hasPendingChanges.optional(),
  }),
);
export type BoatList = z.infer<typeof BoatList>;

export const Facet = z.object({
  counts: z.array(z.object({ value: z.string(), count: z.number().int() })),
  atLeast: z.boolean().describe('The search finds so many boats that each count may be higher'),
});
export type Facet = z.infer<typeof Facet>;

const FACET_NOTES: { readonly [N in FacetName]?: string } = {
  subcategory: 'Only once a category is chosen',
  model: 'Only once a make is chosen',
  kind: 'Boats, and goods: engines, parts, trailers and moorings',
  seller: 'Private sellers and brokers',
};

/** How many boats each further choice would leave. Each facet leaves its own filter out. */
export const SearchFacets = z.object(
  Object.fromEntries(
    FACET_NAMES.map((name) => [name, Facet.describe(FACET_NOTES[name] ?? 'Each value with its boats')]),
  ) as Record<FacetName, typeof Facet>,
);
export type SearchFacets = z.infer<typeof SearchFacets>;

const filterName = z.enum(FILTER_NAMES as [FilterName, ...FilterName[]]);

/** What to give up, or how much further to look, and how many boats that would find. */
export const SearchRelief = z.object({
  drop: z
    .array(filterName)
    .describe('The filters to drop; none when only the distance or the keywords change'),
  distance: z.number().optional().describe('The wider distance to look within, in miles'),
  keywords: z.string().optional().describe('The keywords that are left, where only one of them is dropped'),
  label: z.string().describe('What is dropped, or the wider distance, in words'),
  count: z.number().int(),
  atLeast: z.boolean().describe('There are so many that the count stops here'),
});
export type SearchRelief = z.infer<typeof SearchRelief>;

export const PlaceSuggestion = z.object({
  name: z.string(),
  county: z.string().nullable(),
  guessed: z.boolean().describe('No place holds these letters: this is one that is spelt nearly so'),
});
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>;
