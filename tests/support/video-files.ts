/** Synthetic videos with valid containers and noise in place of pictures. */

const u16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
};
const u32be = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(Math.round(value)));
  return bytes;
};
const zeros = (length: number) => Buffer.alloc(length);

export const box = (type: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32be(content.length + 8), Buffer.from(type, 'latin1'), content]);
};

const TICKS = 600;
const ticksOf = (seconds: number) => Math.round(seconds * TICKS);
/** The common start of `mvhd` and `mdhd`. */
const clock = (seconds: number, tail: number) =>
  Buffer.concat([zeros(12), u32be(TICKS), u32be(ticksOf(seconds)), zeros(tail)]);

const words = (...values: number[]) => Buffer.concat(values.map(u32be));

/** Where samples are in the file: all samples of a track in one chunk. */
interface Samples {
  at: number;
  sizes: readonly number[];
  /** The total duration. */
  seconds: number;
}

/** The fixed part of a visual sample entry, which is large enough for audio too. */
const description = (kind: string, ...inside: Buffer[]) =>
  box(kind, zeros(6), u16(256), zeros(34), Buffer.alloc(32), zeros(4), ...inside);

interface Tables {
  /** Replaces the table of durations. */
  durations?: Buffer;
  /** Boxes within the sample description, and after it. */
  described?: Buffer;
  uncounted?: Buffer;
  extra?: Buffer;
}

const tables = (kind: string, { at, sizes, seconds }: Samples, own: Tables) =>
  box(
    'stbl',
    box('stsd', words(0, 1), description(kind, own.described ?? zeros(0)), own.uncounted ?? zeros(0)),
    own.durations ?? box('stts', words(0, 1, sizes.length, ticksOf(seconds / sizes.length))),
    box('stsc', words(0, 1, 1, sizes.length, 1)),
    box('stsz', words(0, 0, sizes.length, ...sizes)),
    box('stco', words(0, 1, at)),
    own.extra ?? zeros(0),
  );

/** The tables of a track that has no samples, or has them in fragments. */
const noSamples = (described: Buffer) =>
  box(
    'stbl',
    box('stsd', words(0, 1), described),
    ...['stts', 'stsc', 'stco'].map((type) => box(type, words(0, 0))),
    box('stsz', words(0, 0, 0)),
  );

const HANDLERS: Readonly<Record<string, string>> = { vide: 'avc1', soun: 'mp4a', meta: 'gpmd' };

interface TrackOptions {
  id: number;
  handler: string;
  /** What the header claims. */
  seconds: number;
  tables: Buffer;
  extra?: Partial<Record<'track' | 'media', Buffer>>;
}

const track = ({ id, handler, seconds, tables, extra = {} }: TrackOptions) =>
  box(
    'trak',
    box('tkhd', zeros(12), u32be(id), zeros(68)),
    box(
      'mdia',
      box('mdhd', clock(seconds, 4)),
      box('hdlr', zeros(8), Buffer.from(handler), zeros(13)),
      box(
        'minf',
        box('vmhd', zeros(12)),
        box('dinf', box('dref', words(0, 1), box('url ', words(1)))),
        tables,
      ),
      extra.media ?? zeros(0),
    ),
    extra.track ?? zeros(0),
  );

/** A QuickTime audio track, with boxes after the longer fixed part of version 1. */
export const quickTimeSound = (...inside: Buffer[]) =>
  track({
    id: 3,
    handler: 'soun',
    seconds: 0,
    tables: noSamples(box('sowt', zeros(9), Buffer.from([1]), zeros(34), ...inside)),
  });

