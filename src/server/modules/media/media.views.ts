import type { Photo } from '#contract/boat.ts';
import type { StoredMedia } from '#contract/media.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { Executor } from '#server/db/executor.ts';
import { findStoredMedia, type Media } from './media.repository.ts';

export const photoView = ({ id, width, height, placeholder }: Media): Photo => ({
  url: objectUrl(id),
  width,
  height,
  placeholder,
});

export const storedMediaView = (row: Media): StoredMedia => ({
  id: row.id,
  type: row.kind,
  ...photoView(row),
});

/** Stored photos as pages show them, by id. */
export async function photosById(executor: Executor, ids: readonly string[]): Promise<Map<string, Photo>> {
  const rows = await findStoredMedia(executor, ids);
  return new Map(rows.filter(({ kind }) => kind === 'photo').map((row) => [row.id, photoView(row)]));
}
