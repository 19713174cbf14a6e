import type { SharpOptions } from 'sharp';
import { OPTIMISED_PHOTO } from '#domain/media/limits.ts';
import { AppError } from '#server/http/errors.ts';
import { photoDamaged, photoTooManyPixels } from '../media.errors.ts';
import type { FileType } from '../uploads/file-types.ts';
import { imageWork } from './image-work.ts';
import { openSharp } from './open-sharp.ts';
import { pictureHashOf } from './picture-hash.ts';
import { placeholderOf } from './placeholder.ts';

const MAX_PIXELS = 40_000_000;
const QUALITY = 85;
const MAX_SECONDS = 30;
const side = OPTIMISED_PHOTO.maxPixelsOnLongerSide;

export interface PhotoMaster {
  data: Buffer;
  width: number;
  height: number;
  placeholder: string;
  pictureHash: bigint | null;
}

/** Reads the header alone, so that a picture made to fill the memory is refused before it does. */
async function assertDecodable(path: string, { format }: FileType): Promise<void> {
  const sharp = await openSharp();
  const header = await sharp(path, { limitInputPixels: false }).metadata();
  if (header.format !== format) throw photoDamaged();
  if (header.width * header.height > MAX_PIXELS) throw photoTooManyPixels();
}

const DECODING: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true };

/** Upright, in sRGB, on white, at most 2000 pixels long, and without anything that the camera wrote beside it. */
async function encodeMaster(path: string): Promise<PhotoMaster> {
  const sharp = await openSharp();
  const { data, info } = await sharp(path, DECODING)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true });
  return {
    data,
    width: info.width,
    height: info.height,
    placeholder: await placeholderOf(data),
    pictureHash: await pictureHashOf(data),
  };
}

/** Checks an uploaded photo and makes what is kept of it: new pixels, never the file that was sent. */
export function admitPhoto(file: { path: string; type: FileType }): Promise<PhotoMaster> {
  const damagedUnlessKnown = (error: unknown) => {
    throw error instanceof AppError ? error : photoDamaged();
  };
  return imageWork(async () => {
    await assertDecodable(file.path, file.type).catch(damagedUnlessKnown);
    return encodeMaster(file.path).catch(damagedUnlessKnown);
  });
}
