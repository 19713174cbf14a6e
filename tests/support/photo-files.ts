import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface PhotoOptions {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp';
}

const SKY_AND_DEEP = Buffer.from('79bbe00a466a', 'hex');

/** A synthetic photograph: a white hull on a sea that darkens downwards. */
export function photo({ width = 640, height = 480, format = 'jpeg' }: PhotoOptions = {}): Promise<Buffer> {
  const part = (whole: number, share: number) => Math.max(1, Math.floor(whole * share));
  const hull = {
    width: part(width, 0.4),
    height: part(height, 0.1),
    channels: 3,
    background: '#f4f3ee',
  } as const;
  return sharp(SKY_AND_DEEP, { raw: { width: 1, height: 2, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .composite([{ input: { create: hull }, left: Math.floor(width * 0.3), top: Math.floor(height * 0.6) }])
    .toFormat(format)
    .toBuffer();
}

/** A picture of stripes and blots, different for each seed. */
export function picture(seed: number): Promise<Buffer> {
  const greys = Buffer.from(
    Array.from({ length: 12 * 9 }, (_, at) => ((at * at * 37 + seed * 101 * at) % 251) + 2),
  );
  return sharp(greys, { raw: { width: 12, height: 9, channels: 1 } })
    .resize(1_200, 900, { kernel: 'cubic' })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A JPEG with EXIF data: place, time, camera, and an orientation on its side. */
export async function photoWithCameraData(options: PhotoOptions = {}): Promise<Buffer> {
  return sharp(await photo(options))
    .withExif({
      IFD0: { Make: 'Seacam', Artist: 'Anna Bell' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '50/1 21/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '4/1 8/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
};

const MAX_ROWS = 1_000;
const GREY = 0;
const TRUE_COLOUR_WITH_ALPHA = 6;

interface PngHeader {
  depth?: 8 | 16;
  hasAlpha?: boolean;
  interlaced?: boolean;
}

/** A PNG of a few kilobytes that decompresses to this many pixels. */
export function pngBomb(
  width: number,
  height: number,
  { depth = 8, hasAlpha = false, interlaced = false }: PngHeader = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = hasAlpha ? TRUE_COLOUR_WITH_ALPHA : GREY;
  header[12] = Number(interlaced);
  const rows = deflateSync(Buffer.alloc((width + 1) * Math.min(height, MAX_ROWS)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
