import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ActiveSession, Done } from '#contract/accounts/accounts.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { viaApi } from '#web/api/query-client.ts';

const PATH = '/api/auth/sessions';

/** Refetched on every visit: other devices sign in and out meanwhile. */
export const sessionsQuery = queryOptions({
  queryKey: [PATH],
  queryFn: viaApi((api, signal) => api.query<ActiveSession[]>([PATH], { signal })),
  staleTime: 0,
});

export const useSessions = () => useQuery(sessionsQuery);

export function signOutEverywhere() {
  return browserApi.request<void>('/api/auth/sessions', { method: 'DELETE' });
}

export function requestDeletion() {
  return browserApi.request<Done>('/api/auth/delete-request', { method: 'POST' });
}
