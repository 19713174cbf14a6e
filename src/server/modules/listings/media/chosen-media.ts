import type { Executor } from '#server/db/executor.ts';
import { filesNotThere } from '#server/modules/media/media.errors.ts';
import { findOwnFiles } from '#server/modules/media/media.repository.ts';

/** The photos in their order, cover first, and the video. */
export interface ChosenMedia {
  photos: readonly string[];
  video: string | null;
}

export interface MediaPlace {
  mediaId: string;
  kind: 'photo' | 'video';
  position: number;
}

const placesOf = ({ photos, video }: ChosenMedia): MediaPlace[] => [
  ...[...new Set(photos)].map((mediaId, at) => ({ mediaId, kind: 'photo' as const, position: at + 1 })),
  ...(video ? [{ mediaId: video, kind: 'video' as const, position: 1 }] : []),
];

/** Where each file comes to stand. Files that are not this account's own are refused, as are those that are gone. */
export async function placesOfOwn(tx: Executor, ownerId: string, chosen: ChosenMedia): Promise<MediaPlace[]> {
  const places = placesOf(chosen);
  const ids = places.map(({ mediaId }) => mediaId);
  const kinds = new Map((await findOwnFiles(tx, { ownerId, ids })).map(({ id, kind }) => [id, kind]));
  if (places.some(({ mediaId, kind }) => kinds.get(mediaId) !== kind)) throw filesNotThere();
  return places;
}
