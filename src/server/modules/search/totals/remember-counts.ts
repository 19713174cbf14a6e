import { LRUCache } from 'lru-cache';
import type { Total } from '#contract/list-headers.ts';
import { callQuery } from '#domain/search/addresses/write-filters.ts';
import type { Filters } from '#domain/search/filters/filters.ts';
import type { KeywordQuery } from '#domain/search/keywords/understand-keywords.ts';
import type { Deps } from '#server/deps.ts';

/** How many there are, whether they are plenty, or the counts of every further choice as JSON. */
type Counted = Total | boolean | Buffer;

export type Remember = <C extends Counted>(key: string, count: () => Promise<C>) => Promise<C>;

const BOUNDS = { max: 2_000, maxSize: 8 * 1024 * 1024 };
const SMALL_BYTES = 64;

/** Some filters ask how old a listing is, and time alone changes what they find. */
const FOR_MS = 15_000;

/**
 * A search without what only says which of the matches are shown: the counts are the same on every page. The same
 * keywords may have been read in more ways than one.
 */
export function countedBy({ sort, page, limit, ...filters }: Filters, readAs?: KeywordQuery): string {
  const reading = filters.keywords && readAs ? ` ${JSON.stringify(readAs)}` : '';
  return `${callQuery(filters)}${reading}`;
}

/**
 * What was counted holds until a listing changes: whoever turns the page, or sorts anew, does not wait for the same
 * boats to be counted again. What was begun before a change is never told to who asks after it.
 */
export function rememberCounts(
  { pageCache, clock }: { pageCache: Pick<Deps['pageCache'], 'generation'>; clock: Deps['clock'] },
  bounds = BOUNDS,
): Remember {
  const known = new LRUCache<string, Counted>({
    ...bounds,
    sizeCalculation: (counted, key) =>
      key.length * 2 + (Buffer.isBuffer(counted) ? counted.length : SMALL_BYTES),
  });
  return async <C extends Counted>(asked: string, count: () => Promise<C>) => {
    const key = `${pageCache.generation()} ${Math.floor(clock.now().getTime() / FOR_MS)} ${asked}`;
    const before = known.get(key) as C | undefined;
    if (before !== undefined) return before;
    const counted = await count();
    known.set(key, counted);
    return counted;
  };
}

/** Every time anew. */
export const countAgain: Remember = (_key, count) => count();
