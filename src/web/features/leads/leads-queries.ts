import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readListHeaders } from '#contract/list-headers.ts';
import type { Lead, LeadFilters, LeadsSummary } from '#contract/messages/leads.ts';
import { viaApi } from '#web/api/query-client.ts';
import { queryPath } from '#web/api/query-path.ts';

/** Both queries begin with this key. */
export const LEADS = '/api/leads';
export const LEADS_PER_PAGE = 25;

/** Read again on every visit: buyers write meanwhile. */
export const leadsQuery = (filters: LeadFilters, page: number) =>
  queryOptions({
    queryKey: [LEADS, filters, page],
    queryFn: viaApi(async (api, signal) => {
      const path = queryPath(LEADS, { ...filters, page, limit: LEADS_PER_PAGE });
      const answer = await api.queryResponse([path], { signal });
      return { leads: (await answer.json()) as Lead[], total: readListHeaders(answer.headers).total };
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const leadsSummaryQuery = queryOptions<LeadsSummary>({
  queryKey: [LEADS, 'summary'],
  queryFn: viaApi((api, signal) => api.query<LeadsSummary>([`${LEADS}/summary`], { signal })),
  staleTime: 0,
});
