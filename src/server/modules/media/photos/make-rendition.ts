import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import type { VariantFormat } from '#domain/media/variants.ts';
import { createSharedWork, type SharedWork } from '#server/platform/shared-work.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { Turn } from '#server/platform/work-gate.ts';
import type { MediaParts } from '../media.parts.ts';
import type { Media } from '../media.repository.ts';
import { imageWork } from './image-work.ts';
import { masterKey, type Rendition, renditionContentType, renditionKey } from './renditions.ts';

export interface PhotoParts {
  storage: Storage;
  drawArtwork: MediaParts['drawArtwork'];
}

/** Low effort: the first visitor waits for it, and more would save few bytes. */
const ENCODE: Record<'master' | VariantFormat, (image: Sharp) => Sharp> = {
  master: (image) => image.jpeg({ quality: 88 }),
  avif: (image) => image.avif({ quality: 50, effort: 1 }),
  webp: (image) => image.webp({ quality: 75, effort: 3 }),
  jpeg: (image) => image.jpeg({ quality: 78, progressive: true }),
};

/** Dots per inch at which one unit of a drawing is one pixel. */
const NATURAL_DENSITY = 72;

/** Rendered at the very size that is wanted, which is quicker than large first and small then. */
function drawn(svg: string, naturalWidth: number, width: number): Sharp {
  const density = (NATURAL_DENSITY * width) / naturalWidth;
  return sharp(Buffer.from(svg), { density }).resize({ width }).flatten({ background: '#ffffff' });
}

async function sourceOf(parts: PhotoParts, photo: Media, wanted: number): Promise<Sharp | undefined> {
  const natural = photo.width ?? wanted;
  const width = Math.min(wanted, natural);
  if (photo.artwork) return drawn(parts.drawArtwork(photo.artwork), natural, width);
  const master = await parts.storage.get(masterKey(photo.id));
  return master && sharp(await buffer(master.stream)).resize({ width });
}

async function render(parts: PhotoParts, photo: Media, rendition: Rendition): Promise<Buffer | undefined> {
  const isMaster = rendition === 'master';
  const source = await sourceOf(parts, photo, isMaster ? Number.POSITIVE_INFINITY : rendition.width);
  return source && ENCODE[isMaster ? 'master' : rendition.format](source).toBuffer();
}

const underWay = new WeakMap<Storage, SharedWork<Buffer | undefined>>();

function sharedWorkOf(storage: Storage): SharedWork<Buffer | undefined> {
  const known = underWay.get(storage) ?? createSharedWork(imageWork);
  underWay.set(storage, known);
  return known;
}

/**
 * Makes one rendition of a photo and keeps it; undefined when the photo's own bytes are gone. Nothing is begun for
 * someone who has left before it was their turn.
 */
export function makeRendition(
  parts: PhotoParts,
  photo: Media,
  rendition: Rendition,
  turn: Turn = {},
): Promise<Buffer | undefined> {
  const { storage } = parts;
  const key = renditionKey(photo.id, rendition);
  const make = async () => {
    const bytes = await render(parts, photo, rendition);
    if (bytes) await storage.put(key, bytes, { contentType: renditionContentType(rendition) });
    return bytes;
  };
  return sharedWorkOf(storage)(key, make, turn);
}
