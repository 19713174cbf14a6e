import type { CategoryId } from '#domain/taxonomy/categories.ts';
import { eq, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { categoryCounts } from './category-counts.table.ts';

export type CategoryCount = typeof categoryCounts.$inferSelect;

/** A row for each category and subcategory ('' for none) that ever had a boat. */
export function readCategoryCounts(executor: Executor, category?: CategoryId): Promise<CategoryCount[]> {
  const counts = executor.select().from(categoryCounts);
  if (!category) return counts.prepare('slipway_counts').execute();
  return counts
    .where(eq(categoryCounts.category, sql.placeholder('category')))
    .prepare('slipway_counts_of_category')
    .execute({ category });
}
