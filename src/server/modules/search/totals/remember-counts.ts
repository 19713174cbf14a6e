import { LRUCache } from 'lru-cache';
import type { Total } from '#contract/list-headers.ts';
import { writeFilters } from '#domain/search/addresses/write-filters.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import type { KeywordQuery } from '#domain/search/keywords/understand-keywords.ts';
import type { Deps } from '#server/deps.ts';

/** A total, an estimate of it, whether it exceeds the bound, or the counts of all facets as JSON. */
type Counted = Total | number | boolean | Buffer;

export type Remember = <C extends Counted>(key: string, count: () => Promise<C>) => Promise<C>;

const BOUNDS = { max: 2_000, maxSize: 8 * 1024 * 1024 };
const SMALL_BYTES = 64;

/** Some filters depend on a listing's age, so results change with time alone. */
const FOR_MS = 15_000;

/**
 * The cache key of a search, without what only selects which matches are shown: the counts are the same on every page.
 * The same keywords may have been understood in several ways.
 */
export function countedBy({ phrase, sort, page, limit, ...filters }: Filters, readAs?: KeywordQuery): string {
  const reading = filters.keywords && readAs ? ` ${JSON.stringify(readAs)}` : '';
  return `${writeFilters(filters)}${reading}`;
}

/**
 * Caches counts until a listing changes, so that another page or order of a search does not count the same boats again.
 * A count that started before a change is never returned after it.
 */
export function rememberCounts(
  { pageCache, clock }: { pageCache: Pick<Deps['pageCache'], 'generation'>; clock: Deps['clock'] },
  bounds = BOUNDS,
): Remember {
  const cache = new LRUCache<string, Counted>({
    ...bounds,
    sizeCalculation: (counted, key) =>
      key.length * 2 + (Buffer.isBuffer(counted) ? counted.length : SMALL_BYTES),
  });
  return async <C extends Counted>(asked: string, count: () => Promise<C>) => {
    const key = `${pageCache.generation()} ${Math.floor(clock.now().getTime() / FOR_MS)} ${asked}`;
    const before = cache.get(key) as C | undefined;
    if (before !== undefined) return before;
    const counted = await count();
    cache.set(key, counted);
    return counted;
  };
}

/** Counts every time. */
export const countUncached: Remember = (_key, count) => count();
