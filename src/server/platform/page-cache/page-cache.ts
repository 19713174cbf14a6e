import { LRUCache } from 'lru-cache';
import type { PackedBodies } from './packed-bodies.ts';

/** A rendered page with everything needed to send it again. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The body again, by content encoding, filled as visitors ask. */
  packed: PackedBodies;
  /** Hashes of its inline scripts, for the content security policy. */
  hashes: readonly string[];
  etag: string;
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  /** Whether a page that is still shown wants to be made anew meanwhile. */
  isDue(key: string): boolean;
  /** `generation` is what it was when rendering began: a page made from data that changed meanwhile is not kept. */
  set(key: string, page: CachedPage, generation: number): void;
  generation(): number;
  /** A listing changed: whatever was rendered before is no longer shown. */
  clear(): void;
}

interface CacheSize {
  /** How long a page is as good as new. */
  ttlMs: number;
  /** For how much longer it is shown while it is made anew. */
  staleMs?: number;
  maxPages: number;
  maxBytes: number;
}

/** What a page takes beside its bytes: headers, hashes, the entry itself. */
const OVERHEAD_BYTES = 2_048;

/** Compressed in both ways a page of text takes less than its own length once more. */
const bytesOf = ({ body }: CachedPage, key: string) => OVERHEAD_BYTES + key.length * 2 + body.length * 2;

/** How much of the room pages get that were asked for only once. */
const SHARE_OF_FIRST_VISITS = 1 / 4;

/**
 * Keeps public pages for a short time, the most recently used longest. What was asked for a second time has room of its
 * own: a crawler, or a flood of addresses that nobody else asks for, displaces only its like.
 */
export function createPageCache({ ttlMs, staleMs = 0, maxPages, maxBytes }: CacheSize): PageCache {
  const room = (share: number) =>
    new LRUCache<string, CachedPage>({
      ttl: ttlMs + staleMs,
      max: Math.ceil(maxPages * share),
      maxSize: Math.ceil(maxBytes * share),
      sizeCalculation: bytesOf,
    });
  const visitedOnce = room(SHARE_OF_FIRST_VISITS);
  const visitedAgain = room(1 - SHARE_OF_FIRST_VISITS);
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
