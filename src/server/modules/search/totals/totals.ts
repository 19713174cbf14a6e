import type { Total } from '#contract/list-headers.ts';
import type { FilterName, Filters } from '#domain/search/filters/filters.ts';
import type { Kind } from '#domain/search/filters/special-filters.ts';
import { typesOf } from '#domain/search/filters/types-of-boat.ts';
import { GOODS_CATEGORIES } from '#domain/taxonomy/categories.ts';
import type { SQL } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { readCategoryCounts } from '#server/modules/listings/categories/category-counts.repository.ts';
import { countMatches } from '../results/search.repository.ts';

/** Filters that the stored counts support, and parameters that do not change how many there are. */
const SUPPORTED: ReadonlySet<FilterName> = new Set([
  'category',
  'subcategory',
  'types',
  'kind',
  'brokerListing',
  'privateSeller',
  'sort',
  'page',
  'limit',
]);

const haveStoredCounts = (filters: Filters) =>
  (Object.keys(filters) as FilterName[]).every((name) => SUPPORTED.has(name)) &&
  !(filters.brokerListing && filters.privateSeller);

const kindOf = (category: string): Kind =>
  (GOODS_CATEGORIES as readonly string[]).includes(category) ? 'goods' : 'boats';

async function storedTotal(executor: Executor, filters: Filters): Promise<Total> {
  const rows = await readCategoryCounts(executor, filters.category);
  const types: readonly string[] = typesOf(filters);
  const count = rows
    .filter(({ subcategory }) => types.length === 0 || types.includes(subcategory))
    .filter(({ category }) => !filters.kind || kindOf(category) === filters.kind)
    .reduce((sum, { total, broker }) => {
      if (filters.brokerListing) return sum + broker;
      return sum + (filters.privateSeller ? total - broker : total);
    }, 0);
  return { count, isMinimum: false };
}

/** How many live boats match: from the stored counts if possible, otherwise counted up to the bound. */
export function totalOf(executor: Executor, filters: Filters, where: SQL): Promise<Total> {
  return haveStoredCounts(filters) ? storedTotal(executor, filters) : countMatches(executor, where);
}
