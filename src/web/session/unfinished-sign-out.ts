import { useSyncExternalStore } from 'react';
import type { TabSession } from '#contract/accounts/accounts.ts';
import { createApi } from '#web/api/api-client.ts';
import { ApiError } from '#web/api/api-error.ts';
import { safeStorage } from '#web/browser/safe-storage.ts';
import { session } from './session.ts';

const KEY = 'sign_out_unfinished';
const RETRY_MS = 30_000;

const storage = safeStorage('localStorage');
const listeners = new Set<() => void>();

const isUnfinished = () => storage.getItem(KEY) !== null;

function set(unfinished: boolean) {
  if (unfinished) storage.setItem(KEY, 'true');
  else storage.removeItem(KEY);
  for (const listener of listeners) listener();
}

/** The server could not be reached, so its HttpOnly session cookie is still valid. */
export const noteUnfinishedSignOut = () => set(true);

/** Another page could not be loaded. */
export const isSignedOutOffline = () => isUnfinished() && !navigator.onLine;

function ask<T>(path: string, token?: string): Promise<T> {
  const api = createApi({ fetch: (input, init) => window.fetch(input, init), token: () => token ?? null });
  return api.request<T>(path, { method: 'POST' });
}

/** Whether it is finished: signed out on the server, or signed in again since. */
async function finish(): Promise<boolean> {
  try {
    const { token } = await ask<TabSession>('/api/auth/session');
    if (!session.read()) await ask('/api/auth/sign-out', token);
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status === 401;
  }
}

/** Retries an unfinished sign-out until the server confirms it, also after a reload. */
export function finishSignOutWhenOnline(onFinished: () => void) {
  let underWay = false;
  async function tryNow() {
    if (underWay || !isUnfinished() || !navigator.onLine) return;
    underWay = true;
    const isOver = session.read() !== null || (await finish());
    underWay = false;
    if (!isOver || !isUnfinished()) return;
    set(false);
    if (!session.read()) onFinished();
  }
  void tryNow();
  const timer = setInterval(tryNow, RETRY_MS);
  window.addEventListener('online', tryNow);
  const unsubscribe = session.subscribe(() => session.read() && isUnfinished() && set(false));
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', tryNow);
    unsubscribe();
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useUnfinishedSignOut = () => useSyncExternalStore(subscribe, isUnfinished, () => false);
