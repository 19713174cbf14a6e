import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import type { Api } from './api-client.ts';
import { browserApi } from './browser-api.ts';

/** What was fetched stays good, and a failure is shown instead of tried again. */
const FETCHING = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchInterval: false,
  retry: false,
} as const;

const apis = new WeakMap<QueryClient, Api>();

export function createQueryClient(api: Api): QueryClient {
  const client = new QueryClient({
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

/** A query function that uses the api of the client it runs on: in process on the server, fetch in the browser. */
export function viaApi<T>(call: (api: Api, signal: AbortSignal) => Promise<T>) {
  return ({ client, signal }: QueryFunctionContext) => call(apis.get(client) ?? browserApi, signal);
}

let shared: QueryClient | undefined;

/** The browser keeps one client for the life of the page; the server makes one for each render. */
export function pageQueryClient(): QueryClient {
  if (typeof window === 'undefined') return createQueryClient(browserApi);
  shared ??= createQueryClient(browserApi);
  return shared;
}
