import { useSyncExternalStore } from 'react';
import type { TabSession } from '#contract/accounts/accounts.ts';
import { forgetKeptTexts } from '#web/browser/kept-keys.ts';
import { safeStorage } from '#web/browser/safe-storage.ts';
import { createSessionStore } from './session-store.ts';

export const session = createSessionStore(safeStorage('sessionStorage'), safeStorage('localStorage'));

const signedOut = () => null;

/** The signed-in account, or null. The server renders every page signed out: it is the same for everyone. */
export function useSession(): TabSession | null {
  return useSyncExternalStore(session.subscribe, session.read, signedOut);
}

export function signOutLocally() {
  forgetKeptTexts();
  session.clear();
}

const expiryListeners = new Set<() => void>();

export function onSessionExpired(listener: () => void) {
  expiryListeners.add(listener);
  return () => {
    expiryListeners.delete(listener);
  };
}

const interceptors: (() => void)[] = [];

/** A page with unfinished work handles the end of the session itself: the other listeners are not called. */
export function interceptSessionExpiry(handle: () => void) {
  interceptors.push(handle);
  return () => {
    interceptors.splice(interceptors.indexOf(handle), 1);
  };
}

/** A request with our token got a 401: the session has ended. Simultaneous failures report it once. */
export function handleUnauthorised() {
  if (!session.read()) return;
  session.clear();
  const handled = interceptors.at(-1);
  if (handled) return handled();
  for (const listener of expiryListeners) listener();
}
