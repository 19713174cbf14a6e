// Answers only when there is no network. Pages are never cached, so that nothing seen while signed in can reappear
// stale or for another user. The build strips the types and writes it to /sw.js.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
const worker = globalThis as unknown as {
  addEventListener(name: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', listen: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

/** Increase the version when one of these files changes. */
const SHELL = 'offline-2';
const OFFLINE_PAGE = '/offline.html';
const FILES = [OFFLINE_PAGE, '/offline.css', '/offline.js', '/favicon.svg'];
/** Written by the page that shows the watchlist. */
const WATCHLIST_CACHE = 'stored-watchlist';

worker.addEventListener('install', (event) => {
  const cacheShell = async () => {
    const shell = await caches.open(SHELL);
    await shell.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
    await worker.skipWaiting();
  };
  event.waitUntil(cacheShell());
});

worker.addEventListener('activate', (event) => {
  const removeOldCaches = async () => {
    const old = (await caches.keys()).filter((name) => name !== SHELL && name !== WATCHLIST_CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(removeOldCaches());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.mode === 'navigate';
  const isShellFile = FILES.includes(new URL(request.url).pathname);
  if (request.method !== 'GET' || !(isPage || isShellFile)) return;
  event.respondWith(
    // A page from the browser's HTTP cache would open without data.
    fetch(request, isPage ? { cache: 'no-cache' } : {}).catch(async (failure) => {
      const cached = await caches.match(isPage ? OFFLINE_PAGE : request, { ignoreSearch: true });
      if (cached) return cached;
      throw failure;
    }),
  );
});

export {};
