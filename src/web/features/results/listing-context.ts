import { createContext, use } from 'react';
import { useNavigate } from 'react-router';
import { changeFilters, type FilterChanges } from '#domain/search/change-filters.ts';
import type { ListingPage } from './listing-page.ts';

const ListingContext = createContext<ListingPage | null>(null);

export const ListingProvider = ListingContext;

export function useListing(): ListingPage {
  const page = use(ListingContext);
  if (!page) throw new Error('useListing stands inside a ListingProvider');
  return page;
}

/** Goes to the same page with other filters. The results stay in view while the new ones come. */
export function useChangeFilters() {
  const { filters, hrefOf } = useListing();
  const navigate = useNavigate();
  return (changes: FilterChanges) =>
    navigate(hrefOf(changeFilters(filters, changes)), { preventScrollReset: true });
}
