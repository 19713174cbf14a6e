import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AdminCounts } from '#contract/admin/desk.ts';
import { COUNT_LIMIT, readListHeaders } from '#contract/list-headers.ts';
import { MINUTE } from '#domain/durations.ts';
import { formatCount } from '#domain/money.ts';
import { viaApi } from '#web/api/query-client.ts';
import { queryPath } from '#web/api/query-path.ts';

export interface AdminList<Entry> {
  entries: Entry[];
  /** One above the counting limit means "more". */
  total: number;
}

/** Sent with each request, so that the number of pages is right whatever the server's default. */
export const PAGE_SIZE = 24;

/** A page of an admin list. Refetched on every visit; the previous page stays visible until the next has loaded. */
export const adminList = <Entry>(path: string, parameters: Parameters<typeof queryPath>[1]) => {
  const address = queryPath(path, { ...parameters, limit: PAGE_SIZE });
  return queryOptions<AdminList<Entry>>({
    queryKey: [address],
    queryFn: viaApi(async (api, signal) => {
      const response = await api.queryResponse([address], { signal });
      const entries = (await response.json()) as Entry[];
      const { count, isMinimum } = readListHeaders(response.headers).total;
      return { entries, total: isMinimum ? count + 1 : count };
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};

/** Counts above the limit are shown as "10,000+". */
export const countInWords = (count: number): string =>
  count > COUNT_LIMIT ? `${formatCount(COUNT_LIMIT)}+` : formatCount(count);

/** Refetched after each action and every minute, since new work arrives at any time. */
export const countsQuery = queryOptions<AdminCounts>({
  queryKey: ['/api/admin/counts'],
  staleTime: 0,
  refetchInterval: MINUTE,
});
