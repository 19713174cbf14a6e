import { videoDamaged } from '../media.errors.ts';
import type { ByteReader, Span } from './byte-reader.ts';
import { type InspectVideo, longest, type Revealing } from './video-facts.ts';

/** AVI files consist of chunks: four letters, a size, the content, padded to an even length. Lists contain chunks. */
interface Chunk extends Span {
  /** The type of a list or of the file, otherwise the chunk's own name. */
  name: string;
  isList: boolean;
  /** The position of its four letters. */
  at: number;
  inside: readonly Chunk[];
}

/** What playback needs of each list. Everything else describes the film, or hides something. */
const NEEDED: Readonly<Record<string, readonly RegExp[]>> = {
  '': [/^AVI $/, /^AVIX$/],
  'AVI ': [/^hdrl$/, /^movi$/, /^idx1$/],
  AVIX: [/^movi$/, /^idx1$/],
  hdrl: [/^avih$/, /^strl$/, /^odml$/],
  strl: [/^strh$/, /^strf$/, /^indx$/, /^vprp$/],
  odml: [/^dmlh$/],
  movi: [/^rec $/, /^\d\d(dc|db|wb|pc)$/, /^ix\d\d$/],
  'rec ': [/^\d\d(dc|db|wb|pc)$/],
};
const SAMPLE = /^\d\d(dc|db|wb)$/;
const PICTURES = /^\d\d(dc|db)$/;
/** These must be unique in their list: players disagree about which of two applies. */
const SINGLE = ['AVI ', 'hdrl', 'avih', 'strh', 'strf', 'movi'];

const HEADER = 8;
const LISTS = ['RIFF', 'LIST'];
const SKIPPED = Buffer.from('JUNK');

const isNeededIn = (list: string, { name }: Chunk) =>
  NEEDED[list]?.some((pattern) => pattern.test(name)) ?? false;

function chunksIn(reader: ByteReader, list: string, from: number, to: number): Chunk[] {
  const chunks: Chunk[] = [];
  const seen = new Set<string>();
  for (let at = from; at < to; ) {
    reader.count('parts');
    const header = reader.read(at, HEADER);
    const start = at + HEADER;
    const end = start + header.readUInt32LE(4);
    if (end > to) throw videoDamaged();
    const isList = LISTS.includes(header.toString('latin1', 0, 4));
    const name = (isList ? reader.read(start, 4) : header).toString('latin1', 0, 4);
    const chunk: Chunk = { name, isList, at, start, end, inside: [] };
    const isNeeded = isNeededIn(list, chunk);
    if (isNeeded && SINGLE.includes(name) && seen.has(name)) throw videoDamaged();
    seen.add(name);
    const isEntered = isNeeded && isList && name in NEEDED;
    chunks.push(isEntered ? { ...chunk, inside: chunksIn(reader, name, start + 4, end) } : chunk);
    at = end + (end % 2);
  }
  return chunks;
}

const find = (chunks: readonly Chunk[], name: string) => chunks.find((chunk) => chunk.name === name);

/** Pictures and sound, in all nested lists. */
const samplesIn = (chunks: readonly Chunk[]): Chunk[] =>
  chunks.flatMap((chunk) => (SAMPLE.test(chunk.name) ? [chunk] : samplesIn(chunk.inside)));

const streamOf = ({ name }: Chunk) => Number(name.slice(0, 2));

interface Stream {
  /** `vids`, `auds`, or other data that cameras record. */
  kind: string;
  /** Seconds of one unit. */
  unit: number;
  claimedUnits: number;
  /** Bytes of one unit of sound; zero if each chunk is one unit, as with pictures. */
  unitBytes: number;
}

const PLAYED = ['vids', 'auds'];

/** `strh`: what the stream carries, and its length in units of scale/rate seconds. */
function inspectStream(reader: ByteReader, list: Chunk, frameSeconds: number): Stream {
  const header = find(list.inside, 'strh');
  if (!header) throw videoDamaged();
  const bytes = reader.read(header.start, 48);
  const kind = bytes.toString('latin1', 0, 4);
  const [scale, rate] = [bytes.readUInt32LE(20), bytes.readUInt32LE(24)];
  return {
    kind,
    unit: scale > 0 && rate > 0 ? scale / rate : frameSeconds,
    claimedUnits: bytes.readUInt32LE(28) + bytes.readUInt32LE(32),
    unitBytes: kind === 'auds' ? bytes.readUInt32LE(44) : 0,
  };
}

/** `avih`: microseconds per frame, and the number of frames. */
function readMainHeader(reader: ByteReader, header: Chunk | undefined) {
  if (!header) throw videoDamaged();
  const bytes = reader.read(header.start, 20);
  return { frameSeconds: bytes.readUInt32LE(0) / 1_000_000, frames: bytes.readUInt32LE(16) };
}

/** The duration of each stream's samples. */
function measuredSeconds(streams: readonly Stream[], samples: readonly Chunk[]): number[] {
  const units = streams.map(() => 0);
  for (const sample of samples) {
    const stream = streams[streamOf(sample)];
    if (!stream || !PLAYED.includes(stream.kind)) continue;
    const count = stream.unitBytes > 0 ? (sample.end - sample.start) / stream.unitBytes : 1;
    units[streamOf(sample)]! += count;
  }
  return streams.map(({ unit }, index) => units[index]! * unit);
}

const skipped = ({ at, start, end }: Chunk): Revealing => ({ start, end, rename: { at, to: SKIPPED } });

const notNeededIn = (list: string, chunks: readonly Chunk[]): Revealing[] =>
  chunks.flatMap((chunk) =>
    isNeededIn(list, chunk) ? notNeededIn(chunk.name, chunk.inside) : [skipped(chunk)],
  );

export const inspectAvi: InspectVideo = (reader) => {
  const top = chunksIn(reader, '', 0, reader.size);
  const headers = find(find(top, 'AVI ')?.inside ?? [], 'hdrl')?.inside ?? [];
  const { frameSeconds, frames } = readMainHeader(reader, find(headers, 'avih'));
  const streams = headers
    .filter(({ name }) => name === 'strl')
    .map((list) => inspectStream(reader, list, frameSeconds));
  const isPlayed = (sample: Chunk) => PLAYED.includes(streams[streamOf(sample)]?.kind ?? '');
  const samples = samplesIn(top);
  const pictures = samples.filter(
    (sample) => PICTURES.test(sample.name) && sample.end > sample.start && isPlayed(sample),
  );
  const measured = longest(measuredSeconds(streams, samples));
  return {
    contentType: 'video/x-msvideo',
    seconds:
      measured &&
      longest([
        measured,
        frameSeconds * frames,
        ...streams.map(({ unit, claimedUnits }) => unit * claimedUnits),
      ]),
    hasPicture: pictures.length > 0 && streams.some(({ kind }) => kind === 'vids'),
    pictures,
    revealing: [
      ...notNeededIn('', top),
      // Samples of streams that are neither pictures nor sound.
      ...samples.filter((sample) => !isPlayed(sample)).map(skipped),
    ],
  };
};
