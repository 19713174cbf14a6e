import type { Readable } from 'node:stream';
import type { VariantQuery } from '#contract/media.ts';
import { nearestWidth, WIDEST } from '#domain/media/variants.ts';
import type { ByteRange, Storage } from '#server/platform/storage/storage.ts';
import type { Turn } from '#server/platform/work-gate.ts';
import { noSuchObject } from '../media.errors.ts';
import type { Media } from '../media.repository.ts';
import { makeRendition } from '../photos/make-rendition.ts';
import {
  masterKey,
  type Rendition,
  renditionContentType,
  renditionKey,
  renditionName,
} from '../photos/renditions.ts';

/** What an address of a file means, before any of its bytes are read. */
export interface ServedObject {
  contentType: string;
  /** Names the bytes: a stored file never changes. */
  etag: string;
  /** Known of videos only, whose parts can be asked for. */
  size?: number;
  open(range: ByteRange | undefined, turn: Turn): Promise<OpenedObject>;
}

interface OpenedObject {
  size: number;
  body: Buffer | Readable;
}

/** A width between the listed ones gets the next larger; a format alone means the largest. */
const renditionOf = ({ w, f }: VariantQuery): Rendition =>
  w === undefined && f === undefined ? 'master' : { width: nearestWidth(w ?? WIDEST), format: f ?? 'jpeg' };

function servedVideo(storage: Storage, { id, bytes, contentType }: Media): ServedObject {
  return {
    contentType,
    etag: `"${id}"`,
    size: bytes ?? 0,
    async open(range) {
      const stored = await storage.get(masterKey(id), range);
      if (!stored) throw noSuchObject();
      return { size: stored.size, body: stored.stream };
    },
  };
}

function servedPhoto(storage: Storage, { id }: Media, query: VariantQuery): ServedObject {
  const rendition = renditionOf(query);
  return {
    contentType: renditionContentType(rendition),
    etag: `"${id}.${renditionName(rendition)}"`,
    async open(_range, turn) {
      const stored = await storage.get(renditionKey(id, rendition));
      if (stored) return { size: stored.size, body: stored.stream };
      const made = rendition === 'master' ? undefined : await makeRendition(storage, id, rendition, turn);
      if (!made) throw noSuchObject();
      return { size: made.length, body: made };
    },
  };
}

export const servedObject = (storage: Storage, media: Media, query: VariantQuery): ServedObject =>
  media.kind === 'video' ? servedVideo(storage, media) : servedPhoto(storage, media, query);
