import { writeFilters } from '#domain/search/addresses/write-filters.ts';
import type { Asked } from '#domain/search/phrases/apply-phrase.ts';
import type { PageCache } from '#server/platform/page-cache/page-cache.ts';

/**
 * Requests for the same search while it is running share its result. No request joins a search that started before a
 * listing changed, so that visitors find the results of their own changes.
 */
export function shareSearches<Found>(
  { pageCache }: { pageCache: Pick<PageCache, 'generation'> },
  search: (asked: Asked) => Promise<Found>,
): (asked: Asked) => Promise<Found> {
  const running = new Map<string, Promise<Found>>();
  return (asked) => {
    const { filters, wished } = asked;
    // The phrase says what ranks; which filters are its own depends on the address.
    const key = `${pageCache.generation()} ${writeFilters(filters)} ${wished.join()}`;
    const existing = running.get(key);
    if (existing) return existing;
    const found = search(asked).finally(() => running.delete(key));
    running.set(key, found);
    return found;
  };
}
