import { queryOptions } from '@tanstack/react-query';
import type { CategorySummary, DetailedCategorySummary } from '#contract/categories.ts';
import { SUMMARY_FRESHNESS } from '#domain/client-behaviour.ts';

/** How many boats stand in each category and subcategory: asked anew each time it is shown. */
export const categorySummaryQuery = queryOptions<CategorySummary>({
  queryKey: ['/api/categories/summary'],
  staleTime: SUMMARY_FRESHNESS.plain,
});

export const detailedSummaryQuery = queryOptions<DetailedCategorySummary>({
  queryKey: ['/api/categories/detailed-summary'],
  staleTime: SUMMARY_FRESHNESS.detailed,
});
