import { useSyncExternalStore } from 'react';
import type { UnreadThreads } from '#contract/messages/threads.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { session } from '#web/session/session.ts';
import { followChanges } from './stream.ts';

type Latest = NonNullable<UnreadThreads['latest']>;

const NONE: UnreadThreads = { buying: 0, selling: 0, boats: [], latest: null };

let counts = NONE;
/** The account whose counts these are, with the time of its newest message; nothing before the first answer. */
let heard: { by: string | undefined; until: string } | undefined;
const listeners = new Set<() => void>();
const newsListeners = new Set<(latest: Latest) => void>();

function publish(next: UnreadThreads) {
  const by = session.read()?.user.email;
  const before = heard?.by === by ? heard?.until : undefined;
  const at = next.latest?.at ?? '';
  counts = next;
  heard = { by, until: before !== undefined && before > at ? before : at };
  for (const listener of listeners) listener();
  // What was there when the page opened is no news.
  if (next.latest && before !== undefined && at > before)
    for (const listener of newsListeners) listener(next.latest);
}

let asked = 0;
let answered = 0;

/** Asks again how much is unread; keeps what is known if that fails, or if a later question was answered first. */
export async function refreshUnread(): Promise<void> {
  asked += 1;
  const turn = asked;
  const next = session.read()
    ? await browserApi.query<UnreadThreads>(['/api/threads/unread']).catch(() => undefined)
    : NONE;
  if (!next || turn < answered) return;
  answered = turn;
  publish(next);
}

let unfollow: (() => void) | undefined;

const refreshWhenVisible = () => {
  if (document.visibilityState === 'visible') void refreshUnread();
};

/** Outside of React's queries, because the header is on pages that have none. Follows the stream while it is shown. */
function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    void refreshUnread();
    document.addEventListener('visibilitychange', refreshWhenVisible);
    unfollow = followChanges(() => void refreshUnread());
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', refreshWhenVisible);
    unfollow?.();
  };
}

/** How many messages the account has not read. */
export const useUnread = (): UnreadThreads =>
  useSyncExternalStore(
    subscribe,
    () => counts,
    () => NONE,
  );

/** Calls the listener with a message that has arrived since the page was opened. */
export function onNews(listener: (latest: Latest) => void) {
  newsListeners.add(listener);
  return () => {
    newsListeners.delete(listener);
  };
}
