import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { readListHeaders } from '#contract/list-headers.ts';
import type { SellerFigures } from '#contract/selling/seller-figures.ts';
import type { MyBoatsQuery, OwnListing } from '#contract/selling/selling.ts';
import { viaApi } from '#web/api/query-client.ts';
import { queryPath } from '#web/api/query-path.ts';

const LISTINGS = '/api/my-boats';
const FIGURES = '/api/my-boats/figures';

export type WantedListings = Omit<MyBoatsQuery, 'email'>;

/**
 * Refetched on every visit: reviewers decide and buyers look meanwhile. Old data stays visible
 * until the new has loaded.
 */
export const ownListingsQuery = (email: string, wanted: WantedListings) =>
  queryOptions({
    queryKey: [LISTINGS, email, wanted],
    queryFn: viaApi(async (api, signal) => {
      const response = await api.queryResponse([queryPath(LISTINGS, { email, ...wanted })], { signal });
      const listings = (await response.json()) as OwnListing[];
      return { listings, total: readListHeaders(response.headers).total.count };
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const sellerFiguresQuery = (email: string) =>
  queryOptions({
    queryKey: [FIGURES, email],
    queryFn: viaApi((api, signal) => api.query<SellerFigures>([queryPath(FIGURES, { email })], { signal })),
    staleTime: 0,
  });

/** The queries that a change of a listing invalidates: the seller's own lists, and every list of boats. */
const CHANGED = [LISTINGS, '/api/boats', '/api/categories'];

export function useRefreshListings() {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => CHANGED.some((path) => String(queryKey[0]).startsWith(path)),
    });
}
