import { open } from 'node:fs/promises';
import { videoDamaged } from '../media.errors.ts';

/** Random access to a file that may be far larger than memory should hold. */
export interface ByteReader {
  size: number;
  /** Exactly so many bytes, or the video is damaged. */
  read(offset: number, length: number): Promise<Buffer>;
}

/** A minute of film has some thousands of parts; a file of millions is made to keep us busy. */
const MAX_READS = 20_000;

export async function withByteReader<Result>(
  path: string,
  use: (reader: ByteReader) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    let reads = 0;
    return await use({
      size,
      async read(offset, length) {
        reads += 1;
        if (reads > MAX_READS || offset + length > size) throw videoDamaged();
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset);
        if (bytesRead < length) throw videoDamaged();
        return buffer;
      },
    });
  } finally {
    await file.close();
  }
}
