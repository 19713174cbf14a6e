import type { MediaKind } from '../media.table.ts';

/** The type of a file by its first bytes, whatever its name and declared type. */
export interface FileType {
  kind: MediaKind;
  format: 'jpeg' | 'png' | 'webp' | 'iso' | 'avi' | 'asf' | 'pdf';
}

/** How many bytes are needed to recognise it. */
export const HEAD_BYTES = 32;

const ascii = (head: Buffer, from: number, to: number) => head.toString('latin1', from, to);
const startsWith = (head: Buffer, hex: string) => head.subarray(0, hex.length / 2).toString('hex') === hex;
const isRiff = (head: Buffer, form: string) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === form;

/** Boxes that an MP4 or QuickTime file may start with; the oldest QuickTime files have no `ftyp`. */
const FIRST_BOXES = ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip'];
/** Images that use the same box format. */
const STILL_BRANDS = /^(avif|avis|heic|heix|hevc|hevx|mif1|msf1)$/;

const isMovie = (head: Buffer) =>
  FIRST_BOXES.includes(ascii(head, 4, 8)) &&
  !(ascii(head, 4, 8) === 'ftyp' && STILL_BRANDS.test(ascii(head, 8, 12)));

const TYPES: readonly (FileType & { is: (head: Buffer) => boolean })[] = [
  { kind: 'photo', format: 'jpeg', is: (head) => startsWith(head, 'ffd8ff') },
  { kind: 'photo', format: 'png', is: (head) => startsWith(head, '89504e470d0a1a0a') },
  { kind: 'photo', format: 'webp', is: (head) => isRiff(head, 'WEBP') },
  { kind: 'video', format: 'iso', is: isMovie },
  { kind: 'video', format: 'avi', is: (head) => isRiff(head, 'AVI ') },
  { kind: 'video', format: 'asf', is: (head) => startsWith(head, '3026b2758e66cf11a6d900aa0062ce6c') },
  { kind: 'document', format: 'pdf', is: (head) => ascii(head, 0, 5) === '%PDF-' },
];

export function fileTypeOf(head: Buffer): FileType | undefined {
  return TYPES.find(({ is }) => is(head));
}
