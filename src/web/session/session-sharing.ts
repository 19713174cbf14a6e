import { useSyncExternalStore } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { session } from './session.ts';
import { LOCAL_KEYS, type Session } from './session-store.ts';

/** Until the browser has been asked whether someone is signed in, a tab without a token knows nothing. */
let settled = false;
const listeners = new Set<() => void>();

function setSettled(next: boolean) {
  settled = next;
  for (const listener of listeners) listener();
}

/** A new tab has no token of its own yet: it asks for one with the cookie of the browser's sign-in. */
export async function restoreSession() {
  if (session.read() || !session.savedEmail()) return setSettled(true);
  setSettled(false);
  try {
    const restored = await browserApi.request<Session>('/api/auth/session', { method: 'POST' });
    if (!session.read()) session.write(restored);
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.status === 401;
    if (isSignedOut && !session.read()) session.clear();
  } finally {
    setSettled(true);
  }
}

/** Follows sign-in and sign-out in the browser's other tabs, which share only local storage with this one. */
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

/** False while it is not known yet whether this browser is signed in, as on the server. */
export function useSessionSettled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => settled,
    () => false,
  );
}
