import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { refreshThreads } from './messages-queries.ts';

const POLL_MS = 30_000;
/** Several changes within this time are one refresh. */
const GATHER_MS = 150;

/** Refreshes when the server says that something changed; while it cannot say so, every 30 seconds. */
export function useLiveThreads(isSignedIn: boolean) {
  const client = useQueryClient();
  const refresh = useEffectEvent(() => void refreshThreads(client));

  useEffect(() => {
    if (!isSignedIn) return;
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const events = new EventSource('/api/threads/events');
    events.addEventListener('changed', () => {
      clearTimeout(gathering);
      gathering = setTimeout(refresh, GATHER_MS);
    });
    const polling = setInterval(() => {
      if (events.readyState !== EventSource.OPEN) refresh();
    }, POLL_MS);
    return () => {
      clearTimeout(gathering);
      clearInterval(polling);
      events.close();
    };
  }, [isSignedIn]);
}
