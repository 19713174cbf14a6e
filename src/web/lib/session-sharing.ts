import { ApiError } from './api-error.ts';
import { browserApi } from './browser-api.ts';
import { session } from './session.ts';
import { LOCAL_KEYS, type Session } from './session-store.ts';

/** A new tab has no token of its own yet: it asks for one with the cookie of the browser's sign-in. */
export async function restoreSession() {
  if (session.read() || !session.savedEmail()) return;
  try {
    session.write(await browserApi.request<Session>('/api/auth/session', { method: 'POST' }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) session.clear();
  }
}

/** Follows sign-in and sign-out in the browser's other tabs, which share only local storage with this one. */
export function followOtherTabs() {
  function onStorage({ key }: StorageEvent) {
    if (key !== LOCAL_KEYS.email && key !== null) return;
    if (session.savedEmail() === session.read()?.user.email) return;
    session.forgetTab();
    void restoreSession();
  }
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
