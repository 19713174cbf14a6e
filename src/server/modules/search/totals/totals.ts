import type { Total } from '#contract/list-headers.ts';
import type { FilterName, Filters } from '#domain/search/filters/filters.ts';
import type { Kind } from '#domain/search/filters/special-filters.ts';
import { typesOf } from '#domain/search/filters/types-of-boat.ts';
import { hasWords, keywordsOf } from '#domain/search/keywords/understand-keywords.ts';
import { GOODS_CATEGORIES } from '#domain/taxonomy/categories.ts';
import type { SQL } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import {
  type CategoryCount,
  readCategoryCounts,
} from '#server/modules/listings/categories/category-counts.repository.ts';
import { byTextIndex, countEach, countMatches } from '../results/search.repository.ts';
import { matching } from '../results/search-plan.ts';

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

function storedTotal(counts: readonly CategoryCount[], filters: Filters): Total {
  const rows = counts.filter(({ category }) => !filters.category || category === filters.category);
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
export async function totalOf(executor: Executor, filters: Filters, where: SQL): Promise<Total> {
  return haveStoredCounts(filters)
    ? storedTotal(await readCategoryCounts(executor, filters.category), filters)
    : countMatches(executor, where);
}

/** How many live boats each of several searches matches, as their results pages say, with at most two queries. */
export async function totalsOf(
  executor: Executor,
  searches: readonly Filters[],
  now: Date,
): Promise<readonly Total[]> {
  const counted = searches.filter((filters) => !haveStoredCounts(filters));
  const [stored, counts] = await Promise.all([
    counted.length < searches.length ? readCategoryCounts(executor) : [],
    countEach(
      executor,
      counted.map((filters) => conditionOf(filters, now)),
    ),
  ]);
  const countOf = new Map(counted.map((filters, at) => [filters, counts[at]]));
  return searches.map((filters) => countOf.get(filters) ?? storedTotal(stored, filters));
}

function conditionOf(filters: Filters, now: Date): SQL {
  const query = keywordsOf(filters);
  const { where } = matching(filters, query, now);
  return hasWords(query) ? byTextIndex(where) : where;
}
