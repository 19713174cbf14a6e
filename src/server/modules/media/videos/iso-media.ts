import { videoDamaged } from '../media.errors.ts';
import type { ByteReader } from './byte-reader.ts';
import { type InspectVideo, longest, type Part } from './video-facts.ts';

/** MP4, M4V and QuickTime files are boxes within boxes: a size, four letters, then the content. */
interface Box extends Part {
  type: string;
}

const HEADER = 8;
const LARGE_HEADER = 16;

async function readBox(reader: ByteReader, at: number, limit: number): Promise<Box> {
  const header = await reader.read(at, HEADER);
  const type = header.toString('latin1', 4, 8);
  const declared = header.readUInt32BE(0);
  const typeAt = at + 4;
  if (declared === 0) return { type, typeAt, start: at + HEADER, end: limit };
  if (declared !== 1) return { type, typeAt, start: at + HEADER, end: at + declared };
  const large = Number((await reader.read(at + HEADER, HEADER)).readBigUInt64BE());
  return { type, typeAt, start: at + LARGE_HEADER, end: at + large };
}

/** The boxes between two places; together they fill the space exactly, or something is wrong with the file. */
async function boxesIn(reader: ByteReader, from: number, to: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    // QuickTime may end a list of boxes with four zero bytes.
    if (to - at === 4 && (await reader.read(at, 4)).readUInt32BE() === 0) break;
    const box = await readBox(reader, at, to);
    if (box.end < box.start || box.end > to) throw videoDamaged();
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

const within = (reader: ByteReader, box: Box | undefined) =>
  box ? boxesIn(reader, box.start, box.end) : Promise.resolve([]);
const find = (boxes: readonly Box[], type: string) => boxes.find((box) => box.type === type);

const UNKNOWN = { 4: 0xffff_ffff, 8: Number(0xffff_ffff_ffff_ffffn) } as const;

function readCount(bytes: Buffer, at: number, width: 4 | 8): number | undefined {
  const count = width === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at);
  return count === 0 || count === UNKNOWN[width] ? undefined : count;
}

/** `mvhd` and `mdhd` begin alike: version, two dates, ticks per second, ticks. */
async function clockOf(reader: ByteReader, box: Box | undefined) {
  if (!box) return undefined;
  const isLong = (await reader.read(box.start, 1))[0] === 1;
  const [width, ticksAt] = isLong ? ([8, 20] as const) : ([4, 12] as const);
  const bytes = await reader.read(box.start, ticksAt + 4 + width);
  const perSecond = bytes.readUInt32BE(ticksAt);
  if (perSecond === 0) return undefined;
  return { perSecond, ticks: readCount(bytes, ticksAt + 4, width) };
}

type Clock = Awaited<ReturnType<typeof clockOf>>;
const secondsOf = (clock: Clock) => clock?.ticks && clock.ticks / clock.perSecond;

/** A film that comes in fragments tells its length in a box of its own, or not at all. */
async function fragmentedSeconds(reader: ByteReader, extension: Box, clock: Clock) {
  const header = find(await within(reader, extension), 'mehd');
  if (!header || !clock) return undefined;
  const width = (await reader.read(header.start, 1))[0] === 1 ? 8 : 4;
  const ticks = readCount(await reader.read(header.start + 4, width), 0, width);
  return ticks && ticks / clock.perSecond;
}

async function inspectTrack(reader: ByteReader, track: Box) {
  const boxes = await within(reader, track);
  const media = await within(reader, find(boxes, 'mdia'));
  const handler = find(media, 'hdlr');
  const handles = handler && (await reader.read(handler.start + 8, 4)).toString('latin1');
  return {
    boxes,
    isPicture: handles === 'vide',
    seconds:
      handles === 'vide' || handles === 'soun'
        ? secondsOf(await clockOf(reader, find(media, 'mdhd')))
        : undefined,
  };
}

const REVEALING = ['udta', 'meta', 'uuid'];

export const inspectIsoMedia: InspectVideo = async (reader) => {
  const top = await boxesIn(reader, 0, reader.size);
  const brandBox = find(top, 'ftyp');
  const brand = brandBox && (await reader.read(brandBox.start, 4)).toString('latin1');
  const movie = await within(reader, find(top, 'moov'));
  const tracks = [];
  for (const box of movie) if (box.type === 'trak') tracks.push(await inspectTrack(reader, box));

  const clock = await clockOf(reader, find(movie, 'mvhd'));
  const extension = find(movie, 'mvex');
  return {
    contentType: brand === undefined || brand === 'qt  ' ? 'video/quicktime' : 'video/mp4',
    seconds: extension
      ? await fragmentedSeconds(reader, extension, clock)
      : longest([secondsOf(clock), ...tracks.map(({ seconds }) => seconds)]),
    hasPicture: find(top, 'mdat') !== undefined && tracks.some(({ isPicture }) => isPicture),
    revealing: [...top, ...movie, ...tracks.flatMap(({ boxes }) => boxes)].filter(({ type }) =>
      REVEALING.includes(type),
    ),
  };
};
