import { and, asc, eq, gt, isNull, or } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { media } from '#server/modules/media/media.table.ts';
import { listings } from '../listings.table.ts';
import { documents } from './documents.table.ts';

const FOUND = {
  id: documents.mediaId,
  listingId: documents.listingId,
  line: documents.line,
  fileName: media.fileName,
  contentType: media.contentType,
  bytes: media.bytes,
  ownerId: listings.ownerId,
  title: listings.title,
};

const isStored = eq(media.status, 'stored');

const select = (executor: Executor) =>
  executor
    .select(FOUND)
    .from(documents)
    .innerJoin(media, eq(media.id, documents.mediaId))
    .innerJoin(listings, eq(listings.id, documents.listingId));

export type DocumentRow = Awaited<ReturnType<typeof findDocumentsOf>>[number];

export const findDocumentsOf = (executor: Executor, listingId: number) =>
  select(executor)
    .where(and(eq(documents.listingId, listingId), isStored))
    .orderBy(asc(documents.createdAt), asc(documents.mediaId));

/** The owner of a listing that was not deleted. */
export async function findOwnerOf(executor: Executor, listingId: number): Promise<string | undefined> {
  const [found] = await executor
    .select({ ownerId: listings.ownerId })
    .from(listings)
    .where(and(eq(listings.id, listingId), isNull(listings.deletedAt)));
  return found?.ownerId;
}

/** A stored document of a listing that was not deleted. */
export async function findDocument(executor: Executor, id: string): Promise<DocumentRow | undefined> {
  const [found] = await select(executor).where(
    and(eq(documents.mediaId, id), isStored, isNull(listings.deletedAt)),
  );
  return found;
}

/** Documents of a listing, with those whose upload was permitted since then. */
export async function countDocuments(
  executor: Executor,
  listingId: number,
  permittedSince: Date,
): Promise<number> {
  const rows = await executor
    .select({ id: documents.mediaId })
    .from(documents)
    .innerJoin(media, eq(media.id, documents.mediaId))
    .where(and(eq(documents.listingId, listingId), or(isStored, gt(media.createdAt, permittedSince))));
  return rows.length;
}

export async function insertDocument(
  tx: Executor,
  row: Pick<typeof documents.$inferInsert, 'mediaId' | 'listingId' | 'line' | 'createdAt'>,
): Promise<void> {
  await tx.insert(documents).values(row);
}

/** The sweep of uploads deletes the file. Returns whether there was such a document. */
export async function deleteDocument(tx: Executor, id: string): Promise<boolean> {
  const deleted = await tx
    .delete(documents)
    .where(eq(documents.mediaId, id))
    .returning({ id: documents.mediaId });
  return deleted.length > 0;
}

export async function deleteDocumentsOf(tx: Executor, listingId: number): Promise<void> {
  await tx.delete(documents).where(eq(documents.listingId, listingId));
}
