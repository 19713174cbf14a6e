import { writeFilters } from '#domain/search/addresses/write-filters.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import type { PageCache } from '#server/platform/page-cache/page-cache.ts';

/**
 * Requests for the same search while it is running share its result. No request joins a search that started before a
 * listing changed, so that visitors find the results of their own changes.
 */
export function shareSearches<Found>(
  { pageCache }: { pageCache: Pick<PageCache, 'generation'> },
  search: (filters: Filters) => Promise<Found>,
): (filters: Filters) => Promise<Found> {
  const running = new Map<string, Promise<Found>>();
  return (filters) => {
    const key = `${pageCache.generation()} ${writeFilters(filters)}`;
    const existing = running.get(key);
    if (existing) return existing;
    const found = search(filters).finally(() => running.delete(key));
    running.set(key, found);
    return found;
  };
}
