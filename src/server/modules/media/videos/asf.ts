import { videoDamaged } from '../media.errors.ts';
import type { ByteReader } from './byte-reader.ts';
import type { InspectVideo } from './video-facts.ts';

/** WMV files are objects: a 16-byte name, a size that counts itself, the content. */
interface AsfObject {
  name: string;
  start: number;
  end: number;
}

const NAMES = {
  header: '3026b2758e66cf11a6d900aa0062ce6c',
  fileProperties: 'a1dcab8c47a9cf118ee400c00c205365',
  streamProperties: '9107dcb7b7a9cf118ee600c00c205365',
  videoStream: 'c0ef19bc4d5bcf11a8fd00805f5c442b',
} as const;

const OBJECT_HEADER = 24;
/** The file's header object counts its children in six more bytes. */
const HEADER_COUNTS = 6;

async function objectsIn(reader: ByteReader, from: number, to: number): Promise<AsfObject[]> {
  const objects: AsfObject[] = [];
  for (let at = from; at < to; ) {
    const header = await reader.read(at, OBJECT_HEADER);
    const end = at + Number(header.readBigUInt64LE(16));
    if (end < at + OBJECT_HEADER || end > to) throw videoDamaged();
    objects.push({ name: header.toString('hex', 0, 16), start: at + OBJECT_HEADER, end });
    at = end;
  }
  return objects;
}

/** How long it plays, in tenths of microseconds, which include the milliseconds of filling the buffer. */
async function playSeconds(reader: ByteReader, properties: AsfObject | undefined) {
  if (!properties) return undefined;
  const bytes = await reader.read(properties.start, 68);
  const isBroadcast = (bytes.readUInt32LE(64) & 1) === 1;
  const seconds = Number(bytes.readBigUInt64LE(40)) / 1e7 - Number(bytes.readBigUInt64LE(56)) / 1e3;
  return isBroadcast || seconds <= 0 ? undefined : seconds;
}

export const inspectAsf: InspectVideo = async (reader) => {
  const header = (await objectsIn(reader, 0, reader.size)).find(({ name }) => name === NAMES.header);
  if (!header) throw videoDamaged();
  const parts = await objectsIn(reader, header.start + HEADER_COUNTS, header.end);
  let hasPicture = false;
  for (const { name, start } of parts)
    if (name === NAMES.streamProperties)
      hasPicture ||= (await reader.read(start, 16)).toString('hex') === NAMES.videoStream;
  return {
    contentType: 'video/x-ms-wmv',
    seconds: await playSeconds(
      reader,
      parts.find(({ name }) => name === NAMES.fileProperties),
    ),
    hasPicture,
    revealing: [],
  };
};
