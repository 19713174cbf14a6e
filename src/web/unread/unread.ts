import { useSyncExternalStore } from 'react';
import type { UnreadThreads } from '#contract/messages/threads.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { session } from '#web/session/session.ts';

const NONE: UnreadThreads = { buying: 0, selling: 0, boats: [] };
const REFRESH_MS = 120_000;

let counts = NONE;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function publish(next: UnreadThreads) {
  counts = next;
  for (const listener of listeners) listener();
}

/** Asks again how much is unread; keeps what is known if that fails. */
export async function refreshUnread(): Promise<void> {
  if (!session.read()) return publish(NONE);
  await browserApi
    .query<UnreadThreads>(['/api/threads/unread'])
    .then(publish)
    .catch(() => undefined);
}

const refreshWhenVisible = () => {
  if (document.visibilityState === 'visible') void refreshUnread();
};

/** Outside of React's queries, because the header is on pages that have none. Polls while a component shows the counts. */
function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    void refreshUnread();
    document.addEventListener('visibilitychange', refreshWhenVisible);
    timer = setInterval(refreshWhenVisible, REFRESH_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', refreshWhenVisible);
    clearInterval(timer);
  };
}

/** How many messages the account has not read. */
export const useUnread = (): UnreadThreads =>
  useSyncExternalStore(
    subscribe,
    () => counts,
    () => NONE,
  );