export interface MovieOptions {
  /** What the headers claim. */
  seconds?: number;
  /** How long the samples really play, if the headers are wrong. */
  plays?: number;
  /** The oldest files have no brand. */
  brand?: string;
  handler?: string;
  /** The size of pictures and sound. */
  bytes?: number;
  /** What the pictures and sound are filled with. */
  filling?: number;
  /** The location, as phones write it. */
  place?: string;
  /** Phones write the table of contents last, other tools first. */
  tableLast?: boolean;
  /** Metadata that a camera records in a separate track. */
  telemetry?: Buffer;
  /** Bytes among the samples that belong to no track. */
  unclaimed?: Buffer;
  /** Replaces the table of durations. */
  durations?: Buffer;
  /** Additional boxes in given places. */
  extra?: Partial<
    Record<'file' | 'movie' | 'track' | 'media' | 'tables' | 'described' | 'uncounted', Buffer>
  >;
}

export function mp4(options: MovieOptions = {}): Buffer {
  const { seconds = 12, brand = 'isom', handler = 'vide', bytes = 4_000, filling = 0x5a } = options;
  const {
    plays = seconds,
    place,
    tableLast,
    telemetry,
    unclaimed = zeros(0),
    durations,
    extra = {},
  } = options;
  const where = place ? box('udta', box('\u00a9xyz', Buffer.from(place))) : zeros(0);
  const first = Math.floor(bytes / 2);
  const start = Buffer.concat([
    brand ? box('ftyp', Buffer.from(brand), zeros(4), Buffer.from(brand)) : zeros(0),
    extra.file ?? zeros(0),
  ]);
  const table = (at: number) => {
    const samples = { at: at + unclaimed.length, sizes: [first, bytes - first], seconds: plays };
    const recorded = {
      at: at + unclaimed.length + bytes,
      sizes: [telemetry?.length ?? 0],
      seconds: plays,
    };
    return box(
      'moov',
      box('mvhd', clock(seconds, 80)),
      track({
        id: 1,
        handler,
        seconds,
        tables: tables(HANDLERS[handler] ?? 'text', samples, {
          durations,
          described: extra.described,
          uncounted: extra.uncounted,
          extra: extra.tables,
        }),
        extra: { ...extra, track: Buffer.concat([where, extra.track ?? zeros(0)]) },
      }),
      ...(telemetry
        ? [track({ id: 2, handler: 'meta', seconds, tables: tables('gpmd', recorded, {}) })]
        : []),
      where,
      extra.movie ?? zeros(0),
    );
  };
  const pictures = box('mdat', unclaimed, Buffer.alloc(bytes, filling), telemetry ?? zeros(0));
  const before = start.length + (tableLast ? 0 : table(0).length);
  const contents = table(before + 8);
  return Buffer.concat(tableLast ? [start, pictures, contents] : [start, contents, pictures]);
}

interface RecordingOptions {
  /** The total of all fragments. */
  seconds: number;
  fragments?: number;
  /** When the last fragment starts, if not directly after the previous one. */
  lastBeginsAt?: number;
  /** Metadata that a camera records in a separate track. */
  telemetry?: boolean;
  /** Bytes in each fragment that belong to no sample. */
  unclaimed?: Buffer;
}

const SAMPLE_BYTES = 500;
const SAMPLES_PER_FRAGMENT = 4;
/** Data offset, and for each sample its duration and size. */
const RUN_FLAGS = 0x1 | 0x100 | 0x200;
const BASE_IS_FRAGMENT = 0x2_0000;

