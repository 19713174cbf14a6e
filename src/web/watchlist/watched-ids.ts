import { queryOptions, useQuery } from '@tanstack/react-query';
import type { WatchedIds } from '#contract/watchlist.ts';
import { useSession } from '#web/session/session.ts';

/** One call answers for every heart on every page. */
export const watchedIdsQuery = (email: string) =>
  queryOptions<WatchedIds>({ queryKey: [`/api/watchlist/ids?email=${encodeURIComponent(email)}`] });

/** Asked only for someone who is signed in. */
export function useIsWatched(boatId: number): boolean {
  const email = useSession()?.user.email ?? '';
  const { data } = useQuery({ ...watchedIdsQuery(email), enabled: email !== '' });
  return data?.ids.includes(boatId) ?? false;
}
