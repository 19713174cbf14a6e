import { SECTION_SIZES } from '#domain/listings/limits.ts';
import { readFilters } from '#domain/search/addresses/read-filters.ts';
import { callQuery } from '#domain/search/addresses/write-filters.ts';
import { type FilterName, type Filters, pageOf, pageSizeOf } from '#domain/search/filters/filters.ts';
import { resolveCategory } from '#domain/taxonomy/category-names.ts';

/** A search that someone ran: the same words and choices are the same search, on whichever page they stand. */
export interface Search {
  key: string;
  /** Where it was made, without what was typed: that may be about somebody. */
  page: string;
}

/** How a list is cut and ordered, or what belongs to no visitor's choice. */
const NOT_CHOSEN = ['sort', 'page', 'limit', 'similarTo', 'unknownCategory'] as const satisfies FilterName[];

const LIST_CALL = '/api/boats';
const LIST_PAGE = /^\/(?:search|(?:sub)?category\/([^/]+))\/?$/;
/** Told at a glance, as every answer of the server is asked about. */
const MAY_SEARCH = /^\/(?:api\/boats\?|search\?|(?:sub)?category\/)/;

/** A handful of boats is a section of a page or a bare count, not a list that someone asked for. */
const isWholeList = (filters: Filters) => pageSizeOf(filters) > SECTION_SIZES.similar;

function filtersOf({ pathname, searchParams }: URL): Filters | undefined {
  if (pathname === LIST_CALL) return searchParams.has('sellerEmail') ? undefined : readFilters(searchParams);
  const [isPage, slug] = LIST_PAGE.exec(pathname) ?? [];
  if (!isPage) return undefined;
  const category = slug ? resolveCategory(slug)?.id : undefined;
  return slug && !category ? undefined : readFilters(searchParams, { category });
}

/** The search that a request for the list call or a page of results runs, if it is the first page of a filtered list. */
export function searchOf(url: string): Search | undefined {
  if (!MAY_SEARCH.test(url)) return undefined;
  const filters = filtersOf(new URL(url, 'http://localhost'));
  if (!filters || filters.similarTo || pageOf(filters) > 1 || !isWholeList(filters)) return undefined;
  const chosen = { ...filters };
  for (const name of NOT_CHOSEN) delete chosen[name];
  const key = callQuery(chosen).toString();
  if (!key) return undefined;
  return { key, page: chosen.category ? `/category/${chosen.category}` : '/search' };
}
