import { LRUCache } from 'lru-cache';

interface CachedBoat {
  version: string;
  json: Buffer;
  /** In milliseconds. The JSON changes at this time even if the listing does not: its featured period ends. */
  validUntil: number;
}

/** Memory per entry in addition to the JSON. */
const OVERHEAD_BYTES = 300;

export interface BoatJsonCache {
  get(id: number, version: string, now: Date): Buffer | undefined;
  set(id: number, boat: CachedBoat): void;
}

/**
 * The most recently requested boats, serialised. Callers read the boat's current version from the database first, so
 * changes by other processes or by hand never return stale JSON.
 */
export function createBoatJsonCache(maxBytes: number): BoatJsonCache {
  const cache = new LRUCache<number, CachedBoat>({
    maxSize: maxBytes,
    sizeCalculation: ({ json }) => json.length + OVERHEAD_BYTES,
  });
  return {
    get(id, version, now) {
      const boat = cache.get(id);
      return boat?.version === version && now.getTime() < boat.validUntil ? boat.json : undefined;
    },
    set: (id, boat) => void cache.set(id, boat),
  };
}
