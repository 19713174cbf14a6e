import { and, eq, inArray, isNull, notExists, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '../listings.table.ts';
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

/** Every reference of a seller whose listing is not deleted, with the listing. */
export async function findListingsByReference(
  executor: Executor,
  ownerId: string,
): Promise<Map<string, number>> {
  const rows = await executor
    .select({ reference: listingReferences.reference, listingId: listingReferences.listingId })
    .from(listingReferences)
    .innerJoin(listings, eq(listings.id, listingReferences.listingId))
    .where(and(eq(listingReferences.ownerId, ownerId), isNull(listings.deletedAt)));
  return new Map(rows.map(({ reference, listingId }) => [reference, listingId]));
}

/** Those of these listings that belong to the seller and have no reference. */
export async function findWithoutReference(
  executor: Executor,
  ownerId: string,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const reference = executor
    .select({ one: sql`1` })
    .from(listingReferences)
    .where(eq(listingReferences.listingId, listings.id));
  const rows = await executor
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        inArray(listings.id, [...ids]),
        eq(listings.ownerId, ownerId),
        isNull(listings.deletedAt),
        notExists(reference),
      ),
    );
  return rows.map(({ id }) => id);
}

/** A reference of a deleted listing goes to the new one. */
export async function saveReference(
  tx: Executor,
  reference: typeof listingReferences.$inferInsert,
): Promise<void> {
  await tx
    .insert(listingReferences)
    .values(reference)
    .onConflictDoUpdate({
      target: [listingReferences.ownerId, listingReferences.reference],
      set: { listingId: reference.listingId },
    });
}
