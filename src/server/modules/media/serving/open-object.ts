import type { Readable } from 'node:stream';
import type { VariantQuery } from '#contract/selling/media.ts';
import { SECOND } from '#domain/durations.ts';
import { nearestWidth, type Variant, WIDEST } from '#domain/media/variants.ts';
import { AppError } from '#server/errors.ts';
import type { ByteRange, Storage } from '#server/platform/storage/storage.ts';
import type { Turn } from '#server/platform/work/work-gate.ts';
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

/** What the address of a file refers to, before any of its bytes are read. */
export interface ServedObject {
  contentType: string;
  /** Identifies the bytes: a stored file never changes. */
  etag: string;
  /** Only known for videos, which support ranges. */
  size?: number;
  open(range: ByteRange | undefined, turn: Turn): Promise<OpenedObject>;
}

interface OpenedObject {
  size: number;
  body: Buffer | Readable;
  /** Sent instead of a size that could not be created in time. */
  standIn?: Pick<ServedObject, 'contentType' | 'etag'>;
}

/** A width between the available ones gets the next larger; a format alone means the largest. */
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

const etagOf = (id: string, rendition: Rendition) => `"${id}.${renditionName(rendition)}"`;

/** How long a visitor waits for a new size to be started, before the full photo is sent instead. */
const PATIENCE_MS = 3 * SECOND;
/** A page of results shows this many photos. A client that waits for more is sent the full photos. */
const MAX_WAITING_SIZES = 24;

/** The requested size, or `busy` if it cannot be created soon. */
const makeSoon = (storage: Storage, id: string, variant: Variant, turn: Turn) =>
  makeRendition(storage, id, variant, {
    ...turn,
    patience: PATIENCE_MS,
    queueLimit: MAX_WAITING_SIZES,
  }).catch((error) => {
    if (error instanceof AppError && !turn.signal.aborted) return 'busy' as const;
    throw error;
  });

function servedPhoto(storage: Storage, { id }: Media, query: VariantQuery): ServedObject {
  const rendition = renditionOf(query);
  async function openMaster(): Promise<OpenedObject> {
    const stored = await storage.get(masterKey(id));
    if (!stored) throw noSuchObject();
    return { size: stored.size, body: stored.stream };
  }
  async function open(turn: Turn): Promise<OpenedObject> {
    if (rendition === 'master') return openMaster();
    const stored = await storage.get(renditionKey(id, rendition));
    if (stored) return { size: stored.size, body: stored.stream };
    const made = await makeSoon(storage, id, rendition, turn);
    if (!made) throw noSuchObject();
    if (made !== 'busy') return { size: made.length, body: made };
    const standIn = { contentType: renditionContentType('master'), etag: etagOf(id, 'master') };
    return { ...(await openMaster()), standIn };
  }
  return {
    contentType: renditionContentType(rendition),
    etag: etagOf(id, rendition),
    open: (_range, turn) => open(turn),
  };
}

export const servedObject = (storage: Storage, media: Media, query: VariantQuery): ServedObject =>
  media.kind === 'video' ? servedVideo(storage, media) : servedPhoto(storage, media, query);
