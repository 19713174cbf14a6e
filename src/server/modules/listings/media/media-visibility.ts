import { and, arrayContains, eq, inArray, isNull, lt, notExists, or } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import type { MediaParts } from '#server/modules/media/media.parts.ts';
import { media } from '#server/modules/media/media.table.ts';
import { listingMedia, listings } from '../listings.table.ts';

/** Live and sold boats show their photos to everyone; what only a waiting revision shows stays hidden. */
export const isPublicMedia: MediaParts['isPublicMedia'] = async (executor, id) => {
  const [shown] = await executor
    .select({ id: listings.id })
    .from(listingMedia)
    .innerJoin(listings, eq(listings.id, listingMedia.listingId))
    .where(
      and(
        eq(listingMedia.mediaId, id),
        eq(listings.status, 'approved'),
        isNull(listings.deletedAt),
        or(arrayContains(listings.imageIds, [id]), eq(listings.videoId, id)),
      ),
    );
  return shown !== undefined;
};

const isUnattached = (executor: Executor) =>
  notExists(
    executor
      .select({ id: listingMedia.mediaId })
      .from(listingMedia)
      .where(eq(listingMedia.mediaId, media.id)),
  );

/**
 * Holds the rows first and looks again after: a photo that someone attaches at this very moment is either held by
 * them, and left out, or seen as attached by the second look.
 */
export const deleteUnattached: MediaParts['deleteUnattached'] = async (
  executor,
  { createdBefore, limit },
) => {
  const held = await executor
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.status, 'stored'), lt(media.createdAt, createdBefore), isUnattached(executor)))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (held.length === 0) return [];
  const ids = held.map(({ id }) => id);
  const deleted = await executor
    .delete(media)
    .where(and(inArray(media.id, ids), isUnattached(executor)))
    .returning({ id: media.id });
  return deleted.map(({ id }) => id);
};
