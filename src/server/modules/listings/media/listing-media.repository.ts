import { and, eq, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { noteReleased } from '#server/modules/media/media.repository.ts';
import { type ChosenMedia, placesOfOwn } from './chosen-media.ts';
import { listingMedia } from './listing-media.table.ts';

/** What the public sees (no revision), or what a revision proposes. */
export interface Version {
  listingId: number;
  revisionId: number | null;
}

const isOf = ({ listingId, revisionId }: Version) =>
  and(
    eq(listingMedia.listingId, listingId),
    revisionId === null ? isNull(listingMedia.revisionId) : eq(listingMedia.revisionId, revisionId),
  );

/** The files of a version, in their order. */
export async function chosenOf(executor: Executor, version: Version): Promise<ChosenMedia> {
  const places = await executor
    .select({ id: listingMedia.mediaId, kind: listingMedia.kind })
    .from(listingMedia)
    .where(isOf(version))
    .orderBy(listingMedia.position);
  const idsOf = (wanted: string) => places.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  return { photos: idsOf('photo'), video: idsOf('video')[0] ?? null };
}

/** What nothing else shows is swept a day later. */
async function release(tx: Executor, places: SQL | undefined, at: Date): Promise<void> {
  const released = await tx.delete(listingMedia).where(places).returning({ id: listingMedia.mediaId });
  await noteReleased(
    tx,
    released.map(({ id }) => id),
    at,
  );
}

/** Lets go of every file of a version. */
async function clearMedia(tx: Executor, version: Version, at: Date): Promise<void> {
  await release(tx, isOf(version), at);
}

/** Lets go of the files of every revision of a listing but one; what the public sees stays. */
export async function clearProposedMedia(
  tx: Executor,
  { listingId, except, at }: { listingId: number; except?: number; at: Date },
): Promise<void> {
  const { revisionId } = listingMedia;
  const isProposed = except === undefined ? isNotNull(revisionId) : ne(revisionId, except);
  await release(tx, and(eq(listingMedia.listingId, listingId), isProposed), at);
}

/** Lets go of the files of every version of a listing, the public one and all revisions. */
export async function clearAllMedia(tx: Executor, listingId: number, at: Date): Promise<void> {
  await release(tx, eq(listingMedia.listingId, listingId), at);
}

/** Makes these the files of a version, in this order, instead of those that it had. */
export async function placeMedia(
  tx: Executor,
  version: Version,
  { ownerId, chosen, at }: { ownerId: string; chosen: ChosenMedia; at: Date },
): Promise<void> {
  const places = await placesOfOwn(tx, ownerId, chosen);
  await clearMedia(tx, version, at);
  if (places.length > 0)
    await tx.insert(listingMedia).values(places.map((place) => ({ ...version, ...place })));
}

/** Makes the files of a revision those that the public sees, and lets go of those of all others. */
export async function promoteMedia(
  tx: Executor,
  { listingId, revisionId }: { listingId: number; revisionId: number },
  at: Date,
): Promise<void> {
  await clearMedia(tx, { listingId, revisionId: null }, at);
  await tx.update(listingMedia).set({ revisionId: null }).where(isOf({ listingId, revisionId }));
  await clearProposedMedia(tx, { listingId, at });
}
