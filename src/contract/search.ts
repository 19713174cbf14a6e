import { z } from 'zod';
import { FACET_NAMES, type FacetName } from '#domain/search/filters/field-filters.ts';
import { FILTER_NAMES, OTHER_NAMES } from '#domain/search/filters/filters.ts';
import { Boat, OwnBoat } from './boat.ts';

const someText = z.string().max(500);
/** Whatever is longer is ignored, as everything is that no filter understands. */
const anyText = z
  .union([someText, z.array(someText).max(100)])
  .optional()
  .catch(undefined);
const { unknownCategory, ...filterNames } = Object.fromEntries(
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

/** How many boats each further choice would leave. Each facet leaves its own filter out. */
export const SearchFacets = z.object(
  Object.fromEntries(
    FACET_NAMES.map((name) => [
      name,
      name === 'subcategory' ? Facet.describe('Only once a category is chosen') : Facet,
    ]),
  ) as Record<FacetName, typeof Facet>,
);
export type SearchFacets = z.infer<typeof SearchFacets>;

export const PlaceSuggestion = z.object({ name: z.string(), county: z.string().nullable() });
export type PlaceSuggestion = z.infer<typeof PlaceSuggestion>;
