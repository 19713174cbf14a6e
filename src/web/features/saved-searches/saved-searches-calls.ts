import { queryOptions } from '@tanstack/react-query';
import type { ChangeSavedSearch, SavedSearch } from '#contract/buying/saved-searches.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { viaApi } from '#web/api/query-client.ts';
import { SAVED_SEARCHES } from '#web/saved-searches/saved-searches-path.ts';

/** Refetched on every visit: new boats may have come in. */
export const savedSearchesQuery = (email: string) =>
  queryOptions({
    queryKey: [SAVED_SEARCHES, email],
    queryFn: viaApi((api, signal) => api.query<SavedSearch[]>([SAVED_SEARCHES], { signal })),
    staleTime: 0,
    enabled: email !== '',
  });

const pathOf = (id: number) => `${SAVED_SEARCHES}/${id}`;

export const changeSearch = (id: number, body: ChangeSavedSearch) =>
  browserApi.request<SavedSearch>(pathOf(id), { method: 'PATCH', body });

export const deleteSearch = (id: number) => browserApi.request<void>(pathOf(id), { method: 'DELETE' });

/** Undoes a deletion: the search comes back with everything that is new in it. */
export const restoreSearch = (id: number) =>
  browserApi.request<SavedSearch>(`${pathOf(id)}/restore`, { method: 'POST' });
