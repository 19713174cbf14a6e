import { and, eq, exists, inArray, isNotNull, isNull, notExists, sql } from '#server/db/drizzle.ts';
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

/** The listing that has this reference of the seller's, deleted or not. */
export async function findReferenced(
  executor: Executor,
  { ownerId, reference }: { ownerId: string; reference: string },
): Promise<{ listingId: number; isDeleted: boolean } | undefined> {
  const [row] = await executor
    .select({ listingId: listingReferences.listingId, deletedAt: listings.deletedAt })
    .from(listingReferences)
    .innerJoin(listings, eq(listings.id, listingReferences.listingId))
    .where(and(eq(listingReferences.ownerId, ownerId), eq(listingReferences.reference, reference)));
  return row && { listingId: row.listingId, isDeleted: row.deletedAt !== null };
}

/** A reference of a deleted listing goes to the new one; returns false if it belongs to another boat. */
export async function saveReference(
  tx: Executor,
  reference: typeof listingReferences.$inferInsert,
): Promise<boolean> {
  const ofDeleted = exists(
    tx
      .select({ one: sql`1` })
      .from(listings)
      .where(and(eq(listings.id, listingReferences.listingId), isNotNull(listings.deletedAt))),
  );
  const saved = await tx
    .insert(listingReferences)
    .values(reference)
    .onConflictDoUpdate({
      target: [listingReferences.ownerId, listingReferences.reference],
      set: { listingId: reference.listingId },
      setWhere: ofDeleted,
    })
    .returning({ listingId: listingReferences.listingId });
  return saved.length > 0;
}
