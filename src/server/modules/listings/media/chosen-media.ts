import type { Executor } from '#server/db/executor.ts';
import { filesNotThere } from '#server/modules/media/media.errors.ts';
import { findOwnFiles } from '#server/modules/media/media.repository.ts';

/** The photos in their order, cover first, and the video. */
export interface ChosenMedia {
  photos: readonly string[];
  video: string | null;
}

export const isSameMedia = (one: ChosenMedia, other: ChosenMedia) =>
  one.video === other.video && one.photos.join() === other.photos.join();

export interface MediaPosition {
  mediaId: string;
  kind: 'photo' | 'video';
  position: number;
}

const positionsOf = ({ photos, video }: ChosenMedia): MediaPosition[] => [
  ...[...new Set(photos)].map((mediaId, at) => ({ mediaId, kind: 'photo' as const, position: at + 1 })),
  ...(video ? [{ mediaId: video, kind: 'video' as const, position: 1 }] : []),
];

/** Refuses files that belong to another account or no longer exist. */
export async function positionsOfOwnMedia(
  tx: Executor,
  ownerId: string,
  chosen: ChosenMedia,
): Promise<MediaPosition[]> {
  const positions = positionsOf(chosen);
  const ids = positions.map(({ mediaId }) => mediaId);
  const kinds = new Map((await findOwnFiles(tx, { ownerId, ids })).map(({ id, kind }) => [id, kind]));
  if (positions.some(({ mediaId, kind }) => kinds.get(mediaId) !== kind)) throw filesNotThere();
  return positions;
}
