import { createContext, use } from 'react';
import type { SearchFacets } from '#contract/search/search.ts';
import type { FilterChanges } from '#domain/search/filters/change-filters.ts';
import type { ListingPage } from './listing-page.ts';

/** The listing page with the chosen filters, even while their results are still loading. */
type Listing = ListingPage & {
  change: (changes: FilterChanges) => void;
  /** The number of boats for each further choice, once loaded. */
  facets: SearchFacets | undefined;
  /** How far the search reaches around its place, in miles, once known. */
  placeRadius: number | undefined;
};

const ListingContext = createContext<Listing | null>(null);

export const ListingProvider = ListingContext;

export function useListing(): Listing {
  const listing = use(ListingContext);
  if (!listing) throw new Error('useListing must be called inside a ListingProvider');
  return listing;
}

export const useChangeFilters = () => useListing().change;

export const useFacets = () => useListing().facets;
