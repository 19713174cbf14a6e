import { isEmptyFilter } from '../filters/empty-filter.ts';
import { FILTER_NAMES, type FilterName, type Filters } from '../filters/filters.ts';
import { defaultSort } from '../filters/sorts.ts';
import { PAGE_SIZE } from '../filters/special-filters.ts';

const ADDRESS_NAMES: { readonly [K in FilterName]?: string } = {
  keywords: 'q',
  unknownCategory: 'category',
  types: 'subcategory',
};
const CALL_NAMES: { readonly [K in FilterName]?: string } = {
  unknownCategory: 'category',
  types: 'subcategory',
};

/** The query of a page's address, without the filters that are in the path. */
export function writeFilters(filters: Filters, inPath: readonly FilterName[] = []): URLSearchParams {
  return write(filters, ADDRESS_NAMES, inPath);
}

/** The query of the API call that lists boats. */
export function callQuery(filters: Filters): URLSearchParams {
  return write(filters, CALL_NAMES, []);
}

function write(
  filters: Filters,
  names: { readonly [K in FilterName]?: string },
  omitted: readonly FilterName[],
): URLSearchParams {
  const parameters = new URLSearchParams();
  const defaults: { readonly [K in FilterName]?: unknown } = {
    sort: defaultSort(filters),
    page: 1,
    limit: PAGE_SIZE,
  };
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (omitted.includes(name) || isEmptyFilter(value) || value === defaults[name]) continue;
    parameters.set(names[name] ?? name, String(value));
  }
  return parameters;
}
