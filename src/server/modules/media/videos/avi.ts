import { videoDamaged } from '../media.errors.ts';
import type { ByteReader } from './byte-reader.ts';
import { type InspectVideo, longest, type Revealing, type Stretch } from './video-facts.ts';

/** AVI files are chunks: four letters, a size, the content, padded to an even length. Lists hold further chunks. */
interface Chunk extends Stretch {
  /** Of a list or the whole file the kind of list, else the chunk's own name. */
  name: string;
  isList: boolean;
  /** Where its four letters stand. */
  at: number;
  inside: readonly Chunk[];
}

/** What each list needs for playing. Everything else says something about the film, or hides something. */
const KEPT: Readonly<Record<string, readonly RegExp[]>> = {
  '': [/^AVI $/, /^AVIX$/],
  'AVI ': [/^hdrl$/, /^movi$/, /^idx1$/],
  AVIX: [/^movi$/, /^idx1$/],
  hdrl: [/^avih$/, /^strl$/, /^odml$/],
  strl: [/^strh$/, /^strf$/, /^indx$/, /^vprp$/],
  odml: [/^dmlh$/],
  movi: [/^rec $/, /^\d\d(dc|db|wb|pc)$/, /^ix\d\d$/],
  'rec ': [/^\d\d(dc|db|wb|pc)$/],
};
const PICTURES = /^\d\d(dc|db)$/;

const HEADER = 8;
const LISTS = ['RIFF', 'LIST'];
const SKIPPED = Buffer.from('JUNK');

const isKept = (list: string, { name }: Chunk) => KEPT[list]?.some((pattern) => pattern.test(name)) ?? false;

async function chunksIn(reader: ByteReader, list: string, from: number, to: number): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for (let at = from; at < to; ) {
    const header = await reader.read(at, HEADER);
    const start = at + HEADER;
    const end = start + header.readUInt32LE(4);
    if (end > to) throw videoDamaged();
    const isList = LISTS.includes(header.toString('latin1', 0, 4));
    const name = (isList ? await reader.read(start, 4) : header).toString('latin1', 0, 4);
    const chunk: Chunk = { name, isList, at, start, end, inside: [] };
    const isEntered = isList && name in KEPT && isKept(list, chunk);
    chunks.push(isEntered ? { ...chunk, inside: await chunksIn(reader, name, start + 4, end) } : chunk);
    at = end + (end % 2);
  }
  return chunks;
}

const revealingIn = (list: string, chunks: readonly Chunk[]): Revealing[] =>
  chunks.flatMap((chunk) =>
    isKept(list, chunk)
      ? revealingIn(chunk.name, chunk.inside)
      : [{ start: chunk.start, end: chunk.end, rename: { at: chunk.at, to: SKIPPED } }],
  );

const picturesIn = (chunks: readonly Chunk[]): Stretch[] =>
  chunks.flatMap((chunk) =>
    PICTURES.test(chunk.name) && chunk.end > chunk.start ? [chunk] : picturesIn(chunk.inside),
  );

const find = (chunks: readonly Chunk[], name: string) => chunks.find((chunk) => chunk.name === name);

/** `strh`: what the stream carries, and how many units of scale/rate seconds it is long. */
async function inspectStream(reader: ByteReader, list: Chunk) {
  const header = find(list.inside, 'strh');
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
  const top = await chunksIn(reader, '', 0, reader.size);
  const headers = find(find(top, 'AVI ')?.inside ?? [], 'hdrl')?.inside ?? [];
  const streams = [];
  for (const chunk of headers) if (chunk.name === 'strl') streams.push(await inspectStream(reader, chunk));
  const pictures = picturesIn(top);
  return {
    contentType: 'video/x-msvideo',
    seconds: longest([
      await mainHeaderSeconds(reader, find(headers, 'avih')),
      ...streams.map(({ seconds }) => seconds),
    ]),
    hasPicture: pictures.length > 0 && streams.some(({ isPicture }) => isPicture),
    pictures,
    revealing: revealingIn('', top),
  };
};
