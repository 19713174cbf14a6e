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

const track = (handler: string, seconds: number, ...extra: Buffer[]) =>
  box(
    'trak',
    box('tkhd', zeros(84)),
    box('mdia', box('mdhd', clock(seconds, 4)), box('hdlr', zeros(8), Buffer.from(handler), zeros(13))),
    ...extra,
  );

export interface MovieOptions {
  seconds?: number;
  brand?: string;
  handler?: string;
  /** Of the pictures and sound. */
  bytes?: number;
  /** Written as phones write where a film was taken. */
  place?: string;
  fragmented?: boolean;
  /** Phones write the table of contents last, other tools first. */
  tableLast?: boolean;
}

export function mp4(options: MovieOptions = {}): Buffer {
  const {
    seconds = 12,
    brand = 'isom',
    handler = 'vide',
    bytes = 4_000,
    place,
    fragmented,
    tableLast,
  } = options;
  const where = place ? [box('udta', box('\u00a9xyz', Buffer.from(place)))] : [];
  const header = box('mvhd', clock(fragmented ? 0 : seconds, 80));
  const table = box(
    'moov',
    header,
    track(handler, fragmented ? 0 : seconds, ...where),
    ...(fragmented ? [box('mvex', box('trex', zeros(24)))] : []),
    ...where,
  );
  const pictures = box('mdat', Buffer.alloc(bytes, 0x5a));
  const start = box('ftyp', Buffer.from(brand), zeros(4), Buffer.from(brand));
  return Buffer.concat(tableLast ? [start, pictures, table] : [start, table, pictures]);
}

const chunk = (id: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id), u32(content.length), content, zeros(content.length % 2)]);
};
const list = (id: string, kind: string, ...parts: Buffer[]) => chunk(id, Buffer.from(kind), ...parts);

export function avi({ seconds = 12, stream = 'vids' } = {}): Buffer {
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
    list('LIST', 'hdrl', chunk('avih', main), list('LIST', 'strl', chunk('strh', header))),
    list('LIST', 'movi', chunk('00dc', Buffer.alloc(3_001, 0x5a))),
  );
}

const guid = (hex: string) => Buffer.from(hex, 'hex');
const asfObject = (name: string, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([guid(name), u64(content.length + 24), content]);
};

export function wmv({ seconds = 12, broadcast = false, picture = true } = {}): Buffer {
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
  const header = asfObject('3026b2758e66cf11a6d900aa0062ce6c', u32(2), u16(0x0201), properties, stream);
  const data = asfObject('3626b2758e66cf11a6d900aa0062ce6c', Buffer.alloc(3_000, 0x5a));
  return Buffer.concat([header, data]);
}
