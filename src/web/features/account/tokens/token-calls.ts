import { queryOptions } from '@tanstack/react-query';
import type { Done } from '#contract/accounts/accounts.ts';
import type { ApiToken, CreatedApiToken, NewApiToken } from '#contract/accounts/api-tokens.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { viaApi } from '#web/api/query-client.ts';

const PATH = '/api/tokens';

/** Refetched on every visit: programs use tokens meanwhile. */
export const tokensQuery = queryOptions({
  queryKey: [PATH],
  queryFn: viaApi((api, signal) => api.query<ApiToken[]>([PATH], { signal })),
  staleTime: 0,
});

export const createToken = (body: NewApiToken) =>
  browserApi.request<CreatedApiToken>(PATH, { method: 'POST', body });

export const revokeToken = (id: string) => browserApi.request<Done>(`${PATH}/${id}`, { method: 'DELETE' });
