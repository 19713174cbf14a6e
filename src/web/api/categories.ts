import { queryOptions } from '@tanstack/react-query';
import type { CategorySummary, DetailedCategorySummary, KnownMakes } from '#contract/search/categories.ts';
import { MINUTE } from '#domain/durations.ts';

/** The number of boats in each category and subcategory, fetched every time it is shown. */
export const categorySummaryQuery = queryOptions<CategorySummary>({
  queryKey: ['/api/categories/summary'],
  staleTime: 0,
});

export const knownMakesQuery = queryOptions<KnownMakes>({ queryKey: ['/api/categories/makes'] });

export const detailedSummaryQuery = queryOptions<DetailedCategorySummary>({
  queryKey: ['/api/categories/detailed-summary'],
  staleTime: 5 * MINUTE,
});
