import { useSyncExternalStore } from 'react';
import type { TabSession } from '#contract/accounts/accounts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { session } from './session.ts';
import { LOCAL_KEYS } from './session-store.ts';

/** Until the server has answered, a tab without a token does not know whether the browser is signed in. */
let settled = false;
const listeners = new Set<() => void>();

function setSettled(next: boolean) {
  settled = next;
  for (const listener of listeners) listener();
}

/** A new tab has no token yet and requests one with the session cookie. */
export async function restoreSession() {
  if (session.read() || !session.savedEmail()) return setSettled(true);
  setSettled(false);
  try {
    const restored = await browserApi.request<TabSession>('/api/auth/session', { method: 'POST' });
    if (!session.read()) session.write(restored);
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (isSignedOut && !session.read()) session.clear();
  } finally {
    setSettled(true);
  }
}

/** Follows sign-in and sign-out in other tabs, which share only local storage. */
export function followOtherTabs() {
  function onStorage({ key }: StorageEvent) {
    if (key !== LOCAL_KEYS.email && key !== null) return;
    if (session.savedEmail() === session.read()?.user.email) return;
    setSettled(false);
    session.forgetTab();
    void restoreSession();
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** False until it is known whether this browser is signed in; always false on the server. */
export function useSessionSettled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => settled,
    () => false,
  );
}
