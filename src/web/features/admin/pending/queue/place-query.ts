import { queryOptions } from '@tanstack/react-query';
import type { PendingPlace } from '#contract/admin/queue.ts';
import { queryPath } from '#web/api/query-path.ts';
import { PAGE_SIZE } from '../../calls/admin-list.ts';

type Filters = { q: string; kind: string; seller: string; sort: string };

/** Where an entry stands among the listed ones, or what became of it. */
export const placeQuery = (id: number, filters: Filters) =>
  queryOptions<PendingPlace>({
    queryKey: [queryPath(`/api/admin/pending-boats/${id}/place`, { ...filters, limit: PAGE_SIZE })],
    staleTime: 0,
  });
