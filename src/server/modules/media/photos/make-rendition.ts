import { buffer } from 'node:stream/consumers';
import type { Sharp } from 'sharp';
import type { Variant, VariantFormat } from '#domain/media/variants.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { createSharedWork, type SharedWork } from '#server/platform/work/shared-work.ts';
import type { Turn } from '#server/platform/work/work-gate.ts';
import { assertStillWanted, imageWork, MAX_SECONDS } from './image-work.ts';
import { openSharp } from './open-sharp.ts';
import { masterKey, renditionContentType, renditionKey } from './renditions.ts';

/**
 * Low effort: the first visitor waits for it, and more would save few bytes. Colour at half the resolution, as in JPEG: the
 * difference is invisible, and the encoder needs half the memory.
 */
const ENCODE: Record<VariantFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (image) => image.webp({ quality: 75, effort: 3 }),
  jpeg: (image) => image.jpeg({ quality: 78, progressive: true }),
};

/** The photo's own bytes, or undefined if they are gone. */
export type ReadMaster = () => Promise<Buffer | undefined>;

export const masterReader =
  (storage: Storage, id: string): ReadMaster =>
  async () => {
    const master = await storage.get(masterKey(id));
    return master && buffer(master.stream);
  };

async function render(
  readMaster: ReadMaster,
  { width, format }: Variant,
  signal: AbortSignal,
): Promise<Buffer | undefined> {
  const bytes = await readMaster();
  if (!bytes) return undefined;
  const sharp = await openSharp();
  assertStillWanted(signal);
  const image = sharp(bytes).resize({ width, withoutEnlargement: true });
  return ENCODE[format](image).timeout({ seconds: MAX_SECONDS }).toBuffer();
}

const sharedWork = new WeakMap<Storage, SharedWork<Buffer | undefined>>();

function sharedWorkOf(storage: Storage): SharedWork<Buffer | undefined> {
  const work = sharedWork.get(storage) ?? createSharedWork(imageWork);
  sharedWork.set(storage, work);
  return work;
}

/**
 * Creates one size of a photo and stores it; undefined if the photo's own bytes are gone. Not started for a visitor who
 * has left before their turn.
 */
export function makeRendition(
  storage: Storage,
  id: string,
  variant: Variant,
  turn: Turn,
  readMaster = masterReader(storage, id),
): Promise<Buffer | undefined> {
  const key = renditionKey(id, variant);
  const make = async (signal: AbortSignal) => {
    const bytes = await render(readMaster, variant, signal);
    if (bytes) await storage.put(key, bytes, { contentType: renditionContentType(variant) });
    return bytes;
  };
  return sharedWorkOf(storage)(key, make, turn);
}
