import type { CategoryId } from '../../taxonomy/categories.ts';
import { isEmptyFilter } from '../filters/empty-filter.ts';
import type { FilterName, Filters } from '../filters/filters.ts';
import { splitValues } from '../filters/multiple-values.ts';
import { writeFilters } from './write-filters.ts';

export function searchAddress(filters: Filters): string {
  return withQuery('/search', writeFilters(filters));
}

/** The page of a category, with the other filters in the query. */
export function categoryAddress(category: CategoryId, filters: Filters = {}): string {
  return withQuery(`/category/${category}`, writeFilters({ ...filters, category }, ['category']));
}

/** The page of a subcategory; without one, of the whole category. */
export function subcategoryAddress(category: CategoryId, filters: Filters = {}): string {
  const query = writeFilters({ ...filters, category }, ['category', 'subcategory']);
  const place = filters.subcategory ? `sub=${filters.subcategory}` : '';
  return withQuery(`/subcategory/${category}`, [place, query.toString()].filter(Boolean).join('&'));
}

/**
 * The canonical address of a results page for search engines, whichever of the three forms was requested: category,
 * subcategory, make and page number, without the other filters.
 */
export function canonicalAddress({ category, subcategory, make, page }: Filters): string {
  if (category && subcategory) return subcategoryAddress(category, { subcategory, make, page });
  if (category) return categoryAddress(category, { make, page });
  return searchAddress({ make, page });
}

const INDEXED_FILTERS: ReadonlySet<string> = new Set<FilterName>(['category', 'subcategory', 'make', 'page']);
/** The same boats in another order or page size: search engines use the canonical address. */
const PRESENTATION_FILTERS: ReadonlySet<string> = new Set<FilterName>(['sort', 'limit']);

/** Whether search engines should index these results: there are millions of combinations of the other filters. */
export function isIndexable(filters: Filters): boolean {
  return Object.entries(filters).every(
    ([name, value]) =>
      (INDEXED_FILTERS.has(name) && !(name === 'make' && splitValues(String(value)).length > 1)) ||
      PRESENTATION_FILTERS.has(name) ||
      isEmptyFilter(value),
  );
}

function withQuery(path: string, query: URLSearchParams | string): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
