import { videoDamaged } from '../../media.errors.ts';
import type { ByteReader, Span } from '../byte-reader.ts';
import type { Revealing } from '../video-facts.ts';
import { type Box, boxesIn, emptied, isNeededIn, readBox, versionOf } from './iso-boxes.ts';

export type Carries = 'pictures' | 'sound' | 'other';

/** What a decoder reads of a sample description. Cameras add their own data. */
const DECODING: readonly string[] = [
  ...['avcC', 'hvcC', 'av1C', 'vpcC', 'dvcC', 'dvvC', 'd263', 'glbl', 'SMI ', 'esds'],
  ...['colr', 'pasp', 'clap', 'fiel', 'gama', 'btrt', 'mdcv', 'clli', 'SmDm', 'CoLL'],
  ...['chan', 'chnl', 'srat', 'pcmC', 'dOps', 'dac3', 'dec3', 'dac4', 'dfLa', 'alac', 'damr'],
];
/** QuickTime sound has what decoders need in a separate box. */
const WAVE = 'wave';
const IN_WAVE: readonly string[] = [...DECODING, 'frma', 'mp4a', 'enda', 'samr'];
const TERMINATOR = '\0\0\0\0';
const DESCRIPTIONS_START = 8;
const PICTURE_FIXED = 78;
/** By the version of the description. */
const SOUND_FIXED = [28, 44, 64] as const;
/** The maker of the encoder, and its name, in the fixed part. */
const VENDOR = { from: 12, to: 16 } as const;
const ENCODER_NAME = { from: 42, to: 74 } as const;

function fixedLength(reader: ByteReader, entry: Box, carries: Carries, tableVersion: number): number {
  if (carries === 'pictures') return PICTURE_FIXED;
  const version = reader.read(entry.start + 8, 2).readUInt16BE();
  // A table of version 1 means the ISO's own version 1, which is as long as version 0.
  return SOUND_FIXED[tableVersion > 0 ? 0 : version] ?? SOUND_FIXED[0];
}

/** What decoders do not need. Everything after a box of size zero is treated as padding. */
function notForDecoding(reader: ByteReader, { start, end }: Span, needed = DECODING): Revealing[] {
  const found: Revealing[] = [];
  let at = start;
  while (end - at >= 8 && reader.read(at, 4).readUInt32BE() !== 0) {
    const box = readBox(reader, at, end);
    const isEmptyEnd = box.type === TERMINATOR && box.start === box.end;
    if (box.type === WAVE && needed === DECODING) found.push(...notForDecoding(reader, box, IN_WAVE));
    else if (!needed.includes(box.type) && !isEmptyEnd) found.push(emptied(box));
    at = box.end;
  }
  return at < end ? [...found, { start: at, end }] : found;
}

/** `stsd`: how samples are encoded, in one or several descriptions. */
function inDescriptions(reader: ByteReader, table: Box, carries: Carries): Revealing[] {
  const { version } = versionOf(reader, table);
  const described = reader.read(table.start + 4, 4).readUInt32BE();
  const start = table.start + DESCRIPTIONS_START;
  return boxesIn(reader, 'stsd', { start, end: table.end }).flatMap((entry, index) => {
    if (index >= described) return [emptied(entry)];
    const rest = { start: entry.start + fixedLength(reader, entry, carries, version), end: entry.end };
    if (rest.start > rest.end) throw videoDamaged();
    const names = carries === 'pictures' ? [VENDOR, ENCODER_NAME] : [VENDOR];
    return [
      ...names.map(({ from, to }) => ({ start: entry.start + from, end: entry.start + to })),
      ...notForDecoding(reader, rest),
    ];
  });
}

/** Data references follow a version and a count; after its own flags, each may contain the path of a file. */
const REFERENCES = { from: 8, flags: 4 } as const;

function inReferences(reader: ByteReader, { start, end }: Box): Revealing[] {
  return boxesIn(reader, 'dref', { start: start + REFERENCES.from, end })
    .map((reference) => ({ start: reference.start + REFERENCES.flags, end: reference.end }))
    .filter((path) => path.start < path.end);
}

type InBox = (reader: ByteReader, box: Box, carries: Carries) => Revealing[];

function cut(box: Box, from: number, to = Number.POSITIVE_INFINITY): Revealing[] {
  const span = { start: box.start + from, end: Math.min(box.end, box.start + to) };
  return span.start < span.end ? [span] : [];
}

/** Dates of creation and last change. */
const dates: InBox = (reader, box) => cut(box, 4, versionOf(reader, box).version === 1 ? 20 : 12);

/** Parts of needed boxes that playback does not need. */
const DETAILS: Readonly<Record<string, InBox>> = {
  mvhd: dates,
  tkhd: dates,
  mdhd: dates,
  // Names of the maker and of the software or camera component.
  hdlr: (_reader, box) => cut(box, 12),
  stsd: inDescriptions,
  dref: inReferences,
};

/** Everything that may reveal something in boxes of this parent, at any depth, except in tracks. */
export const revealingIn = (
  reader: ByteReader,
  parent: string,
  boxes: readonly Box[],
  carries: Carries = 'other',
): Revealing[] =>
  boxes.flatMap((box) => {
    if (!isNeededIn(parent, box)) return [emptied(box)];
    if (box.type === 'trak') return [];
    const details = DETAILS[box.type]?.(reader, box, carries) ?? [];
    return box.inside.length === 0
      ? details
      : details.concat(revealingIn(reader, box.type, box.inside, carries));
  });
