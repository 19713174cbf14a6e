import { videoDamaged } from '../../media.errors.ts';
import type { ByteReader, Span } from '../byte-reader.ts';
import type { Revealing } from '../video-facts.ts';

/** MP4, M4V and QuickTime files consist of nested boxes: a size, four letters, then the content. */
export interface Box extends Span {
  type: string;
  /** The positions of its size and of its four letters. */
  at: number;
  typeAt: number;
  inside: readonly Box[];
}

/** What playback needs of each box. Everything else describes the film, or hides something. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  '': ['ftyp', 'moov', 'mdat', 'moof', 'styp', 'sidx', 'mfra'],
  moov: ['mvhd', 'trak', 'mvex'],
  trak: ['tkhd', 'edts', 'tref', 'tapt', 'mdia'],
  edts: ['elst'],
  tapt: ['clef', 'prof', 'enof'],
  mdia: ['mdhd', 'elng', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: [
    ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'stps', 'stsh'],
    ...['sdtp', 'sbgp', 'sgpd', 'subs', 'padb', 'stdp'],
  ],
  mvex: ['mehd', 'trex', 'leva'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'saiz', 'saio', 'senc', 'subs'],
  mfra: ['tfra', 'mfro'],
};

/** All others must be unique: players disagree about which of two applies, so a second one could evade our checks. */
const REPEATED: readonly string[] = [
  ...['mdat', 'moof', 'styp', 'sidx', 'trak', 'trex', 'traf', 'trun', 'tfra'],
  ...['sbgp', 'sgpd', 'subs', 'saiz', 'saio'],
];

const HEADER = 8;
const LARGE_HEADER = 16;
const SKIPPED = Buffer.from('free');

export const isNeededIn = (parent: string, { type }: Box) => NEEDED[parent]?.includes(type) ?? false;

function readHeader(reader: ByteReader, at: number, limit: number): Box {
  const header = reader.read(at, HEADER);
  const type = header.toString('latin1', 4, 8);
  const declared = header.readUInt32BE(0);
  const box = { type, at, typeAt: at + 4, inside: [] };
  if (declared === 0) return { ...box, start: at + HEADER, end: limit };
  if (declared !== 1) return { ...box, start: at + HEADER, end: at + declared };
  const large = Number(reader.read(at + HEADER, HEADER).readBigUInt64BE());
  return { ...box, start: at + LARGE_HEADER, end: at + large };
}

export function readBox(reader: ByteReader, at: number, limit: number): Box {
  reader.count('parts');
  const box = readHeader(reader, at, limit);
  if (box.end < box.start || box.end > limit) throw videoDamaged();
  return box;
}

/** The boxes in a range, which they must fill exactly. */
export function boxesIn(reader: ByteReader, parent: string, { start, end }: Span): Box[] {
  const boxes: Box[] = [];
  const seen = new Set<string>();
  for (let at = start; at < end; ) {
    // QuickTime may end a list of boxes with four zero bytes.
    if (end - at === 4 && reader.read(at, 4).readUInt32BE() === 0) break;
    const box = readBox(reader, at, end);
    if (isNeededIn(parent, box)) {
      if (seen.has(box.type) && !REPEATED.includes(box.type)) throw videoDamaged();
      seen.add(box.type);
      boxes.push(box.type in NEEDED ? { ...box, inside: boxesIn(reader, box.type, box) } : box);
    } else boxes.push(box);
    at = box.end;
  }
  return boxes;
}

export const find = (boxes: readonly Box[], type: string) => boxes.find((box) => box.type === type);

/** Follows a path of types down. */
export const findIn = (box: Box, ...path: string[]): Box | undefined =>
  path.reduce<Box | undefined>((found, type) => found && find(found.inside, type), box);

/** Version and flags, with which most boxes start. */
export function versionOf(reader: ByteReader, { start }: Box) {
  const bytes = reader.read(start, 4);
  return { version: bytes.readUInt8(0), flags: bytes.readUIntBE(1, 3) };
}

/** Turns a box into empty space, which players skip. */
export const emptied = ({ typeAt, start, end }: Box): Revealing => ({
  start,
  end,
  rename: { at: typeAt, to: SKIPPED },
});
