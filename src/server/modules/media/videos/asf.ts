import { videoDamaged } from '../media.errors.ts';
import { readPackets } from './asf-packets.ts';
import type { ByteReader, Span } from './byte-reader.ts';
import { type InspectVideo, longest, type Revealing } from './video-facts.ts';

/** WMV files consist of objects: a 16-byte name, a size that includes the header, the content. */
interface AsfObject extends Span {
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
const CARRIES: Readonly<Record<string, 'pictures' | 'sound'>> = {
  c0ef19bc4d5bcf11a8fd00805f5c442b: 'pictures',
  '409e69f84d5bcf11a8fd00805f5c442b': 'sound',
};

/** What playback needs; descriptions, markers, tags, scripts and padding are removed. */
const NEEDED = {
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

/** These must be unique: players disagree about which of two applies. */
const SINGLE: readonly string[] = [NAMES.header, NAMES.data, NAMES.fileProperties, NAMES.headerExtension];

const PADDING = Buffer.from('74d40618dfca0945a4ba9aabcb96aae8', 'hex');
const OBJECT_HEADER = 24;
/** The file's header object has six more bytes for the number of its children. */
const HEADER_COUNTS = 6;
/** The header extension starts with 22 bytes of its own fields. */
const EXTENSION_START = 22;
/** Packets follow the file's id, their number and two bytes. */
const PACKETS_START = 26;
/** In the file's properties: after id and size comes the creation date. */
const CREATED = { from: 24, to: 32 } as const;
/** In the properties of a stream: the number by which packets refer to it. */
const STREAM_NUMBER = 48;
/** In the extended properties of a stream: how many names it has, and where the names start. */
const STREAM_NAMES = { count: 60, from: 64 } as const;

function objectsIn(reader: ByteReader, from: number, to: number): AsfObject[] {
  const objects: AsfObject[] = [];
  const seen = new Set<string>();
  for (let at = from; at < to; ) {
    reader.count('parts');
    const header = reader.read(at, OBJECT_HEADER);
    const name = header.toString('hex', 0, 16);
    const end = at + Number(header.readBigUInt64LE(16));
    if (end < at + OBJECT_HEADER || end > to) throw videoDamaged();
    if (seen.has(name) && SINGLE.includes(name)) throw videoDamaged();
    seen.add(name);
    objects.push({ name, start: at + OBJECT_HEADER, end });
    at = end;
  }
  return objects;
}

const emptied = ({ start, end }: AsfObject): Revealing => ({
  start,
  end,
  rename: { at: start - OBJECT_HEADER, to: PADDING },
});

const otherThan = (kept: readonly string[], objects: readonly AsfObject[]): Revealing[] =>
  objects.filter(({ name }) => !kept.includes(name)).map(emptied);

const find = (objects: readonly AsfObject[], name: string) => objects.find((object) => object.name === name);

/** Its claimed duration, which includes the time for filling the buffer, and how its data is packed. */
function readProperties(reader: ByteReader, properties: AsfObject) {
  const bytes = reader.read(properties.start, 72);
  const prerollMs = Number(bytes.readBigUInt64LE(56));
  return {
    isBroadcast: (bytes.readUInt32LE(64) & 1) === 1,
    claimedSeconds: Number(bytes.readBigUInt64LE(40)) / 1e7 - prerollMs / 1e3,
    prerollMs,
    packetBytes: bytes.readUInt32LE(68),
  };
}

/** What each stream carries, with its number. */
const streamsIn = (reader: ByteReader, parts: readonly AsfObject[]) =>
  parts
    .filter(({ name }) => name === NAMES.streamProperties)
    .map((object) => ({
      object,
      number: reader.read(object.start + STREAM_NUMBER, 1).readUInt8() & 0x7f,
      carries: CARRIES[reader.read(object.start, 16).toString('hex')] ?? 'other',
    }));

/** Names given to a stream, each after its language and length. */
function streamNames(reader: ByteReader, { start, end }: AsfObject): Revealing[] {
  const names: Revealing[] = [];
  let at = start + STREAM_NAMES.from;
  for (let left = reader.read(start + STREAM_NAMES.count, 2).readUInt16LE(); left > 0; left -= 1) {
    reader.count('entries');
    const name = { start: at + 4, end: at + 4 + reader.read(at + 2, 2).readUInt16LE() };
    if (name.end > end) throw videoDamaged();
    names.push(name);
    at = name.end;
  }
  return names;
}

/** Pictures, the last time that anything is shown, and the data of other streams. */
function inspectPackets(
  reader: ByteReader,
  packets: Span,
  { packetBytes, carries }: { packetBytes: number; carries: ReadonlyMap<number, string> },
) {
  const pictures: Span[] = [];
  const others: Revealing[] = [];
  let lastMs = 0;
  for (const { stream, shownAt = 0, start, end } of readPackets(reader, packets, packetBytes)) {
    if (carries.get(stream) === 'other') others.push({ start, end });
    else lastMs = Math.max(lastMs, shownAt);
    // One per packet is enough to check.
    const isNext = start - (pictures.at(-1)?.start ?? Number.NEGATIVE_INFINITY) >= packetBytes;
    if (carries.get(stream) === 'pictures' && end > start && isNext) pictures.push({ start, end });
  }
  return { pictures, others, lastMs };
}

export const inspectAsf: InspectVideo = (reader) => {
  const file = objectsIn(reader, 0, reader.size);
  const header = find(file, NAMES.header);
  const data = find(file, NAMES.data);
  if (!header || !data) throw videoDamaged();
  const parts = objectsIn(reader, header.start + HEADER_COUNTS, header.end);
  const properties = find(parts, NAMES.fileProperties);
  if (!properties) throw videoDamaged();
  const { isBroadcast, claimedSeconds, prerollMs, packetBytes } = readProperties(reader, properties);
  const extension = find(parts, NAMES.headerExtension);
  const extended = extension ? objectsIn(reader, extension.start + EXTENSION_START, extension.end) : [];
  const streams = streamsIn(reader, parts);
  const carries = new Map(streams.map((stream) => [stream.number, stream.carries]));
  const packets = { start: data.start + PACKETS_START, end: data.end };
  const { pictures, others, lastMs } = inspectPackets(reader, packets, { packetBytes, carries });
  const measured = longest([(lastMs - prerollMs) / 1_000]);
  return {
    contentType: 'video/x-ms-wmv',
    seconds: isBroadcast ? undefined : measured && longest([measured, claimedSeconds]),
    hasPicture: pictures.length > 0,
    pictures,
    revealing: [
      ...otherThan(NEEDED.file, file),
      ...otherThan(NEEDED.header, parts),
      ...otherThan(NEEDED.extension, extended),
      ...streams.filter((stream) => stream.carries === 'other').map(({ object }) => emptied(object)),
      ...extended
        .filter(({ name }) => name === NAMES.extendedStream)
        .flatMap((object) => streamNames(reader, object)),
      ...others,
      { start: properties.start + CREATED.from, end: properties.start + CREATED.to },
    ],
  };
};
