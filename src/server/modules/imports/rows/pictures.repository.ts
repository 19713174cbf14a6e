import { and, eq, inArray, isNull } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listingMedia } from '#server/modules/listings/media/listing-media.table.ts';
import { findImportedPhotos } from '../imports.repository.ts';
import type { ShownRow } from './rows.repository.ts';

/** The first photos of rows that are stored already: by boat, and by the hash of the file in the archive. */
export async function findPictures(
  executor: Executor,
  ownerId: string,
  rows: readonly ShownRow[],
): Promise<Map<string, string>> {
  const hashes = rows.flatMap(({ photos }) => {
    const [first] = photos ?? [];
    return first && 'hash' in first ? [first.hash] : [];
  });
  const pictures = await findImportedPhotos(executor, ownerId, hashes);
  const boats = rows.flatMap(({ boatId }) => boatId ?? []);
  if (boats.length === 0) return pictures;
  const { listingId, mediaId, revisionId, kind, position } = listingMedia;
  const found = await executor
    .select({ listingId, mediaId })
    .from(listingMedia)
    .where(and(inArray(listingId, boats), isNull(revisionId), eq(kind, 'photo'), eq(position, 1)));
  for (const { listingId: id, mediaId: picture } of found) pictures.set(String(id), picture);
  return pictures;
}
