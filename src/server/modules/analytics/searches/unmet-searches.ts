import { findContactDetails } from '#domain/listings/contact-in-text.ts';
import { oneLine } from '#domain/one-line.ts';
import { readFilters } from '#domain/search/addresses/read-filters.ts';
import { activeFilterChips } from '#domain/search/chips/chips.ts';

const LONGEST = 200;
/** An address or a number may be somebody's; so may more digits than any year, price or length has. */
const MANY_DIGITS = /(?:\d[\s-]?){8}/;

/** A search in words, as its chips would tell it; undefined when they may be about somebody. */
export function wordsOf(key: string): string | undefined {
  const chips = activeFilterChips(readFilters(new URLSearchParams(key)));
  const words = oneLine(chips.map(({ label }) => label).join(', '));
  if (!words || words.includes('@') || MANY_DIGITS.test(words) || findContactDetails(words).length > 0)
    return undefined;
  return [...words].slice(0, LONGEST).join('');
}

const MOST_REMEMBERED = 2_000;

/**
 * Which searches found nothing when they were last run. A page of results is counted by its own request, the search
 * behind it was run by the server itself, perhaps long before if the page was kept: so it is remembered by its key.
 */
export function createUnmetMemory() {
  const unmet = new Set<string>();
  return {
    note(key: string, total: number) {
      unmet.delete(key);
      if (total > 0) return;
      if (unmet.size >= MOST_REMEMBERED) unmet.delete(unmet.values().next().value ?? '');
      unmet.add(key);
    },
    has: (key: string) => unmet.has(key),
  };
}
