import { findContactDetails } from '#domain/listings/review/contact-in-text.ts';
import { oneLine } from '#domain/one-line.ts';
import { readFilters } from '#domain/search/addresses/read-filters.ts';
import { activeFilterChips } from '#domain/search/chips/chips.ts';

const MAX_LENGTH = 200;
/** Longer than any year, price or length: may be a phone number. */
const MANY_DIGITS = /(?:\d[\s-]?){8}/;

/** The labels of the search's chips; undefined if they may contain personal data. */
export function describeSearch(key: string): string | undefined {
  const chips = activeFilterChips(readFilters(new URLSearchParams(key)));
  const words = oneLine(chips.map(({ label }) => label).join(', '));
  if (!words || words.includes('@') || MANY_DIGITS.test(words) || findContactDetails(words).length > 0)
    return undefined;
  return [...words].slice(0, MAX_LENGTH).join('');
}

const MAX_CACHED = 2_000;

/**
 * Caches which searches found nothing when they last ran. A page of results is counted by its own request, but the server
 * ran the search behind it, possibly long before if the page was cached.
 */
export function createUnmetSearchCache() {
  const unmet = new Set<string>();
  return {
    note(key: string, total: number) {
      unmet.delete(key);
      if (total > 0) return;
      if (unmet.size >= MAX_CACHED) unmet.delete(unmet.values().next().value ?? '');
      unmet.add(key);
    },
    has: (key: string) => unmet.has(key),
  };
}
