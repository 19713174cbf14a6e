import { queryOptions } from '@tanstack/react-query';
import { COUNTED_UP_TO } from '#contract/list-headers.ts';
import type { AdminCounts } from '#contract/moderation.ts';
import { MINUTE } from '#domain/durations.ts';
import { formatCount } from '#domain/money.ts';

/** What is past counting is said so: "10,000+". */
export const countInWords = (count: number): string =>
  count > COUNTED_UP_TO ? `${formatCount(COUNTED_UP_TO)}+` : formatCount(count);

/** Asked for anew after each action, and now and then, since work arrives by itself. */
export const countsQuery = queryOptions<AdminCounts>({
  queryKey: ['/api/admin/counts'],
  staleTime: 0,
  refetchInterval: MINUTE,
});
