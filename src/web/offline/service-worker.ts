// Answers only when there is no network. Pages are never cached, so that nothing seen while signed in can reappear
// stale or for another user. The build strips the types and writes it to /sw.js.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends ExtendableEvent {
  data: { json(): { title: string; path: string } } | null;
}
interface NotificationEvent extends ExtendableEvent {
  notification: Notification;
}
interface Page {
  focus(): Promise<Page>;
  navigate(address: string): Promise<Page>;
}
const worker = globalThis as unknown as {
  addEventListener(name: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', listen: (event: FetchEvent) => void): void;
  addEventListener(name: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', listen: (event: NotificationEvent) => void): void;
  skipWaiting(): Promise<void>;
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<Page | null>;
  };
};

/**
 * The scripts of a boat's page, the page's own first; the build writes this list. Without them the router could not open a
 * boat offline: it would reload the list and forget which boat was wanted.
 */
declare const BOAT_PAGE_SCRIPTS: readonly [string, ...string[]];

/** Their names contain hashes of their content, so the first one changes with any of them. */
const SCRIPTS = `scripts-${BOAT_PAGE_SCRIPTS[0]}`;

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
    const scripts = await caches.open(SCRIPTS);
    // Missing while a release is replaced by the next, whose service worker stores its own.
    await scripts.addAll([...BOAT_PAGE_SCRIPTS]).catch(() => undefined);
    await worker.skipWaiting();
  };
  event.waitUntil(cacheShell());
});

worker.addEventListener('activate', (event) => {
  const removeOldCaches = async () => {
    const current = [SHELL, SCRIPTS, WATCHLIST_CACHE];
    const old = (await caches.keys()).filter((name) => !current.includes(name));
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(removeOldCaches());
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const isPage = request.mode === 'navigate';
  const { pathname } = new URL(request.url);
  const isStored = FILES.includes(pathname) || BOAT_PAGE_SCRIPTS.includes(pathname);
  if (request.method !== 'GET' || !(isPage || isStored)) return;
  event.respondWith(
    // A page from the browser's HTTP cache would open without data.
    fetch(request, isPage ? { cache: 'no-cache' } : {}).catch(async (failure) => {
      const cached = await caches.match(isPage ? OFFLINE_PAGE : request, { ignoreSearch: true });
      if (cached) return cached;
      throw failure;
    }),
  );
});

worker.addEventListener('push', (event) => {
  const { title = 'Slipway', path = '/messages' } = event.data?.json() ?? {};
  // News of the same page replaces what was shown before.
  event.waitUntil(
    worker.registration.showNotification(title, { tag: path, icon: '/icon-192.png', data: { path } }),
  );
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { pathname, search } = new URL(String(event.notification.data?.path ?? '/'), location.origin);
  const address = pathname + search;
  const open = async () => {
    const [page] = await worker.clients.matchAll({ type: 'window' });
    if (!page) return worker.clients.openWindow(address);
    // A page that this service worker does not control yet cannot be sent elsewhere.
    return page
      .focus()
      .then((focused) => focused.navigate(address))
      .catch(() => worker.clients.openWindow(address));
  };
  event.waitUntil(open());
});

export {};
