import { callQuery } from '#domain/search/addresses/write-filters.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import type { PageCache } from '#server/platform/page-cache/page-cache.ts';

/**
 * Whoever asks for the same while it is being looked for gets the same answer. Nobody joins a search that began before
 * a listing changed: what someone has just done is found by their next search.
 */
export function shareSearches<Found>(
  { pageCache }: { pageCache: Pick<PageCache, 'generation'> },
  search: (filters: Filters) => Promise<Found>,
): (filters: Filters) => Promise<Found> {
  const underWay = new Map<string, Promise<Found>>();
  return (filters) => {
    const key = `${pageCache.generation()} ${callQuery(filters)}`;
    const asked = underWay.get(key);
    if (asked) return asked;
    const found = search(filters).finally(() => underWay.delete(key));
    underWay.set(key, found);
    return found;
  };
}
