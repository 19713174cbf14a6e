import { isEmptyFilter } from './empty-filter.ts';
import { FILTER_NAMES, type FilterName, type Filters } from './filters.ts';
import { isOffered } from './sorts.ts';
import { typesOf, withTypes } from './types-of-boat.ts';

/** What a control may pass: a value, or one of the many ways of saying "none". */
export type FilterChanges = { [K in FilterName]?: Filters[K] | '' | 'none' | 'all' | 'any' | false | null };

/** The filters after a choice. Any choice other than a page number returns to the first page. */
export function changeFilters(filters: Filters, changes: FilterChanges): Filters {
  const chosen: Record<string, unknown> = { ...filters };
  if (!('page' in changes)) delete chosen.page;
  if ('category' in changes && changes.category !== filters.category) {
    delete chosen.unknownCategory;
    delete chosen.subcategory;
    delete chosen.types;
  }
  // Other words may be misspelt.
  if ('keywords' in changes && changes.keywords !== filters.keywords) delete chosen.words;
  // `subcategory` and `types` replace each other.
  if ('subcategory' in changes) delete chosen.types;
  if ('types' in changes) delete chosen.subcategory;
  for (const name of FILTER_NAMES) {
    if (!(name in changes)) continue;
    if (isEmptyFilter(changes[name])) delete chosen[name];
    else chosen[name] = changes[name];
  }
  return consistent(chosen as Filters);
}

export function withoutFilters(filters: Filters, names: readonly FilterName[]): Filters {
  return changeFilters(filters, Object.fromEntries(names.map((name) => [name, null])));
}

/** Keeps the sort order and, on a category's page, the category. */
export function clearFilters({ sort, category }: Filters, page: 'results' | 'category'): Filters {
  return { ...(sort && { sort }), ...(page === 'category' && category && { category }) };
}

function consistent(filters: Filters): Filters {
  const { sort, distance, words, ...others } = withTypes(filters, typesOf(filters));
  return {
    ...others,
    ...(words && others.keywords && { words }),
    ...(distance && others.location && { distance }),
    ...(sort && isOffered(sort, others) && { sort }),
  };
}
