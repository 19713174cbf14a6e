import type { Boat } from '#contract/boats/boat.ts';
import { formatPrice } from '#domain/money.ts';
import { placeText } from '#domain/places/place-text.ts';
import { WATCHLIST_CACHE } from './forget-watchlist.ts';

const WATCHLIST_PATH = '/offline/watchlist.json';
const MOST_BOATS = 50;
const PICTURE_WIDTH = 320;

/** Stores the watchlist for the offline page. */
export async function storeWatchlist(boats: readonly Boat[], now: Date) {
  if (!('caches' in globalThis)) return;
  const stored = boats.slice(0, MOST_BOATS).map((boat) => ({
    id: boat.id,
    title: boat.title,
    price: formatPrice(boat.price, boat.currency),
    place: placeText(boat),
    picture: boat.cover && `${boat.cover.url}?w=${PICTURE_WIDTH}&f=jpeg`,
  }));
  const pictures = stored.flatMap(({ picture }) => picture ?? []);
  const cache = await caches.open(WATCHLIST_CACHE);
  await cache.put(WATCHLIST_PATH, Response.json({ keptAt: now.toISOString(), boats: stored }));

  const wanted = new Set([WATCHLIST_PATH, ...pictures]);
  const cached = new Set<string>();
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (wanted.has(pathname + search)) cached.add(pathname + search);
    else await cache.delete(request);
  }
  // One after another; failures are ignored, since the photo is then only missing offline.
  for (const picture of pictures) if (!cached.has(picture)) await cache.add(picture).catch(() => undefined);
}
