import { videoDamaged } from '../media.errors.ts';
import type { ByteReader } from './byte-reader.ts';
import type { InspectVideo, Revealing, Stretch } from './video-facts.ts';

/** WMV files are objects: a 16-byte name, a size that counts itself, the content. */
interface AsfObject extends Stretch {
  name: string;
}

const NAMES = {
  header: '3026b2758e66cf11a6d900aa0062ce6c',
  data: '3626b2758e66cf11a6d900aa0062ce6c',
  simpleIndex: '90080033b1e5cf1189f400a0c90349cb',
  index: 'd329e2d6da35d111903400a0c90349be',
  fileProperties: 'a1dcab8c47a9cf118ee400c00c205365',
  streamProperties: '9107dcb7b7a9cf118ee600c00c205365',
  headerExtension: 'b503bf5f2ea9cf118ee300c00c205365',
  bitrates: 'ce75f87b8d46d1118d82006097c9a2b2',
  errorCorrection: '3526b2758e66cf11a6d900aa0062ce6c',
  bitrateExclusion: 'dc29e2d6da35d111903400a0c90349be',
  extendedStream: 'cba5e61472c632438399a96952065b5a',
  languages: 'a943467ce0effc4bb229393ede415c85',
  exclusion: 'cf4986a0754770468a166e35357566cd',
  priorities: '5bd1fed4d3884f4581f0ed5c45999e24',
  indexParameters: 'df29e2d6da35d111903400a0c90349be',
  compatibility: '26f18b5d4584ec479f5f0e651f0452c9',
} as const;
const VIDEO_STREAM = 'c0ef19bc4d5bcf11a8fd00805f5c442b';

/** What playing needs; descriptions, markers, tags, scripts and padding go. */
const KEPT = {
  file: [NAMES.header, NAMES.data, NAMES.simpleIndex, NAMES.index],
  header: [
    NAMES.fileProperties,
    NAMES.streamProperties,
    NAMES.headerExtension,
    NAMES.bitrates,
    NAMES.errorCorrection,
    NAMES.bitrateExclusion,
  ],
  extension: [
    NAMES.extendedStream,
    NAMES.languages,
    NAMES.exclusion,
    NAMES.priorities,
    NAMES.indexParameters,
    NAMES.compatibility,
  ],
} as const satisfies Record<string, readonly string[]>;

const PADDING = Buffer.from('74d40618dfca0945a4ba9aabcb96aae8', 'hex');
const OBJECT_HEADER = 24;
/** The file's header object counts its children in six more bytes. */
const HEADER_COUNTS = 6;
/** The header's extension says in 22 bytes that it is one, and how long. */
const EXTENSION_START = 22;
/** Packets follow the file's identity, their number and two bytes. */
const PACKETS_START = 26;
/** In the file's properties: identity and size come first, then the date of creation. */
const CREATED = { from: 24, to: 32 } as const;

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

const otherThan = (kept: readonly string[], objects: readonly AsfObject[]): Revealing[] =>
  objects
    .filter(({ name }) => !kept.includes(name))
    .map(({ start, end }) => ({ start, end, rename: { at: start - OBJECT_HEADER, to: PADDING } }));

/** How long it plays, in tenths of microseconds, which include the milliseconds of filling the buffer. */
async function playSeconds(reader: ByteReader, properties: AsfObject | undefined) {
  if (!properties) return undefined;
  const bytes = await reader.read(properties.start, 68);
  const isBroadcast = (bytes.readUInt32LE(64) & 1) === 1;
  const seconds = Number(bytes.readBigUInt64LE(40)) / 1e7 - Number(bytes.readBigUInt64LE(56)) / 1e3;
  return isBroadcast || seconds <= 0 ? undefined : seconds;
}

async function hasVideoStream(reader: ByteReader, parts: readonly AsfObject[]): Promise<boolean> {
  for (const { name, start } of parts) {
    if (name !== NAMES.streamProperties) continue;
    if ((await reader.read(start, 16)).toString('hex') === VIDEO_STREAM) return true;
  }
  return false;
}

const PROBED_PIECES = 8;

/** Packets of all streams are mixed: looked at in so many places. */
function packetsOf({ start, end }: AsfObject): Stretch[] {
  const from = start + PACKETS_START;
  const step = Math.max(1, Math.floor((end - from) / PROBED_PIECES));
  const pieces = Array.from({ length: PROBED_PIECES }, (_, n) => from + n * step);
  return pieces.filter((at) => at < end).map((at) => ({ start: at, end: Math.min(end, at + step) }));
}

export const inspectAsf: InspectVideo = async (reader) => {
  const file = await objectsIn(reader, 0, reader.size);
  const header = file.find(({ name }) => name === NAMES.header);
  if (!header) throw videoDamaged();
  const parts = await objectsIn(reader, header.start + HEADER_COUNTS, header.end);
  const properties = parts.find(({ name }) => name === NAMES.fileProperties);
  const extension = parts.find(({ name }) => name === NAMES.headerExtension);
  const extended = extension ? await objectsIn(reader, extension.start + EXTENSION_START, extension.end) : [];
  const pictures = file.filter(({ name }) => name === NAMES.data).flatMap(packetsOf);
  const created = properties
    ? [{ start: properties.start + CREATED.from, end: properties.start + CREATED.to }]
    : [];
  return {
    contentType: 'video/x-ms-wmv',
    seconds: await playSeconds(reader, properties),
    hasPicture: pictures.length > 0 && (await hasVideoStream(reader, parts)),
    pictures,
    revealing: [
      ...otherThan(KEPT.file, file),
      ...otherThan(KEPT.header, parts),
      ...otherThan(KEPT.extension, extended),
      ...created,
    ],
  };
};
