import { LRUCache } from 'lru-cache';

/** A rendered page with everything needed to send it again. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** The body again, by content encoding, filled as visitors ask. */
  compressed: Map<string, Buffer>;
  /** Hashes of its inline scripts, for the content security policy. */
  hashes: readonly string[];
  etag: string;
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  /** `generation` is what it was when rendering began: a page made from data that changed meanwhile is not kept. */
  set(key: string, page: CachedPage, generation: number): void;
  generation(): number;
  /** A listing changed: whatever was rendered before is no longer shown. */
  clear(): void;
}

interface CacheSize {
  ttlMs: number;
  maxPages: number;
  maxBytes: number;
}

/** What a page takes beside its bytes: headers, hashes, the entry itself. */
const OVERHEAD_BYTES = 2_048;

/** Compressed in both ways a page of text takes less than its own length once more. */
const bytesOf = ({ body }: CachedPage, key: string) => OVERHEAD_BYTES + key.length * 2 + body.length * 2;

/** Keeps the most recently used public pages for a short time. */
export function createPageCache({ ttlMs, maxPages, maxBytes }: CacheSize): PageCache {
  const kept = new LRUCache<string, CachedPage>({
    ttl: ttlMs,
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: bytesOf,
  });
  let current = 0;
  return {
    generation: () => current,
    get: (key) => kept.get(key),
    set(key, page, generation) {
      if (generation === current) kept.set(key, page);
    },
    clear() {
      current += 1;
      kept.clear();
    },
  };
}
