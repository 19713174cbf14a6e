import { queryOptions } from '@tanstack/react-query';
import type { AdminCounts } from '#contract/moderation.ts';
import { MINUTE } from '#domain/durations.ts';

/** Asked for anew after each action, and now and then, since work arrives by itself. */
export const countsQuery = queryOptions<AdminCounts>({
  queryKey: ['/api/admin/counts'],
  staleTime: 0,
  refetchInterval: MINUTE,
});
