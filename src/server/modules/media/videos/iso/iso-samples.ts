import { videoDamaged } from '../../media.errors.ts';
import { type ByteReader, entriesOf } from '../byte-reader.ts';
import { type Box, find } from './iso-boxes.ts';

/** A range of a track's samples; its end is undefined if only the start of the next chunk determines it. */
export interface SampleChunk {
  start: number;
  end: number | undefined;
}

const countIn = (reader: ByteReader, table: Box, at: number) =>
  reader.read(table.start + at, 4).readUInt32BE();

/** Where chunks start: after version and count, 4 or 8 bytes each. */
function offsetsIn(reader: ByteReader, short: Box | undefined, long: Box | undefined): number[] {
  // Players disagree about which of the two applies.
  if (short && long) throw videoDamaged();
  const table = short ?? long;
  if (!table) return [];
  const count = countIn(reader, table, 4);
  reader.count('chunks', count);
  const entries = entriesOf(
    reader,
    { start: table.start + 8, end: table.end },
    { count, width: short ? 4 : 8 },
  );
  return Array.from(entries, (entry) => (short ? entry.readUInt32BE() : Number(entry.readBigUInt64BE())));
}

/** `stsc`: the number of samples per chunk, from which chunk on. */
function samplesPerChunk(reader: ByteReader, table: Box, chunks: number): number[] {
  const counts: number[] = [];
  let samples = 0;
  const fillUpTo = (chunk: number) => {
    while (counts.length < Math.min(chunk, chunks)) counts.push(samples);
  };
  const entries = { start: table.start + 8, end: table.end };
  for (const entry of entriesOf(reader, entries, { count: countIn(reader, table, 4), width: 12 })) {
    fillUpTo(entry.readUInt32BE(0) - 1);
    samples = entry.readUInt32BE(4);
  }
  fillUpTo(chunks);
  return counts;
}

/** The bytes in each chunk; undefined if the file gives samples a fixed size, which QuickTime files do not mean literally. */
function chunkSizes(reader: ByteReader, table: Box | undefined, counts: readonly number[]) {
  if (!table || countIn(reader, table, 4) !== 0) return undefined;
  const entries = { start: table.start + 12, end: table.end };
  const sizes = entriesOf(reader, entries, { count: countIn(reader, table, 8), width: 4 });
  return counts.map((samples) => {
    let bytes = 0;
    for (let sample = 0; sample < samples; sample += 1) {
      const size = sizes.next().value;
      if (!size) break;
      bytes += size.readUInt32BE();
    }
    return bytes;
  });
}

/** Where the samples of a track are in the file, from the tables of its `stbl`. */
export function chunksOf(reader: ByteReader, tables: readonly Box[]): SampleChunk[] {
  const offsets = offsetsIn(reader, find(tables, 'stco'), find(tables, 'co64'));
  const perChunk = find(tables, 'stsc');
  if (offsets.length === 0 || !perChunk) return [];
  if (find(tables, 'stsz') && find(tables, 'stz2')) throw videoDamaged();
  const sizes = chunkSizes(reader, find(tables, 'stsz'), samplesPerChunk(reader, perChunk, offsets.length));
  return offsets.map((start, index) => ({ start, end: sizes && start + (sizes[index] ?? 0) }));
}
