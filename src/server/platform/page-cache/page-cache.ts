import { LRUCache } from 'lru-cache';
import type { CompressedBodies } from './compressed-bodies.ts';

/** A rendered page with everything needed to send it again. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The compressed body by content encoding, filled on request. */
  compressed: CompressedBodies;
  /** Hashes of its inline scripts, for the content security policy. */
  hashes: readonly string[];
  etag: string;
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  /** Whether a cached page is stale and should be rendered again in the background. */
  isDue(key: string): boolean;
  /** `generation` is the one in which rendering began: a page rendered from data that has changed since is not cached. */
  set(key: string, page: CachedPage, generation: number): void;
  generation(): number;
  /** A listing changed: drops everything rendered before. */
  clear(): void;
}

interface CacheSize {
  /** How long a page is fresh. */
  ttlMs: number;
  /** How much longer it is served while it is rendered again. */
  staleMs?: number;
  maxPages: number;
  maxBytes: number;
}

/** What an entry takes besides the body: headers, hashes, the entry itself. */
const OVERHEAD_BYTES = 2_048;

/** Both compressed forms together are smaller than the body itself. */
const bytesOf = ({ body }: CachedPage, key: string) => OVERHEAD_BYTES + key.length * 2 + body.length * 2;

/** The share of the cache for pages that were requested only once. */
const SHARE_OF_VISITED_ONCE = 1 / 4;

/**
 * Caches public pages for a short time, least recently used ones dropped first. Pages that were requested again have
 * their own share: a crawler, or a flood of addresses that nobody else visits, only evicts pages visited once.
 */
export function createPageCache({ ttlMs, staleMs = 0, maxPages, maxBytes }: CacheSize): PageCache {
  const cacheOf = (share: number) =>
    new LRUCache<string, CachedPage>({
      ttl: ttlMs + staleMs,
      max: Math.ceil(maxPages * share),
      maxSize: Math.ceil(maxBytes * share),
      sizeCalculation: bytesOf,
    });
  const visitedOnce = cacheOf(SHARE_OF_VISITED_ONCE);
  const visitedAgain = cacheOf(1 - SHARE_OF_VISITED_ONCE);
  let current = 0;

  function promote(key: string): CachedPage | undefined {
    const page = visitedOnce.get(key);
    if (!page) return undefined;
    const ttl = visitedOnce.getRemainingTTL(key);
    visitedOnce.delete(key);
    if (ttl > 0) visitedAgain.set(key, page, { ttl });
    return page;
  }

  return {
    generation: () => current,
    get: (key) => visitedAgain.get(key) ?? promote(key),
    isDue: (key) => visitedAgain.getRemainingTTL(key) < staleMs,
    set(key, page, generation) {
      if (generation !== current) return;
      if (visitedAgain.has(key)) visitedAgain.set(key, page);
      else visitedOnce.set(key, page);
    },
    clear() {
      current += 1;
      visitedOnce.clear();
      visitedAgain.clear();
    },
  };
}
