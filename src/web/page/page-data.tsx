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

/** Answers reach the browser beside the router's own data, which is dear to write and to read. */
type PageData = { isHandedOver: boolean };

const states = new WeakMap<object, DehydratedState>();

/** On the server: the answers that a loader's data stands for. */
export const stateOf = (loaderData: PageData) => states.get(loaderData);

/** The element of a page that holds its answers. */
export const HANDED_OVER = 'page-data';

let handedOver: DehydratedState | undefined;

/** In the browser: the answers that came with the page, always the same object. */
function readHandedOver(): DehydratedState | undefined {
  handedOver ??= JSON.parse(document.getElementById(HANDED_OVER)?.textContent ?? 'null') ?? undefined;
  return handedOver;
}

type QueriesOf = (address: PageAddress) => PageQueries;

async function loadOnServer(queriesOf: QueriesOf, { params, url, context }: LoaderFunctionArgs) {
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
  const page = { isHandedOver: true };
  states.set(page, dehydrate(client));
  return page;
}

/**
 * Gives a route its two loaders. The server's awaits the queries and sends their answers with the page. The
 * browser's only starts them, so that the page appears at once with its skeletons and useQuery takes over.
 * A route exports the two one by one: React Router cannot take a destructured loader out of the browser's code.
 */
export function definePageData(queriesOf: QueriesOf) {
  return {
    // The condition keeps what only the server does out of the browser's code.
    loader: (args: LoaderFunctionArgs): Promise<PageData> =>
      import.meta.env.SSR ? loadOnServer(queriesOf, args) : Promise.reject(),

    clientLoader({ params, url }: ClientLoaderFunctionArgs): PageData {
      const client = pageQueryClient();
      const { critical = [], extra = [] } = queriesOf({ params, url });
      for (const query of [...critical, ...extra]) void client.prefetchQuery(query);
      return { isHandedOver: false };
    },
  };
}

/** What a loader throws when its address names nothing that exists. */
export function notFound() {
  return data(null, { status: 404 });
}

export function WithPageData({ loaderData, children }: { loaderData: PageData; children: ReactNode }) {
  const handedOver = import.meta.env.SSR ? stateOf : readHandedOver;
  const state = loaderData.isHandedOver ? handedOver(loaderData) : null;
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}

function statusOf(error: unknown, statusFor = ({ status }: ApiError) => status): number {
  return error instanceof ApiError ? statusFor(error) : 500;
}
