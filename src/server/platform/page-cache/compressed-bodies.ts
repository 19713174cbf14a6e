import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const brotli = (quality: number) => (body: Buffer) =>
  compressBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
const gzipped = (level: number) => (body: Buffer) => compressGzip(body, { level });

/** Best first. Quick for the first visitor, who waits for it; thorough for later ones: 13% smaller for three times the work. */
const ENCODERS = {
  br: { quick: brotli(3), thorough: brotli(5) },
  gzip: { quick: gzipped(2), thorough: gzipped(6) },
} as const;

export type Encoding = keyof typeof ENCODERS;

/** The best encoding that the browser accepts. */
export function encodingIn(accepted: string): Encoding | undefined {
  return (Object.keys(ENCODERS) as Encoding[]).find((encoding) => accepted.includes(encoding));
}

/** A body in the encodings that were requested so far. */
export interface CompressedBodies {
  in(encoding: Encoding): Promise<Buffer>;
}

export function compressedBodies(body: Buffer): CompressedBodies {
  const compressed = new Map<Encoding, { bytes: Promise<Buffer>; isThorough: boolean }>();
  return {
    in(encoding) {
      const cached = compressed.get(encoding);
      if (!cached) {
        const bytes = ENCODERS[encoding].quick(body);
        compressed.set(encoding, { bytes, isThorough: false });
        return bytes;
      }
      if (!cached.isThorough) {
        cached.isThorough = true;
        const better = ENCODERS[encoding].thorough(body);
        better.then(
          () => (cached.bytes = better),
          () => undefined,
        );
      }
      return cached.bytes;
    },
  };
}
