import { isEmptyFilter } from '../filters/empty-filter.ts';
import { FILTER_NAMES, type FilterName, type Filters } from '../filters/filters.ts';
import { defaultSort } from '../filters/sorts.ts';
import { PAGE_SIZE } from '../filters/special-filters.ts';
import { hasReadFilters, PHRASE, READ } from './phrase-parameters.ts';

/** The parameters of filters whose own name is not in addresses. */
export const PARAMETER_NAMES: { readonly [K in FilterName]?: string } = {
  unknownCategory: 'category',
  types: 'subcategory',
};

/** The query of a page's address or of an API call, without the filters that are in the path. */
export function writeFilters(filters: Filters, inPath: readonly FilterName[] = []): URLSearchParams {
  const parameters = new URLSearchParams();
  if (filters.phrase && hasReadFilters(filters)) {
    parameters.set(PHRASE, filters.phrase);
    parameters.set(READ.name, READ.value);
  }
  const defaults: { readonly [K in FilterName]?: unknown } = {
    sort: defaultSort(filters),
    page: 1,
    limit: PAGE_SIZE,
  };
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (name === 'phrase' || inPath.includes(name) || isEmptyFilter(value) || value === defaults[name])
      continue;
    parameters.set(PARAMETER_NAMES[name] ?? name, String(value));
  }
  return parameters;
}
