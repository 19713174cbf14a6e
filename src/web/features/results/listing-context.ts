import { createContext, use } from 'react';
import type { FilterChanges } from '#domain/search/filters/change-filters.ts';
import type { ListingPage } from './listing-page.ts';

/** The page as the visitor means it: its filters are those chosen, even while their results are still coming. */
type Listing = ListingPage & { change: (changes: FilterChanges) => void };

const ListingContext = createContext<Listing | null>(null);

export const ListingProvider = ListingContext;

export function useListing(): Listing {
  const listing = use(ListingContext);
  if (!listing) throw new Error('useListing stands inside a ListingProvider');
  return listing;
}

export const useChangeFilters = () => useListing().change;
