import type { Metadata, SharpOptions } from 'sharp';
import { OPTIMISED_PHOTO } from '#domain/media/limits.ts';
import { AppError } from '#server/errors.ts';
import type { Turn } from '#server/platform/work/work-gate.ts';
import { photoDamaged, photoTooLong, photoTooManyBytes, photoTooManyPixels } from '../media.errors.ts';
import type { FileType } from '../uploads/file-types.ts';
import { assertStillWanted, imageWork, MAX_SECONDS } from './image-work.ts';
import { openSharp } from './open-sharp.ts';
import { pictureHashOf } from './picture-hash.ts';
import { placeholderOf } from './placeholder.ts';

const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 12_000;
/** The size of the largest photo with four channels of eight bits. */
const MAX_DECODED_BYTES = MAX_PIXELS * 4;
const QUALITY = 85;
const side = OPTIMISED_PHOTO.maxPixelsOnLongerSide;

const SAMPLE_BYTES: Partial<Record<Metadata['depth'], number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const LARGEST_SAMPLE = 8;
/** Interlaced pictures are held in memory as a whole and read in several passes. */
const INTERLACED_FACTOR = 4;
/** Each pixel of a CMYK picture is first converted by a colour profile. */
const PRINT_FACTOR = 4;

export interface PhotoMaster {
  data: Buffer;
  width: number;
  height: number;
  placeholder: string;
  pictureHash: bigint | null;
}

/** The cost of decoding a picture, as the bytes of an ordinary picture of the same cost. */
function decodedBytes({ width, height, channels, depth, isProgressive, space }: Metadata): number {
  const bytes = width * height * channels * (SAMPLE_BYTES[depth] ?? LARGEST_SAMPLE);
  return bytes * (isProgressive ? INTERLACED_FACTOR : 1) * (space === 'cmyk' ? PRINT_FACTOR : 1);
}

/** Reads only the header, so that a picture made to keep the server busy is refused before it does. */
async function assertDecodable(path: string, { format }: FileType): Promise<void> {
  const sharp = await openSharp();
  const header = await sharp(path, { limitInputPixels: false }).metadata();
  if (header.format !== format) throw photoDamaged();
  if (header.width * header.height > MAX_PIXELS) throw photoTooManyPixels();
  if (Math.max(header.width, header.height) > MAX_SIDE) throw photoTooLong();
  if (decodedBytes(header) > MAX_DECODED_BYTES) throw photoTooManyBytes();
}

const DECODING: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true };

/** Upright, in sRGB, on white, at most 2000 pixels long, without metadata. */
async function encodeMaster(path: string, signal: AbortSignal): Promise<PhotoMaster> {
  const sharp = await openSharp();
  const { data, info } = await sharp(path, DECODING)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true });
  assertStillWanted(signal);
  return {
    data,
    width: info.width,
    height: info.height,
    placeholder: await placeholderOf(data),
    pictureHash: await pictureHashOf(data),
  };
}

const PREVIEW = { width: 320, height: 240 };
const PREVIEW_QUALITY = 70;

async function encodePreview(path: string): Promise<Buffer> {
  const sharp = await openSharp();
  return sharp(path, DECODING)
    .autoOrient()
    .resize({ ...PREVIEW, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: PREVIEW_QUALITY })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}

const asPhotoDamaged = (error: unknown) => {
  throw error instanceof AppError ? error : photoDamaged();
};

interface PhotoFile {
  path: string;
  type: FileType;
}

/** A decoder only sees what its header says is safe to decode. */
const decodeInTurn = <Result>(
  { path, type }: PhotoFile,
  turn: Turn,
  decode: () => Promise<Result>,
): Promise<Result> =>
  imageWork(async () => {
    await assertDecodable(path, type).catch(asPhotoDamaged);
    assertStillWanted(turn.signal);
    return decode().catch(asPhotoDamaged);
  }, turn);

/** A small WebP of a photo that is not stored, checked like an uploaded one. */
export const previewOf = (file: PhotoFile, turn: Turn): Promise<Buffer> =>
  decodeInTurn(file, turn, () => encodePreview(file.path));

/** Checks an uploaded photo and re-encodes it: the original file is never stored. */
export const admitPhoto = (file: PhotoFile, turn: Turn): Promise<PhotoMaster> =>
  decodeInTurn(file, turn, () => encodeMaster(file.path, turn.signal));
