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

interface Kept {
  page: CachedPage;
  expiresAt: number;
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  /** `generation` is what it was when rendering began: a page made from data that changed meanwhile is not kept. */
  set(key: string, page: CachedPage, generation: number): void;
  generation(): number;
  /** A listing changed: whatever was rendered before is no longer shown. */
  clear(): void;
}

/** Keeps the most recently used public pages for a short time. */
export function createPageCache(options: { ttlMs: number; maxPages: number; now?: () => number }): PageCache {
  const { ttlMs, maxPages, now = Date.now } = options;
  const kept = new Map<string, Kept>();
  let current = 0;
  return {
    generation: () => current,
    get(key) {
      const entry = kept.get(key);
      if (!entry) return undefined;
      kept.delete(key);
      if (entry.expiresAt <= now()) return undefined;
      kept.set(key, entry);
      return entry.page;
    },
    set(key, page, generation) {
      if (generation !== current) return;
      kept.set(key, { page, expiresAt: now() + ttlMs });
      const oldest = kept.keys().next();
      if (kept.size > maxPages && !oldest.done) kept.delete(oldest.value);
    },
    clear() {
      current += 1;
      kept.clear();
    },
  };
}