/** As written by a browser's MediaRecorder: no length in any header, and each fragment describes its samples. */
export function recordedMp4(options: RecordingOptions): Buffer {
  const { seconds, fragments = 5, lastBeginsAt, telemetry = false, unclaimed = zeros(0) } = options;
  const none = noSamples(description('avc1'));
  const ticks = ticksOf(seconds / fragments / SAMPLES_PER_FRAGMENT);
  const fragment = (index: number) => {
    const follows = index * SAMPLES_PER_FRAGMENT * ticks;
    const isLast = index === fragments - 1;
    const begins = isLast && lastBeginsAt !== undefined ? ticksOf(lastBeginsAt) : follows;
    const samples = Array.from({ length: SAMPLES_PER_FRAGMENT }, () => [ticks, SAMPLE_BYTES]).flat();
    const described = (offset: number) =>
      box(
        'moof',
        box('mfhd', words(0, index + 1)),
        box(
          'traf',
          box('tfhd', words(BASE_IS_FRAGMENT, 1)),
          box('tfdt', words(0, begins)),
          box('trun', words(RUN_FLAGS, SAMPLES_PER_FRAGMENT, offset, ...samples)),
        ),
      );
    return Buffer.concat([
      described(described(0).length + 8),
      box('mdat', Buffer.alloc(SAMPLE_BYTES * SAMPLES_PER_FRAGMENT, 0x5a), unclaimed),
    ]);
  };
  return Buffer.concat([
    box('ftyp', Buffer.from('isom'), zeros(4), Buffer.from('isom')),
    box(
      'moov',
      box('mvhd', clock(0, 80)),
      track({ id: 1, handler: 'vide', seconds: 0, tables: none }),
      ...(telemetry ? [track({ id: 2, handler: 'meta', seconds: 0, tables: none })] : []),
      box('mvex', box('trex', words(0, 1, 1, 0, 0, 0))),
    ),
    ...Array.from({ length: fragments }, (_, index) => fragment(index)),
  ]);
}

/** A small video with its samples in this many chunks, spread over this many boxes of sample data. */
export function scatteredMp4({ chunks, spaces }: { chunks: number; spaces: number }): Buffer {
  const brand = box('ftyp', Buffer.from('isom'), zeros(4), Buffer.from('isom'));
  const perSpace = Math.ceil(chunks / spaces);
  const space = box('mdat', Buffer.alloc(perSpace, 0x5a));
  const seconds = 5;
  const contents = (from: number) => {
    const starts = Array.from(
      { length: chunks },
      (_, index) => from + Math.floor(index / perSpace) * space.length + 8 + (index % perSpace),
    );
    const own = box(
      'stbl',
      box('stsd', words(0, 1), description('avc1')),
      box('stts', words(0, 2, chunks - 1, 0, 1, ticksOf(seconds))),
      box('stsc', words(0, 1, 1, 1, 1)),
      box('stsz', words(0, 0, chunks), Buffer.alloc(chunks * 4, words(1))),
      box('stco', words(0, chunks), Buffer.concat(starts.map(u32be))),
    );
    return box(
      'moov',
      box('mvhd', clock(seconds, 80)),
      track({ id: 1, handler: 'vide', seconds, tables: own }),
    );
  };
  const before = brand.length + contents(0).length;
  return Buffer.concat([brand, contents(before), ...Array<Buffer>(spaces).fill(space)]);
}

const chunk = (id: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id), u32(content.length), content, zeros(content.length % 2)]);
};
export const aviChunk = chunk;
const list = (id: string, kind: string, ...parts: Buffer[]) => chunk(id, Buffer.from(kind), ...parts);

interface AviOptions {
  /** What the headers claim. */
  seconds?: number;
  framesPerSecond?: number;
  /** The real number. */
  frames?: number;
  stream?: string;
  filling?: number;
  /** Additional chunks in given places. */
  extra?: Partial<Record<'file' | 'headers' | 'stream' | 'pictures', Buffer>>;
}

export function avi(options: AviOptions = {}): Buffer {
  const {
    seconds = 12,
    framesPerSecond = 25,
    frames = 1,
    stream = 'vids',
    filling = 0x5a,
    extra = {},
  } = options;
  const claimed = seconds * framesPerSecond;
  const microseconds = framesPerSecond && 1_000_000 / framesPerSecond;
  const main = Buffer.concat([u32(microseconds), zeros(12), u32(claimed), zeros(36)]);
  const header = Buffer.concat([
    Buffer.from(stream),
    zeros(16),
    u32(1),
    u32(framesPerSecond),
    u32(0),
    u32(claimed),
    zeros(20),
  ]);
  const frame = chunk('00dc', Buffer.alloc(Math.ceil(3_001 / frames), filling));
  return list(
    'RIFF',
    'AVI ',
    list(
      'LIST',
      'hdrl',
      chunk('avih', main),
      list('LIST', 'strl', chunk('strh', header), extra.stream ?? zeros(0)),
      extra.headers ?? zeros(0),
    ),
    list('LIST', 'movi', ...Array<Buffer>(frames).fill(frame), extra.pictures ?? zeros(0)),
    extra.file ?? zeros(0),
  );
}

