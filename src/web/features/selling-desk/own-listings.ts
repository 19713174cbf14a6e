import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { SellerFigures } from '#contract/seller-figures.ts';
import type { OwnListing } from '#contract/selling.ts';
import { viaApi } from '#web/api/query-client.ts';

const LISTINGS = '/api/my-boats';
const FIGURES = '/api/my-boats/figures';

const askedBy = (path: string, email: string) => `${path}?email=${encodeURIComponent(email)}`;

/** Asked for at each visit: reviewers decide and buyers look without this page's knowledge. */
export const ownListingsQuery = (email: string) =>
  queryOptions({
    queryKey: [LISTINGS, email],
    queryFn: viaApi((api, signal) => api.query<OwnListing[]>([askedBy(LISTINGS, email)], { signal })),
    staleTime: 0,
  });

export const sellerFiguresQuery = (email: string) =>
  queryOptions({
    queryKey: [FIGURES, email],
    queryFn: viaApi((api, signal) => api.query<SellerFigures>([askedBy(FIGURES, email)], { signal })),
    staleTime: 0,
  });

/** What a change of a listing may have made untrue: the seller's own lists, and every list of boats. */
const CHANGED = [LISTINGS, '/api/boats', '/api/categories'];

export function useRefreshListings() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => CHANGED.some((path) => String(queryKey[0]).startsWith(path)),
    });
}
