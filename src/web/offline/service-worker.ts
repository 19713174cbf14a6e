// Answers only when there is no network. Pages are never cached, so that nothing seen while signed in can reappear
// stale or for another user. The build strips the types and writes it to /sw.js.

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
const worker = globalThis as unknown as {
  addEventListener(name: 'install' | 'activate', listen: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', listen: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

/** Increase the version when one of these files changes. */
const SHELL = 'offline-1';
const OFFLINE_PAGE = '/offline.html';
const FILES = [OFFLINE_PAGE, '/offline.css', '/offline.js', '/favicon.svg'];
/** Written by the page that shows the watchlist. */
const KEPT_BY_PAGES = 'kept-watchlist';

worker.addEventListener('install', (event) => {
  const keepShell = async () => {
    const shell = await caches.open(SHELL);
    await shell.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })));
    await worker.skipWaiting();
  };
  event.waitUntil(keepShell());
});

worker.addEventListener('activate', (event) => {
  const tidyUp = async () => {
    const old = (await caches.keys()).filter((name) => name !== SHELL && name !== KEPT_BY_PAGES);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidyUp());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.mode === 'navigate';
  const isOfShell = FILES.includes(new URL(request.url).pathname);
  if (request.method !== 'GET' || !(isPage || isOfShell)) return;
  event.respondWith(
    // A page from the browser's HTTP cache would open without data.
    fetch(request, isPage ? { cache: 'no-cache' } : {}).catch(async (failure) => {
      const kept = await caches.match(isPage ? OFFLINE_PAGE : request, { ignoreSearch: true });
      if (kept) return kept;
      throw failure;
    }),
  );
});

export {};
