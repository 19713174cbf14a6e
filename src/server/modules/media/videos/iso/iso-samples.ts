import { videoDamaged } from '../media.errors.ts';
import type { ByteReader } from './byte-reader.ts';
import type { Box } from './iso-boxes.ts';
import type { Stretch } from './video-facts.ts';

/** A minute of film has some thousands of samples: tables beyond this are made to fill the memory. */
const MAX_TABLE = 4 * 1024 * 1024;

async function table(reader: ByteReader, box: Box | undefined): Promise<Buffer | undefined> {
  if (!box) return undefined;
  if (box.end - box.start > MAX_TABLE) throw videoDamaged();
  const bytes = await reader.read(box.start, box.end - box.start);
  return bytes.length >= 8 ? bytes : undefined;
}

/** Where chunks begin: after version and count, 4 or 8 bytes each. */
function offsetsIn(bytes: Buffer, width: 4 | 8): number[] {
  const count = bytes.readUInt32BE(4);
  if (8 + count * width > bytes.length) throw videoDamaged();
  return Array.from({ length: count }, (_, index) =>
    width === 4 ? bytes.readUInt32BE(8 + index * 4) : Number(bytes.readBigUInt64BE(8 + index * 8)),
  );
}

/** `stsc`: from which chunk on how many samples are in each. */
function samplesPerChunk(bytes: Buffer, chunks: number): number[] {
  const count = bytes.readUInt32BE(4);
  if (8 + count * 12 > bytes.length) throw videoDamaged();
  const counts: number[] = [];
  for (let entry = 0; entry < count; entry += 1) {
    const at = 8 + entry * 12;
    const until = entry + 1 < count ? bytes.readUInt32BE(at + 12) - 1 : chunks;
    const samples = bytes.readUInt32BE(at + 4);
    while (counts.length < Math.min(until, chunks)) counts.push(samples);
  }
  return counts;
}

/** How many bytes are in each chunk; nothing where the file gives samples one size, which QuickTime does not mean. */
function chunkSizes(sizes: Buffer | undefined, counts: readonly number[]): number[] | undefined {
  if (!sizes || sizes.length < 12 || sizes.readUInt32BE(4) !== 0) return undefined;
  const count = sizes.readUInt32BE(8);
  if (12 + count * 4 > sizes.length) throw videoDamaged();
  let sample = 0;
  return counts.map((samples) => {
    let bytes = 0;
    for (const last = Math.min(sample + samples, count); sample < last; sample += 1)
      bytes += sizes.readUInt32BE(12 + sample * 4);
    return bytes;
  });
}

/** A stretch of a track's samples; its end is undefined where only the next one's beginning tells it. */
export interface SampleChunk {
  start: number;
  end: number | undefined;
}

/** Where the samples of a track lie in the file, from the tables of its `stbl`. */
export async function chunksOf(reader: ByteReader, tables: readonly Box[]): Promise<SampleChunk[]> {
  const find = (type: string) =>
    table(
      reader,
      tables.find((box) => box.type === type),
    );
  const [short, long, perChunk] = [await find('stco'), await find('co64'), await find('stsc')];
  const offsets = short ? offsetsIn(short, 4) : long ? offsetsIn(long, 8) : [];
  if (offsets.length === 0 || !perChunk) return [];
  const sizes = chunkSizes(await find('stsz'), samplesPerChunk(perChunk, offsets.length));
  return offsets.map((start, index) => ({ start, end: sizes && start + (sizes[index] ?? 0) }));
}

/** The end of a chunk: where the file does not tell it, the chunk reaches to the next of any track. */
export const endOf = ({ start, end }: SampleChunk, sortedStarts: readonly number[], limit: number): number =>
  Math.min(end ?? firstAfter(sortedStarts, start) ?? limit, limit);

function firstAfter(sorted: readonly number[], value: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return sorted[low];
}

/** What of a stretch is in none of these. */
export function gapsBetween({ start, end }: Stretch, taken: readonly Stretch[]): Stretch[] {
  const gaps: Stretch[] = [];
  let at = start;
  for (const piece of taken.toSorted((a, b) => a.start - b.start)) {
    if (piece.start > at) gaps.push({ start: at, end: Math.min(piece.start, end) });
    at = Math.max(at, piece.end);
    if (at >= end) return gaps;
  }
  return at < end ? [...gaps, { start: at, end }] : gaps;
}
