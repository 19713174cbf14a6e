import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryFunctionContext,
} from '@tanstack/react-query';
import type { Api } from './api-client.ts';
import { browserApi } from './browser-api.ts';

/** Fetched data never goes stale, and failures are shown instead of retried. */
const FETCHING = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchInterval: false,
  retry: false,
} as const;

const apis = new WeakMap<QueryClient, Api>();

/**
 * After a change nothing counts that was asked for before it. The library asks again where it has an answer already, but
 * would wait for a first one that is still on its way.
 */
class FreshAfterChanges extends QueryClient {
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions) {
    if (filters?.refetchType !== 'none')
      for (const query of this.getQueryCache().findAll({
        ...filters,
        type: 'active',
        fetchStatus: 'fetching',
      }))
        if (!query.state.dataUpdatedAt) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}

export function createQueryClient(api: Api): QueryClient {
  const client = new FreshAfterChanges({
    defaultOptions: {
      mutations: { retry: FETCHING.retry },
      queries: {
        ...FETCHING,
        queryFn: ({ queryKey, signal }) => api.query(queryKey as string[], { signal }),
      },
    },
  });
  apis.set(client, api);
  return client;
}

/** A query function that calls the API of its query client: in process on the server, by fetch in the browser. */
export function viaApi<T>(call: (api: Api, signal: AbortSignal) => Promise<T>) {
  return ({ client, signal }: QueryFunctionContext) => call(apis.get(client) ?? browserApi, signal);
}

let shared: QueryClient | undefined;

/** The browser has one client per page load, the server one per render. */
export function pageQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient(browserApi);
  shared ??= createQueryClient(browserApi);
  return shared;
}
