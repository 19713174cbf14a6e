export const WATCHLIST_CACHE = 'stored-watchlist';

/** So that the next user of this browser does not find it. */
export async function forgetWatchlist() {
  if ('caches' in globalThis) await caches.delete(WATCHLIST_CACHE);
}