const guid = (hex: string) => Buffer.from(hex, 'hex');
export const asfObject = (name: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([guid(name), u64(content.length + 24), content]);
};

interface WmvOptions {
  /** What the header claims. */
  seconds?: number;
  /** When the last payload is shown, if the header is wrong. */
  plays?: number;
  broadcast?: boolean;
  picture?: boolean;
  filling?: number;
  /** The content of a script command stream. */
  commands?: Buffer;
  /** Additional objects in given places. */
  extra?: Partial<Record<'file' | 'header' | 'extension', Buffer>>;
}

const PREROLL_MS = 3_000;
const PACKET_BYTES = 1_600;
const PACKET_HEADER = 28;
const STREAMS = {
  pictures: 'c0ef19bc4d5bcf11a8fd00805f5c442b',
  sound: '409e69f84d5bcf11a8fd00805f5c442b',
  commands: 'c0cfda59e659d011a3ac00a0c90348f6',
} as const;

/** A packet with one payload: error correction, field widths, padding, times, then the payload. */
function packet(stream: number, shownAtMs: number, payload: Buffer): Buffer {
  const room = PACKET_BYTES - PACKET_HEADER;
  return Buffer.concat([
    Buffer.from([0x82, 0, 0, 0x10, 0x5d]),
    u16(room - payload.length),
    zeros(6),
    Buffer.from([stream, 0]),
    u32(0),
    Buffer.from([8]),
    u32(payload.length),
    u32(shownAtMs),
    payload,
    zeros(room - payload.length),
  ]);
}

const streamProperties = (kind: string, number: number) =>
  asfObject('9107dcb7b7a9cf118ee600c00c205365', guid(kind), zeros(32), Buffer.from([number, 0]), zeros(4));

export function wmv(options: WmvOptions = {}): Buffer {
  const { seconds = 12, broadcast = false, picture = true, filling = 0x5a, extra = {} } = options;
  const { plays = seconds, commands } = options;
  const properties = asfObject(
    'a1dcab8c47a9cf118ee400c00c205365',
    zeros(40),
    u64((seconds + PREROLL_MS / 1_000) * 1e7),
    zeros(8),
    u64(PREROLL_MS),
    u32(broadcast ? 1 : 2),
    u32(PACKET_BYTES),
    u32(PACKET_BYTES),
    zeros(4),
  );
  const within = extra.extension ?? zeros(0);
  const extension = asfObject(
    'b503bf5f2ea9cf118ee300c00c205365',
    guid('11d2d3abbaa9cf118ee600c00c205365'),
    u16(6),
    u32(within.length),
    within,
  );
  const header = asfObject(
    '3026b2758e66cf11a6d900aa0062ce6c',
    u32(3),
    u16(0x0201),
    properties,
    streamProperties(picture ? STREAMS.pictures : STREAMS.sound, 1),
    commands ? streamProperties(STREAMS.commands, 2) : zeros(0),
    extension,
    extra.header ?? zeros(0),
  );
  const piece = Buffer.alloc(1_500, filling);
  const data = asfObject(
    '3626b2758e66cf11a6d900aa0062ce6c',
    zeros(26),
    packet(1, PREROLL_MS, piece),
    commands ? packet(2, PREROLL_MS, commands) : zeros(0),
    packet(1, PREROLL_MS + plays * 1_000, piece),
  );
  return Buffer.concat([header, data, extra.file ?? zeros(0)]);
}
