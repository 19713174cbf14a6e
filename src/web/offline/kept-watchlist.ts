import type { Boat } from '#contract/boat.ts';
import { formatPrice } from '#domain/money.ts';

const CACHE = 'kept-watchlist';
const KEPT = '/offline/watchlist.json';
const MOST_BOATS = 50;
const PICTURE_WIDTH = 320;

/** Stores the watchlist for the offline page. */
export async function keepWatchlist(boats: readonly Boat[], now: Date) {
  if (!('caches' in globalThis)) return;
  const kept = boats.slice(0, MOST_BOATS).map((boat) => ({
    id: boat.id,
    title: boat.title,
    price: formatPrice(boat.price, boat.currency),
    place: [boat.location, boat.county].filter(Boolean).join(', '),
    picture: boat.cover && `${boat.cover.url}?w=${PICTURE_WIDTH}&f=jpeg`,
  }));
  const pictures = kept.flatMap(({ picture }) => picture ?? []);
  const cache = await caches.open(CACHE);
  await cache.put(KEPT, Response.json({ keptAt: now.toISOString(), boats: kept }));

  const wanted = new Set([KEPT, ...pictures]);
  const there = new Set<string>();
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (wanted.has(pathname + search)) there.add(pathname + search);
    else await cache.delete(request);
  }
  // One after another; failures are ignored, since the photo is then only missing offline.
  for (const picture of pictures) if (!there.has(picture)) await cache.add(picture).catch(() => undefined);
}

/** So that the next user of this browser does not find it. */
export async function forgetWatchlist() {
  if ('caches' in globalThis) await caches.delete(CACHE);
}
