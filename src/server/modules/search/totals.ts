import type { SQL } from 'drizzle-orm';
import type { Total } from '#contract/list-headers.ts';
import type { FilterName, Filters } from '#domain/search/filters/filters.ts';
import type { Executor } from '#server/db/executor.ts';
import { readCategoryCounts } from '#server/modules/listings/categories/category-counts.repository.ts';
import { countMatches } from './search.repository.ts';

/** What the kept counts can answer for, and what changes nothing about how many there are. */
const COUNTED: ReadonlySet<FilterName> = new Set([
  'category',
  'subcategory',
  'brokerListing',
  'privateSeller',
  'sort',
  'page',
  'limit',
]);

const areCounted = (filters: Filters) =>
  (Object.keys(filters) as FilterName[]).every((name) => COUNTED.has(name)) &&
  !(filters.brokerListing && filters.privateSeller);

async function keptTotal(executor: Executor, filters: Filters): Promise<Total> {
  const rows = await readCategoryCounts(executor, filters.category);
  const count = rows
    .filter(({ subcategory }) => !filters.subcategory || subcategory === filters.subcategory)
    .reduce((sum, { total, broker }) => {
      if (filters.brokerListing) return sum + broker;
      return sum + (filters.privateSeller ? total - broker : total);
    }, 0);
  return { count, isMinimum: false };
}

/** How many live boats match: from the kept counts where they know it, else counted up to the bound. */
export function totalOf(executor: Executor, filters: Filters, where: SQL): Promise<Total> {
  return areCounted(filters) ? keptTotal(executor, filters) : countMatches(executor, where);
}
