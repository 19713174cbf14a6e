import { isUploadId } from '#domain/media/object-urls.ts';
import type { Deps } from '#server/deps.ts';
import { type Principal, sessionOnly } from '#server/http/access/access.ts';
import { noSuchObject } from '../media.errors.ts';
import type { MediaParts } from '../media.parts.ts';
import { findMedia, type Media } from '../media.repository.ts';

export interface VisibleMedia {
  media: Media;
  isPublic: boolean;
}

/** A file that this caller may see. For everyone else a hidden file does not exist. */
export async function visibleMedia(
  deps: Pick<Deps, 'db' | 'clock'> & Pick<MediaParts, 'isPublicMedia' | 'mayOpenMessageMedia'>,
  id: string,
  { principal, token }: { principal: Principal | null; token?: string },
): Promise<VisibleMedia> {
  const media = isUploadId(id) ? await findMedia(deps.db, id) : undefined;
  // Documents are read at an address of their own.
  if (media?.status !== 'stored' || media.kind === 'document') throw noSuchObject();
  if (media.inMessage) {
    const viewer = { principal: sessionOnly(principal), token, now: deps.clock.now() };
    if (await deps.mayOpenMessageMedia(deps.db, id, viewer)) return { media, isPublic: false };
    throw noSuchObject();
  }
  if (await deps.isPublicMedia(deps.db, id)) return { media, isPublic: true };
  if (principal && (principal.role === 'admin' || principal.accountId === media.ownerId))
    return { media, isPublic: false };
  throw noSuchObject();
}
