import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';
import { useSession } from '#web/session/session.ts';
import { useSessionSettled } from '#web/session/session-sharing.ts';
import { forgetWatchlist } from './stored-watchlist.ts';

/**
 * When the code of the next page cannot be loaded, React Router reloads the page that is open, and the click is lost. This
 * opens the next page instead: offline it says so and appears once the connection is back.
 */
function useOpenNextInstead() {
  const next = useNavigation().location;
  useEffect(() => {
    if (!next || !('navigation' in window)) return;
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable) return;
      event.preventDefault();
      window.location.assign(createPath(next));
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [next]);
}

/** Registers the service worker, and clears the stored watchlist after signing out. */
export function OfflineWatch() {
  const isSignedOut = useSession() === null;
  const settled = useSessionSettled();
  useOpenNextInstead();

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
