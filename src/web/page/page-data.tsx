import {
  type DehydratedState,
  dehydrate,
  type FetchQueryOptions,
  HydrationBoundary,
  type QueryClient,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type Params,
  redirect,
} from 'react-router';
import { ApiError } from '#web/api/api-error.ts';
import { createQueryClient, pageQueryClient } from '#web/api/query-client.ts';
import { pageContext } from './load-context.ts';

// biome-ignore lint/suspicious/noExplicitAny: a page mixes queries of different answers in one list
type PageQuery = FetchQueryOptions<any, any, any, any>;

type PageQueries = {
  /** The answer to this decides the address of the page; undefined if the query failed. */
  forward?: { query: PageQuery; to: (answer: never) => string };
  /** The page needs these: if one fails, its status becomes the page's. */
  critical?: readonly PageQuery[];
  /** If one of these fails, the page shows an error or the browser retries. */
  extra?: readonly PageQuery[];
  /** Queries that depend on the results of the critical ones. In the browser the page runs them itself. */
  following?: (client: QueryClient) => readonly PageQuery[];
  /** What a page shows instead when its status is 410. */
  whenGone?: readonly PageQuery[];
  /** Overrides the status of a page whose critical query failed. */
  statusFor?: (error: ApiError) => number;
};

/** Redirects to the address that follows from the answer. */
async function follow(client: QueryClient, forward: NonNullable<PageQueries['forward']>): Promise<never> {
  const answer = await client.fetchQuery(forward.query).catch(() => undefined);
  throw redirect(forward.to(answer as never));
}

type PageAddress = { params: Params; url: URL };

/** Query results are sent beside the router's own data, which is expensive to serialise. */
type PageData = { isInline: boolean; isGone?: boolean };

const states = new WeakMap<object, DehydratedState>();

/** On the server: the query results that belong to a loader's data. */
export const stateOf = (loaderData: PageData) => states.get(loaderData);

/** The id of the element with the query results. */
export const PAGE_DATA_ID = 'page-data';

let inlineState: DehydratedState | undefined;

/** In the browser: the query results sent with the page, always the same object. */
function readInlineState(): DehydratedState | undefined {
  inlineState ??= JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null') ?? undefined;
  return inlineState;
}

type QueriesOf = (address: PageAddress) => PageQueries;

async function loadOnServer(
  queriesOf: QueriesOf,
  { params, url, context }: LoaderFunctionArgs,
): Promise<PageData> {
  const client = createQueryClient(context.get(pageContext).api);
  const queries = queriesOf({ params, url });
  if (queries.forward) await follow(client, queries.forward);
  const { critical = [], extra = [], following, statusFor } = queries;
  const optional = extra.map((query) => client.prefetchQuery(query));
  try {
    await Promise.all(critical.map((query) => client.fetchQuery(query)));
  } catch (error) {
    const status = statusOf(error, statusFor);
    if (status !== GONE || !queries.whenGone) throw data(null, { status });
    await Promise.all(queries.whenGone.map((query) => client.prefetchQuery(query)));
    // React Router takes the status and hands on the page.
    return data(pageWith(client, { isGone: true }), { status }) as unknown as PageData;
  }
  await Promise.all([
    ...optional,
    ...(following?.(client) ?? []).map((query) => client.prefetchQuery(query)),
  ]);
  return pageWith(client);
}

const GONE = 410;

function pageWith(client: QueryClient, more: Pick<PageData, 'isGone'> = {}): PageData {
  const page = { isInline: true, ...more };
  states.set(page, dehydrate(client));
  return page;
}

/**
 * Gives a route its two loaders. The server's awaits the queries and sends their results with the page. The
 * browser's only starts them, so that the page appears immediately with skeletons and useQuery takes over.
 * Routes export the two one by one: React Router cannot strip a destructured loader from the browser build.
 */
export function definePageData(queriesOf: QueriesOf) {
  return {
    // The condition keeps server code out of the browser build.
    loader: (args: LoaderFunctionArgs): Promise<PageData> =>
      import.meta.env.SSR ? loadOnServer(queriesOf, args) : Promise.reject(),

    clientLoader({ params, url }: ClientLoaderFunctionArgs): PageData | Promise<PageData> {
      const client = pageQueryClient();
      const queries = queriesOf({ params, url });
      if (queries.forward) return follow(client, queries.forward);
      const { critical = [], extra = [] } = queries;
      for (const query of [...critical, ...extra]) void client.prefetchQuery(query);
      return { isInline: false };
    },
  };
}

/** Thrown by a loader when its address does not exist. */
export function notFound() {
  return data(null, { status: 404 });
}

export function WithPageData({ loaderData, children }: { loaderData: PageData; children: ReactNode }) {
  const readState = import.meta.env.SSR ? stateOf : readInlineState;
  const state = loaderData.isInline ? readState(loaderData) : null;
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}

function statusOf(error: unknown, statusFor = ({ status }: ApiError) => status): number {
  return error instanceof ApiError ? statusFor(error) : 500;
}
