import { videoDamaged } from '../media.errors.ts';
import type { ByteReader } from './byte-reader.ts';
import type { Revealing, Stretch } from './video-facts.ts';

/** MP4, M4V and QuickTime files are boxes within boxes: a size, four letters, then the content. */
export interface Box extends Stretch {
  type: string;
  typeAt: number;
  inside: readonly Box[];
}

/** What each box needs for playing. Everything else says something about the film, or hides something. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
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

const HEADER = 8;
const LARGE_HEADER = 16;
const SKIPPED = Buffer.from('free');

const isKept = (parent: string, { type }: Box) => KEPT[parent]?.includes(type) ?? false;

async function readBox(reader: ByteReader, at: number, limit: number): Promise<Box> {
  const header = await reader.read(at, HEADER);
  const type = header.toString('latin1', 4, 8);
  const declared = header.readUInt32BE(0);
  const box = { type, typeAt: at + 4, inside: [] };
  if (declared === 0) return { ...box, start: at + HEADER, end: limit };
  if (declared !== 1) return { ...box, start: at + HEADER, end: at + declared };
  const large = Number((await reader.read(at + HEADER, HEADER)).readBigUInt64BE());
  return { ...box, start: at + LARGE_HEADER, end: at + large };
}

/** The boxes between two places; together they fill the space exactly, or something is wrong with the file. */
export async function boxesIn(reader: ByteReader, parent: string, { start, end }: Stretch): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    // QuickTime may end a list of boxes with four zero bytes.
    if (end - at === 4 && (await reader.read(at, 4)).readUInt32BE() === 0) break;
    const box = await readBox(reader, at, end);
    if (box.end < box.start || box.end > end) throw videoDamaged();
    const isEntered = box.type in KEPT && isKept(parent, box);
    boxes.push(isEntered ? { ...box, inside: await boxesIn(reader, box.type, box) } : box);
    at = box.end;
  }
  return boxes;
}

export const find = (boxes: readonly Box[], type: string) => boxes.find((box) => box.type === type);

/** Follows a path of types downwards. */
export const findIn = (box: Box, ...path: string[]): Box | undefined =>
  path.reduce<Box | undefined>((found, type) => found && find(found.inside, type), box);

/** A box as empty space, which players skip. */
export const emptied = ({ typeAt, start, end }: Box): Revealing => ({
  start,
  end,
  rename: { at: typeAt, to: SKIPPED },
});

/** Parts of kept boxes that playing does not need, from and to bytes of their content. */
const DETAILS: Readonly<Record<string, (version: number) => { from: number; to?: number }>> = {
  // Dates of creation and of the last change.
  mvhd: (version) => ({ from: 4, to: version === 1 ? 20 : 12 }),
  tkhd: (version) => ({ from: 4, to: version === 1 ? 20 : 12 }),
  mdhd: (version) => ({ from: 4, to: version === 1 ? 20 : 12 }),
  // Names of the maker and of the part of his programme or camera.
  hdlr: () => ({ from: 12 }),
};

/** In a kept sample description: the maker's name of the encoder, 32 bytes at the end of a picture's fixed part. */
const ENCODER_NAME = { from: 8 + 8 + 42, to: 8 + 8 + 74 } as const;
/** Data references follow a version and a count; behind its own flags, each may name the path of a file. */
const REFERENCES = { from: 8, flags: 4 } as const;

async function referencesIn(reader: ByteReader, { start, end }: Box): Promise<Revealing[]> {
  const references = await boxesIn(reader, 'dref', { start: start + REFERENCES.from, end });
  return references
    .map((reference) => ({ start: reference.start + REFERENCES.flags, end: reference.end }))
    .filter((path) => path.start < path.end);
}

async function detailsOf(reader: ByteReader, box: Box, isPicture: boolean): Promise<Revealing[]> {
  const cut = ({ from, to }: { from: number; to?: number }) => {
    const stretch = { start: box.start + from, end: Math.min(box.end, to ? box.start + to : box.end) };
    return stretch.start < stretch.end ? [stretch] : [];
  };
  if (box.type === 'stsd') return isPicture ? cut(ENCODER_NAME) : [];
  if (box.type === 'dref') return referencesIn(reader, box);
  const detail = DETAILS[box.type];
  if (!detail || box.end === box.start) return [];
  return cut(detail((await reader.read(box.start, 1))[0] ?? 0));
}

/** All that may reveal something in boxes of this parent, at any depth. */
export async function revealingIn(
  reader: ByteReader,
  parent: string,
  boxes: readonly Box[],
  isPicture = false,
): Promise<Revealing[]> {
  const found: Revealing[] = [];
  for (const box of boxes) {
    if (!isKept(parent, box)) found.push(emptied(box));
    else if (box.type !== 'trak') {
      found.push(...(await detailsOf(reader, box, isPicture)));
      found.push(...(await revealingIn(reader, box.type, box.inside, isPicture)));
    }
  }
  return found;
}
