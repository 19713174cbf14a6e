import { videoDamaged } from '../media.errors.ts';
import type { ByteReader } from './byte-reader.ts';
import { type InspectVideo, longest } from './video-facts.ts';

/** AVI files are chunks: four letters, a size, the content, padded to an even length. Lists hold further chunks. */
interface Chunk {
  /** Of a list or the whole file the kind of list, else the chunk's own name. */
  name: string;
  start: number;
  end: number;
}

const HEADER = 8;
const LISTS = ['RIFF', 'LIST'];

async function chunksIn(reader: ByteReader, from: number, to: number): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for (let at = from; at < to; ) {
    const header = await reader.read(at, HEADER);
    const id = header.toString('latin1', 0, 4);
    const start = at + HEADER;
    const end = start + header.readUInt32LE(4);
    if (end > to) throw videoDamaged();
    chunks.push(
      LISTS.includes(id)
        ? { name: (await reader.read(start, 4)).toString('latin1'), start: start + 4, end }
        : { name: id, start, end },
    );
    at = end + (end % 2);
  }
  return chunks;
}

const within = (reader: ByteReader, chunk: Chunk | undefined) =>
  chunk ? chunksIn(reader, chunk.start, chunk.end) : Promise.resolve([]);
const find = (chunks: readonly Chunk[], name: string) => chunks.find((chunk) => chunk.name === name);

/** `strh`: what the stream carries, and how many units of scale/rate seconds it is long. */
async function inspectStream(reader: ByteReader, list: Chunk) {
  const header = find(await within(reader, list), 'strh');
  if (!header) return { isPicture: false, seconds: undefined };
  const bytes = await reader.read(header.start, 36);
  const [scale, rate, length] = [bytes.readUInt32LE(20), bytes.readUInt32LE(24), bytes.readUInt32LE(32)];
  return { isPicture: bytes.toString('latin1', 0, 4) === 'vids', seconds: (length * scale) / rate };
}

/** `avih`: microseconds for each frame, and how many frames. */
async function mainHeaderSeconds(reader: ByteReader, header: Chunk | undefined) {
  if (!header) return undefined;
  const bytes = await reader.read(header.start, 20);
  return (bytes.readUInt32LE(0) * bytes.readUInt32LE(16)) / 1_000_000;
}

export const inspectAvi: InspectVideo = async (reader) => {
  const file = await within(reader, find(await chunksIn(reader, 0, reader.size), 'AVI '));
  const headers = await within(reader, find(file, 'hdrl'));
  const streams = [];
  for (const chunk of headers) if (chunk.name === 'strl') streams.push(await inspectStream(reader, chunk));
  return {
    contentType: 'video/x-msvideo',
    seconds: longest([
      await mainHeaderSeconds(reader, find(headers, 'avih')),
      ...streams.map(({ seconds }) => seconds),
    ]),
    hasPicture: find(file, 'movi') !== undefined && streams.some(({ isPicture }) => isPicture),
    revealing: [],
  };
};
