import { videoDamaged } from '../media.errors.ts';
import type { ByteReader, Span } from './byte-reader.ts';

/** A piece of one stream, and when it is shown, in milliseconds. */
interface Payload extends Span {
  stream: number;
  shownAt: number | undefined;
}

/** Two bits encode the width of a field in bytes. */
const WIDTHS = [0, 1, 2, 4] as const;

/** Reads the fields of one packet in order. */
function cursorOver(packet: Buffer) {
  let at = 0;
  return {
    at: () => at,
    skip(bytes: number) {
      at += bytes;
    },
    number(bytes: number): number {
      at += bytes;
      return bytes === 0 ? 0 : packet.readUIntLE(at - bytes, bytes);
    },
    /** A field whose width is encoded in these two bits. */
    field(flags: number, bit: number): number {
      return this.number(WIDTHS[(flags >> bit) & 3]!);
    },
  };
}

type Cursor = ReturnType<typeof cursorOver>;

const ERROR_CORRECTION = 0x80;

function readHeader(cursor: Cursor, packetBytes: number) {
  let lengths = cursor.number(1);
  if (lengths & ERROR_CORRECTION) {
    cursor.skip(lengths & 0x0f);
    lengths = cursor.number(1);
  }
  const properties = cursor.number(1);
  const packetLength = cursor.field(lengths, 5) || packetBytes;
  cursor.field(lengths, 1);
  const padding = cursor.field(lengths, 3);
  // Send time and duration, which only streaming needs.
  cursor.skip(6);
  const isMultiple = (lengths & 1) !== 0;
  return { properties, end: Math.min(packetLength, packetBytes) - padding, isMultiple };
}

/** Small objects that share a payload: each with a length of one byte, a fixed time apart. */
function lastShownOf(reader: ByteReader, packet: Buffer, { start, end }: Span, first: number, apart: number) {
  let shownAt = first - apart;
  for (let at = start; at < end; at += 1 + packet.readUInt8(at)) {
    reader.count('entries');
    shownAt += apart;
  }
  return Math.max(first, shownAt);
}

/** The payloads of a packet, with positions within the packet. */
function* payloadsIn(reader: ByteReader, packet: Buffer): Generator<Payload> {
  const cursor = cursorOver(packet);
  const { properties, end, isMultiple } = readHeader(cursor, packet.length);
  const shape = isMultiple ? cursor.number(1) : 1;
  for (let left = shape & 0x3f; left > 0; left -= 1) {
    reader.count('entries');
    const stream = cursor.number(1) & 0x7f;
    cursor.field(properties, 4);
    const offset = cursor.field(properties, 2);
    const replicated = cursor.field(properties, 0);
    // One byte instead of replicated data: the payload contains several objects, and the offset is a time.
    const isShared = replicated === 1;
    const apart = isShared ? cursor.number(1) : 0;
    const timeAt = cursor.at() + 4;
    if (!isShared) cursor.skip(replicated);
    const bytes = isMultiple ? cursor.field(shape, 6) : end - cursor.at();
    const piece = { start: cursor.at(), end: cursor.at() + bytes };
    if (bytes < 0 || piece.end > end) throw videoDamaged();
    cursor.skip(bytes);
    const alone = replicated >= 8 ? packet.readUInt32LE(timeAt) : undefined;
    yield {
      stream,
      ...piece,
      shownAt: isShared ? lastShownOf(reader, packet, piece, offset, apart) : alone,
    };
  }
}

/** All payloads of the data object's packets, which have one size and fill it. */
export function* readPackets(
  reader: ByteReader,
  { start, end }: Span,
  packetBytes: number,
): Generator<Payload> {
  if (packetBytes === 0 || (end - start) % packetBytes !== 0) throw videoDamaged();
  for (let at = start; at < end; at += packetBytes) {
    reader.count('chunks');
    for (const payload of payloadsIn(reader, reader.read(at, packetBytes)))
      yield { ...payload, start: at + payload.start, end: at + payload.end };
  }
}
