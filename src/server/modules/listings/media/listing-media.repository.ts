import { and, eq, isNotNull, isNull, ne, type SQL } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { noteReleased } from '#server/modules/media/media.repository.ts';
import { deleteDocumentsOf } from '../documents/documents.repository.ts';
import { type ChosenMedia, positionsOfOwnMedia } from './chosen-media.ts';
import { listingMedia } from './listing-media.table.ts';

/** The public version (no revision) or a proposed one. */
export interface Version {
  listingId: number;
  revisionId: number | null;
}

const isOf = ({ listingId, revisionId }: Version) =>
  and(
    eq(listingMedia.listingId, listingId),
    revisionId === null ? isNull(listingMedia.revisionId) : eq(listingMedia.revisionId, revisionId),
  );

/** In the seller's order. */
export async function readChosenMedia(executor: Executor, version: Version): Promise<ChosenMedia> {
  const rows = await executor
    .select({ id: listingMedia.mediaId, kind: listingMedia.kind })
    .from(listingMedia)
    .where(isOf(version))
    .orderBy(listingMedia.position);
  const idsOf = (wanted: string) => rows.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return { photos: idsOf('photo'), video: idsOf('video')[0] ?? null };
}

/** A job deletes files that nothing else refers to a day later. */
async function release(tx: Executor, condition: SQL | undefined, at: Date): Promise<void> {
  const released = await tx.delete(listingMedia).where(condition).returning({ id: listingMedia.mediaId });
  await noteReleased(
    tx,
    released.map(({ id }) => id),
    at,
  );
}

async function clearMedia(tx: Executor, version: Version, at: Date): Promise<void> {
  await release(tx, isOf(version), at);
}

/** Releases the files of every revision but one; the public version keeps its own. */
export async function clearProposedMedia(
  tx: Executor,
  { listingId, except, at }: { listingId: number; except?: number; at: Date },
): Promise<void> {
  const { revisionId } = listingMedia;
  const isProposed = except === undefined ? isNotNull(revisionId) : ne(revisionId, except);
  await release(tx, and(eq(listingMedia.listingId, listingId), isProposed), at);
}

/** Releases the files of the public version and all revisions; documents go with it. */
export async function clearAllMedia(tx: Executor, listingId: number, at: Date): Promise<void> {
  await deleteDocumentsOf(tx, listingId);
  await release(tx, eq(listingMedia.listingId, listingId), at);
}

export async function replaceMedia(
  tx: Executor,
  version: Version,
  { ownerId, chosen, at }: { ownerId: string; chosen: ChosenMedia; at: Date },
): Promise<void> {
  const positions = await positionsOfOwnMedia(tx, ownerId, chosen);
  await clearMedia(tx, version, at);
  if (positions.length > 0)
    await tx.insert(listingMedia).values(positions.map((position) => ({ ...version, ...position })));
}

/** Makes the revision's files public and releases the files of all other versions. */
export async function promoteMedia(
  tx: Executor,
  { listingId, revisionId }: { listingId: number; revisionId: number },
  at: Date,
): Promise<void> {
  await clearMedia(tx, { listingId, revisionId: null }, at);
  await tx.update(listingMedia).set({ revisionId: null }).where(isOf({ listingId, revisionId }));
  await clearProposedMedia(tx, { listingId, at });
}
