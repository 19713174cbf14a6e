import type { CategoryId } from '../../taxonomy/categories.ts';
import { isEmptyFilter } from '../filters/empty-filter.ts';
import type { FilterName, Filters } from '../filters/filters.ts';
import { severalOf } from '../filters/several.ts';
import { writeFilters } from './write-filters.ts';

export function searchAddress(filters: Filters): string {
  return withQuery('/search', writeFilters(filters));
}

/** The page of one category, the rest of the filters in its query. */
export function categoryAddress(category: CategoryId, filters: Filters = {}): string {
  return withQuery(`/category/${category}`, writeFilters({ ...filters, category }, ['category']));
}

/** The page of one subcategory; without one, of the whole category. */
export function subcategoryAddress(category: CategoryId, filters: Filters = {}): string {
  const query = writeFilters({ ...filters, category }, ['category', 'subcategory']);
  const place = filters.subcategory ? `sub=${filters.subcategory}` : '';
  return withQuery(`/subcategory/${category}`, [place, query.toString()].filter(Boolean).join('&'));
}

/**
 * The one address that search engines keep of a listing page, whichever of the three forms a visitor came by:
 * what it lists and which page of it, without the finer filters.
 */
export function canonicalAddress({ category, subcategory, make, page }: Filters): string {
  if (category && subcategory) return subcategoryAddress(category, { subcategory, make, page });
  if (category) return categoryAddress(category, { make, page });
  return searchAddress({ make, page });
}

const KEPT_BY_ENGINES: ReadonlySet<string> = new Set<FilterName>(['category', 'subcategory', 'make', 'page']);
/** The same boats in another order or number: search engines are sent to the canonical address. */
const SAME_BOATS: ReadonlySet<string> = new Set<FilterName>(['sort', 'limit']);

/** A list narrowed by finer filters is one of millions: visitors find it useful, search engines need not keep it. */
export function isWorthKeeping(filters: Filters): boolean {
  return Object.entries(filters).every(
    ([name, value]) =>
      (KEPT_BY_ENGINES.has(name) && !(name === 'make' && severalOf(String(value)).length > 1)) ||
      SAME_BOATS.has(name) ||
      isEmptyFilter(value),
  );
}

function withQuery(path: string, query: URLSearchParams | string): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
