import { eq } from 'drizzle-orm';
import type { CategoryId } from '#domain/taxonomy/categories.ts';
import type { Executor } from '#server/db/executor.ts';
import { categoryCounts } from './category-counts.table.ts';

export type CategoryCount = typeof categoryCounts.$inferSelect;

/** The kept counts, a row for each category and subcategory ('' for none) that ever had a boat. */
export function readCategoryCounts(executor: Executor, category?: CategoryId): Promise<CategoryCount[]> {
  return executor
    .select()
    .from(categoryCounts)
    .where(category && eq(categoryCounts.category, category));
}
