import { queryOptions } from '@tanstack/react-query';
import type { Boat } from '#contract/boat.ts';
import { viaApi } from '#web/api/query-client.ts';

/** The first part of the key is what a changed heart invalidates. */
export const watchlistQuery = (email: string) =>
  queryOptions<Boat[]>({
    queryKey: ['/api/watchlist', email],
    queryFn: viaApi((api, signal) =>
      api.query<Boat[]>([`/api/watchlist?email=${encodeURIComponent(email)}`], { signal }),
    ),
  });
