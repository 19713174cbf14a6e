import { inArray } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { listingReferences } from './references.table.ts';

/** The references of these listings, by listing. */
export async function findReferences(
  executor: Executor,
  listingIds: readonly number[],
): Promise<Map<number, string>> {
  if (listingIds.length === 0) return new Map();
  const rows = await executor
    .select()
    .from(listingReferences)
    .where(inArray(listingReferences.listingId, [...listingIds]));
  return new Map(rows.map(({ listingId, reference }) => [listingId, reference]));
}
