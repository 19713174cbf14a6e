import { queryOptions } from '@tanstack/react-query';
import type { BoatWeeks } from '#contract/selling/boat-weeks.ts';
import { viaApi } from '#web/api/query-client.ts';

export const boatWeeksQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/my-boats', id, 'weeks'],
    queryFn: viaApi((api, signal) => api.query<BoatWeeks>([`/api/my-boats/${id}/weeks`], { signal })),
    staleTime: 0,
  });
