import { FILTER_NAMES, type FilterName, type Filters, isEmptyFilter } from '../filters/filters.ts';
import { DEFAULT_SORT } from '../filters/sorts.ts';
import { PAGE_SIZE } from '../filters/special-filters.ts';

const ADDRESS_NAMES: { readonly [K in FilterName]?: string } = { keywords: 'q', unknownCategory: 'category' };
const CALL_NAMES: { readonly [K in FilterName]?: string } = { unknownCategory: 'category' };

/** The query of a page's address. Filters that the path already says are left out. */
export function writeFilters(filters: Filters, inPath: readonly FilterName[] = []): URLSearchParams {
  return write(filters, ADDRESS_NAMES, inPath);
}

/** The query of the list call. */
export function callQuery(filters: Filters): URLSearchParams {
  return write(filters, CALL_NAMES, []);
}

function write(
  filters: Filters,
  names: { readonly [K in FilterName]?: string },
  leftOut: readonly FilterName[],
): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (leftOut.includes(name) || isEmptyFilter(value) || isDefault(name, value)) continue;
    parameters.set(names[name] ?? name, String(value));
  }
  return parameters;
}

const DEFAULTS: { readonly [K in FilterName]?: unknown } = { sort: DEFAULT_SORT, page: 1, limit: PAGE_SIZE };

function isDefault(name: FilterName, value: unknown): boolean {
  return DEFAULTS[name] === value;
}
