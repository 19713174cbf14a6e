import { QueryObserver, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { WatchedIds } from '#contract/buying/watchlist.ts';
import { useSession } from '#web/session/session.ts';

/** One request serves every heart on every page. */
export const watchedIdsQuery = (email: string) =>
  queryOptions<WatchedIds>({ queryKey: [`/api/watchlist/ids?email=${encodeURIComponent(email)}`] });

const nothing = () => {};
const unknownOnServer = () => false;

/** Fetched only when signed in. */
export function useIsWatched(boatId: number): boolean {
  const client = useQueryClient();
  const email = useSession()?.user.email ?? '';
  const subscribe = useCallback(
    (changed: () => void) =>
      email === '' ? nothing : new QueryObserver(client, watchedIdsQuery(email)).subscribe(changed),
    [client, email],
  );
  const isWatched = () =>
    email !== '' && (client.getQueryData(watchedIdsQuery(email).queryKey)?.ids.includes(boatId) ?? false);
  return useSyncExternalStore(subscribe, isWatched, unknownOnServer);
}
