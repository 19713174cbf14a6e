import {
  type DehydratedState,
  dehydrate,
  type FetchQueryOptions,
  HydrationBoundary,
  type QueryClient,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, type Params } from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { createQueryClient, pageQueryClient } from '#web/api/query-client.ts';
import { pageContext } from './load-context.ts';

// biome-ignore lint/suspicious/noExplicitAny: a page mixes queries of different answers in one list
type PageQuery = FetchQueryOptions<any, any, any, any>;

type PageQueries = {
  /** Without these there is no page: their failure is the page's status. */
  critical?: readonly PageQuery[];
  /** The page shows its own error or tries again in the browser when one of these fails. */
  extra?: readonly PageQuery[];
  /** Queries that can only be named once the critical ones are answered; the browser's page asks them by itself. */
  following?: (client: QueryClient) => readonly PageQuery[];
  /** The page's status after a critical failure, where the call's own does not say it. */
  statusFor?: (error: ApiError) => number;
};

type PageAddress = { params: Params; url: URL };

type PageData = { state: DehydratedState | null };

/**
 * Gives a route its two loaders. The server's awaits the queries and sends their answers with the page. The
 * browser's only starts them, so that the page appears at once with its skeletons and useQuery takes over.
 * A route exports the two one by one: React Router cannot take a destructured loader out of the browser's code.
 */
export function definePageData(queriesOf: (address: PageAddress) => PageQueries) {
  return {
    async loader({ params, url, context }: LoaderFunctionArgs): Promise<PageData> {
      const client = createQueryClient(context.get(pageContext).api);
      const { critical = [], extra = [], following, statusFor } = queriesOf({ params, url });
      const optional = extra.map((query) => client.prefetchQuery(query));
      try {
        await Promise.all(critical.map((query) => client.fetchQuery(query)));
      } catch (error) {
        throw data(null, { status: statusOf(error, statusFor) });
      }
      await Promise.all([
        ...optional,
        ...(following?.(client) ?? []).map((query) => client.prefetchQuery(query)),
      ]);
      return { state: dehydrate(client) };
    },

    clientLoader({ params, url }: ClientLoaderFunctionArgs): PageData {
      const client = pageQueryClient();
      const { critical = [], extra = [] } = queriesOf({ params, url });
      for (const query of [...critical, ...extra]) void client.prefetchQuery(query);
      return { state: null };
    },
  };
}

/** What a loader throws when its address names nothing that exists. */
export function notFound() {
  return data(null, { status: 404 });
}

export function WithPageData({ loaderData, children }: { loaderData: PageData; children: ReactNode }) {
  return <HydrationBoundary state={loaderData.state}>{children}</HydrationBoundary>;
}

function statusOf(error: unknown, statusFor = ({ status }: ApiError) => status): number {
  return error instanceof ApiError ? statusFor(error) : 500;
}
