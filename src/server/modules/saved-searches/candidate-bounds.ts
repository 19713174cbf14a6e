import type { Filters } from '#domain/search/filters/filters.ts';
import { splitValues } from '#domain/search/filters/multiple-values.ts';
import { gazetteer } from '#server/modules/listings/places/gazetteer.ts';
import { placeConditions } from '#server/modules/search/places/place-conditions.ts';
import type { savedSearches } from './saved-searches.table.ts';

type Bounds = Pick<
  typeof savedSearches.$inferInsert,
  'category' | 'minPrice' | 'maxPrice' | 'minLength' | 'maxLength' | 'south' | 'north' | 'west' | 'east'
> & { types: string[]; make: string | null; placeNames: string[] };

const MILES_PER_DEGREE = 69;
/** Rounding must never exclude a boat that the search itself finds. */
const MARGIN_MILES = 1;

function boxOf(filters: Filters) {
  const { centre, radius } = placeConditions(filters, gazetteer);
  if (!centre || radius === undefined || !filters.location) return {};
  const height = (radius + MARGIN_MILES) / MILES_PER_DEGREE;
  const farthest = Math.abs(centre.latitude) + height;
  if (farthest >= 89) return {};
  const width = height / Math.cos((farthest * Math.PI) / 180);
  return {
    south: centre.latitude - height,
    north: centre.latitude + height,
    west: centre.longitude - width,
    east: centre.longitude + width,
    // With a distance only the coordinates count.
    placeNames: filters.distance === undefined ? [...new Set([filters.location, centre.name])] : [],
  };
}

const typesOf = ({ subcategory, types }: Filters) => (subcategory ? [subcategory] : splitValues(types ?? ''));

/** What every boat of a search meets: wider than the search, never narrower. */
export function candidateBounds(filters: Filters): Bounds {
  const [make, another] = splitValues(filters.make ?? '');
  return {
    category: filters.category ?? null,
    types: typesOf(filters),
    make: make && !another ? make : null,
    minPrice: filters.minPrice ?? null,
    maxPrice: filters.maxPrice ?? null,
    minLength: filters.minLength ?? null,
    maxLength: filters.maxLength ?? null,
    south: null,
    north: null,
    west: null,
    east: null,
    placeNames: [],
    ...boxOf(filters),
  };
}
