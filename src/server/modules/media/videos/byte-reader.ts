import { readSync } from 'node:fs';
import { videoDamaged } from '../media.errors.ts';

/**
 * How much structure one video may have. A minute of film at 240 frames a second, or with a fragment per frame, stays well
 * below; a file above was made to waste our time.
 */
const LIMITS = {
  /** Boxes, chunks or objects of the container. */
  parts: 50_000,
  tracks: 32,
  /** Contiguous pieces of samples: chunks, fragment runs, packets. */
  chunks: 50_000,
  /** Entries of all tables in total. */
  entries: 500_000,
} as const;

/** A range of bytes in the file. */
export interface Span {
  start: number;
  end: number;
}

/** Random access to a file too large for memory. Synchronous: it runs in a separate thread. */
export interface ByteReader {
  size: number;
  /** Exactly this many bytes, at most `WINDOW`; otherwise the video is damaged. */
  read(offset: number, length: number): Buffer;
  /** Counts towards the limits of one video. */
  count(what: keyof typeof LIMITS, amount?: number): void;
}

const WINDOW = 65_536;

export function createByteReader(file: number, size: number): ByteReader {
  const counts: Record<keyof typeof LIMITS, number> = { parts: 0, tracks: 0, chunks: 0, entries: 0 };
  // Headers are close together: one read of the file serves many of them.
  const window = Buffer.alloc(WINDOW);
  let [from, to] = [0, 0];
  return {
    size,
    read(offset, length) {
      if (length > WINDOW || offset < 0 || offset + length > size) throw videoDamaged();
      if (offset < from || offset + length > to) {
        from = offset;
        to = offset + readSync(file, window, 0, WINDOW, offset);
        if (offset + length > to) throw videoDamaged();
      }
      return Buffer.from(window.subarray(offset - from, offset - from + length));
    },
    count(what, amount = 1) {
      counts[what] += amount;
      if (counts[what] > LIMITS[what]) throw videoDamaged();
    },
  };
}

/** The entries of a table, `width` bytes each, read one page at a time. */
export function* entriesOf(
  reader: ByteReader,
  { start, end }: Span,
  { count, width }: { count: number; width: number },
): Generator<Buffer> {
  if (start + count * width > end) throw videoDamaged();
  reader.count('entries', count);
  const perPage = Math.floor(WINDOW / width);
  for (let first = 0; first < count; first += perPage) {
    const entries = Math.min(perPage, count - first);
    const page = reader.read(start + first * width, entries * width);
    for (let entry = 0; entry < entries; entry += 1) yield page.subarray(entry * width, (entry + 1) * width);
  }
}
