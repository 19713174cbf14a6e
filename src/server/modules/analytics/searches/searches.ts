import { SECTION_SIZES } from '#domain/listings/limits.ts';
import { newPhrase } from '#domain/search/addresses/phrase-parameters.ts';
import { readFilters } from '#domain/search/addresses/read-filters.ts';
import { writeFilters } from '#domain/search/addresses/write-filters.ts';
import { type FilterName, type Filters, pageOf, pageSizeOf } from '#domain/search/filters/filters.ts';
import { resolveCategory } from '#domain/taxonomy/category-names.ts';

/** The same keywords and filters are the same search, whichever page they were used on. */
export interface Search {
  key: string;
  /** The path without the query, which may contain personal data. */
  page: string;
}

/** Paging, order and parameters that visitors do not choose themselves. */
const NOT_VISITOR_CHOICES = [
  'phrase',
  'sort',
  'page',
  'limit',
  'similarTo',
  'unknownCategory',
] as const satisfies FilterName[];

const LIST_CALL = '/api/boats';
const LIST_PAGE = /^\/(?:search|(?:sub)?category\/([^/]+))\/?$/;
/** A cheap first check, because it runs for every response. */
const MAYBE_SEARCH = /^\/(?:api\/boats\?|search\?|(?:sub)?category\/)/;

/** Requests for a few boats are sections of a page or counts, not a visitor's search. */
const isWholeList = (filters: Filters) => pageSizeOf(filters) > SECTION_SIZES.similar;

function filtersOf({ pathname, searchParams }: URL): Filters | undefined {
  const phrase = newPhrase(searchParams);
  if (pathname === LIST_CALL) {
    const filters = readFilters(searchParams);
    return searchParams.has('sellerEmail') ? undefined : { ...filters, ...(phrase && { keywords: phrase }) };
  }
  // Redirects to the address of what it means.
  if (phrase) return undefined;
  const [isPage, slug] = LIST_PAGE.exec(pathname) ?? [];
  if (!isPage) return undefined;
  const category = slug ? resolveCategory(slug)?.id : undefined;
  return slug && !category ? undefined : readFilters(searchParams, { category });
}

/**
 * The search behind a request for the list call or a page of results; undefined unless it is the first page of a
 * filtered list.
 */
export function searchOf(url: string): Search | undefined {
  if (!MAYBE_SEARCH.test(url)) return undefined;
  const filters = filtersOf(new URL(url, 'http://localhost'));
  if (!filters || filters.similarTo || pageOf(filters) > 1 || !isWholeList(filters)) return undefined;
  const chosen = { ...filters };
  for (const name of NOT_VISITOR_CHOICES) delete chosen[name];
  const key = writeFilters(chosen).toString();
  if (!key) return undefined;
  return { key, page: chosen.category ? `/category/${chosen.category}` : '/search' };
}
