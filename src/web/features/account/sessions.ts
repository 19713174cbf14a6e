import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ActiveSession } from '#contract/accounts.ts';
import { viaApi } from '#web/api/query-client.ts';

const PATH = '/api/auth/sessions';

/** Asked for at each visit: other devices sign in and out without this page's knowledge. */
export const sessionsQuery = queryOptions({
  queryKey: [PATH],
  queryFn: viaApi((api, signal) => api.query<ActiveSession[]>([PATH], { signal })),
  staleTime: 0,
});

export const useSessions = () => useQuery(sessionsQuery);
