import type { CategoryId } from '#domain/taxonomy/categories.ts';
import { eq, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings as l } from '../listings.table.ts';
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

/** Which of these makes have a live boat: found by the search for the make, each with one look into an index. */
export async function listMakesForSale(executor: Executor, makes: readonly string[]): Promise<string[]> {
  const { rows } = await executor.execute<{ make: string }>(sql`
    select known.name as make from json_array_elements_text(${JSON.stringify(makes)}::json) as known(name)
    where exists (select from ${l} where ${l.live} and ${l.makeKey} = lower(plain_text(known.name)))`);
  return rows.map(({ make }) => make);
}
