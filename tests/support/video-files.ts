/** Videos built part by part, as their containers prescribe, with noise where the pictures would be. */

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
/** The common start of `mvhd` and `mdhd`. */
const clock = (seconds: number, tail: number) =>
  Buffer.concat([zeros(12), u32be(TICKS), u32be(Math.round(seconds * TICKS)), zeros(tail)]);

/** Where samples lie in the file: all of a track's in one chunk, one after the other. */
interface Samples {
  at: number;
  sizes: readonly number[];
}

const words = (...values: number[]) => Buffer.concat(values.map(u32be));

const tables = (kind: string, { at, sizes }: Samples, ...extra: Buffer[]) =>
  box(
    'stbl',
    box('stsd', words(0, 1), box(kind, zeros(6), u16(256), zeros(34), Buffer.alloc(32), zeros(4))),
    box('stts', words(0, 1, sizes.length, 24)),
    box('stsc', words(0, 1, 1, sizes.length, 1)),
    box('stsz', words(0, 0, sizes.length, ...sizes)),
    box('stco', words(0, 1, at)),
    ...extra,
  );

const HANDLERS: Readonly<Record<string, string>> = { vide: 'avc1', soun: 'mp4a', meta: 'gpmd' };

interface TrackOptions {
  handler: string;
  seconds: number;
  samples: Samples;
  extra?: Partial<Record<'track' | 'media' | 'tables', Buffer>>;
}

const track = ({ handler, seconds, samples, extra = {} }: TrackOptions) =>
  box(
    'trak',
    box('tkhd', zeros(84)),
    box(
      'mdia',
      box('mdhd', clock(seconds, 4)),
      box('hdlr', zeros(8), Buffer.from(handler), zeros(13)),
      box(
        'minf',
        box('vmhd', zeros(12)),
        box('dinf', box('dref', words(0, 1), box('url ', words(1)))),
        tables(HANDLERS[handler] ?? 'text', samples, extra.tables ?? zeros(0)),
      ),
      extra.media ?? zeros(0),
    ),
    extra.track ?? zeros(0),
  );

export interface MovieOptions {
  seconds?: number;
  /** The oldest files have none. */
  brand?: string;
  handler?: string;
  /** Of the pictures and sound. */
  bytes?: number;
  /** What the pictures and sound are filled with. */
  filling?: number;
  /** Written as phones write where a film was taken. */
  place?: string;
  fragmented?: boolean;
  /** Phones write the table of contents last, other tools first. */
  tableLast?: boolean;
  /** What a camera records beside the film, as a track of its own. */
  telemetry?: Buffer;
  /** Bytes among the samples that no track claims. */
  unclaimed?: Buffer;
  /** Boxes in places of their own. */
  extra?: Partial<Record<'file' | 'movie' | 'track' | 'media' | 'tables', Buffer>>;
}

export function mp4(options: MovieOptions = {}): Buffer {
  const { seconds = 12, brand = 'isom', handler = 'vide', bytes = 4_000, filling = 0x5a } = options;
  const { place, fragmented, tableLast, telemetry, unclaimed = zeros(0), extra = {} } = options;
  const where = place ? box('udta', box('\u00a9xyz', Buffer.from(place))) : zeros(0);
  const length = fragmented ? 0 : seconds;
  const first = Math.floor(bytes / 2);
  const start = Buffer.concat([
    brand ? box('ftyp', Buffer.from(brand), zeros(4), Buffer.from(brand)) : zeros(0),
    extra.file ?? zeros(0),
  ]);
  const table = (at: number) =>
    box(
      'moov',
      box('mvhd', clock(length, 80)),
      track({
        handler,
        seconds: length,
        samples: { at: at + unclaimed.length, sizes: [first, bytes - first] },
        extra: { ...extra, track: Buffer.concat([where, extra.track ?? zeros(0)]) },
      }),
      ...(telemetry
        ? [
            track({
              handler: 'meta',
              seconds: length,
              samples: { at: at + unclaimed.length + bytes, sizes: [telemetry.length] },
            }),
          ]
        : []),
      ...(fragmented ? [box('mvex', box('trex', zeros(24)))] : []),
      where,
      extra.movie ?? zeros(0),
    );
  const pictures = box('mdat', unclaimed, Buffer.alloc(bytes, filling), telemetry ?? zeros(0));
  const before = start.length + (tableLast ? 0 : table(0).length);
  const contents = table(before + 8);
  return Buffer.concat(tableLast ? [start, pictures, contents] : [start, contents, pictures]);
}

const chunk = (id: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id), u32(content.length), content, zeros(content.length % 2)]);
};
export const aviChunk = chunk;
const list = (id: string, kind: string, ...parts: Buffer[]) => chunk(id, Buffer.from(kind), ...parts);

interface AviOptions {
  seconds?: number;
  stream?: string;
  filling?: number;
  /** Chunks in places of their own. */
  extra?: Partial<Record<'file' | 'headers' | 'stream' | 'pictures', Buffer>>;
}

export function avi({ seconds = 12, stream = 'vids', filling = 0x5a, extra = {} }: AviOptions = {}): Buffer {
  const framesPerSecond = 25;
  const frames = seconds * framesPerSecond;
  const main = Buffer.concat([u32(1_000_000 / framesPerSecond), zeros(12), u32(frames), zeros(36)]);
  const header = Buffer.concat([
    Buffer.from(stream),
    zeros(16),
    u32(1),
    u32(framesPerSecond),
    u32(0),
    u32(frames),
    zeros(20),
  ]);
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
    list('LIST', 'movi', chunk('00dc', Buffer.alloc(3_001, filling)), extra.pictures ?? zeros(0)),
    extra.file ?? zeros(0),
  );
}

const guid = (hex: string) => Buffer.from(hex, 'hex');
export const asfObject = (name: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([guid(name), u64(content.length + 24), content]);
};

interface WmvOptions {
  seconds?: number;
  broadcast?: boolean;
  picture?: boolean;
  filling?: number;
  /** Objects in places of their own. */
  extra?: Partial<Record<'file' | 'header' | 'extension', Buffer>>;
}

export function wmv(options: WmvOptions = {}): Buffer {
  const { seconds = 12, broadcast = false, picture = true, filling = 0x5a, extra = {} } = options;
  const prerollMs = 3_000;
  const properties = asfObject(
    'a1dcab8c47a9cf118ee400c00c205365',
    zeros(40),
    u64((seconds + prerollMs / 1_000) * 1e7),
    zeros(8),
    u64(prerollMs),
    u32(broadcast ? 1 : 2),
    zeros(12),
  );
  const streamKind = picture ? 'c0ef19bc4d5bcf11a8fd00805f5c442b' : '409e69f84d5bcf11a8fd00805f5c442b';
  const stream = asfObject('9107dcb7b7a9cf118ee600c00c205365', guid(streamKind), zeros(38));
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
    stream,
    extension,
    extra.header ?? zeros(0),
  );
  const data = asfObject('3626b2758e66cf11a6d900aa0062ce6c', Buffer.alloc(3_000, filling));
  return Buffer.concat([header, data, extra.file ?? zeros(0)]);
}
