import { and, eq, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import type { MediaParts } from '#server/modules/media/media.parts.ts';
import { media } from '#server/modules/media/media.table.ts';
import { draftMedia } from '../drafts/drafts.table.ts';
import { listings } from '../listings.table.ts';
import { listingMedia } from './listing-media.table.ts';

/** Live and sold boats show their photos to everyone; what only a waiting revision shows stays hidden. */
export const isPublicMedia: MediaParts['isPublicMedia'] = async (executor, id) => {
  const shown = await executor
    .select({ id: listings.id })
    .from(listingMedia)
    .innerJoin(listings, eq(listings.id, listingMedia.listingId))
    .where(and(eq(listingMedia.mediaId, id), isNull(listingMedia.revisionId), eq(listings.shown, true)))
    .limit(1);
  return shown.length > 0;
};

/** Neither a listing, one of its revisions nor a draft shows it. */
const isUnattached = (executor: Executor) =>
  and(
    ...[listingMedia, draftMedia].map((places) =>
      notExists(executor.select({ id: places.mediaId }).from(places).where(eq(places.mediaId, media.id))),
    ),
  );

/**
 * Holds the rows first and looks again after: a photo that someone attaches at this very moment is either held by
 * them, and left out, or seen as attached by the second look.
 */
async function deleteUnattachedOf(
  executor: Executor,
  which: SQL | undefined,
  limit: number,
): Promise<string[]> {
  const held = await executor
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.status, 'stored'), which, isUnattached(executor)))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (held.length === 0) return [];
  const ids = held.map(({ id }) => id);
  const deleted = await executor
    .delete(media)
    .where(and(inArray(media.id, ids), isUnattached(executor)))
    .returning({ id: media.id });
  return deleted.map(({ id }) => id);
}

export const deleteUnattached: MediaParts['deleteUnattached'] = (executor, { unusedSince, limit }) => {
  const isForgotten = and(
    lt(media.createdAt, unusedSince),
    sql`coalesce(${media.releasedAt}, ${media.createdAt}) < ${unusedSince.toISOString()}`,
  );
  return deleteUnattachedOf(executor, isForgotten, limit);
};

/** Those of these files that nothing shows any more; answers which were deleted. */
export const deleteIfUnattached = (executor: Executor, ids: readonly string[]): Promise<string[]> =>
  ids.length > 0
    ? deleteUnattachedOf(executor, inArray(media.id, [...ids]), ids.length)
    : Promise.resolve([]);
