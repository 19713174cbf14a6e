import { useEffect } from 'react';
import { useSession } from '#web/session/session.ts';
import { useSessionSettled } from '#web/session/session-sharing.ts';
import { forgetWatchlist } from './forget-watchlist.ts';

/** Registers the service worker, and clears the stored watchlist after signing out. */
export function OfflineWatch() {
  const isSignedOut = useSession() === null;
  const settled = useSessionSettled();

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // Some private windows refuse it. The site works without.
    const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (document.readyState === 'complete') return register();
    window.addEventListener('load', register, { once: true });
    return () => window.removeEventListener('load', register);
  }, []);

  useEffect(() => {
    if (settled && isSignedOut) void forgetWatchlist().catch(() => undefined);
  }, [settled, isSignedOut]);

  return null;
}
