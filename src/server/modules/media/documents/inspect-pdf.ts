import { inflateSync } from 'node:zlib';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { pdfActive, pdfDamaged, pdfLocked, pdfTooComplex, pdfTooLong } from '../media.errors.ts';

const HEADER = '%PDF-';
/** Where readers look for the end of a PDF. Nothing but white space may follow it: that would be another file. */
const TAIL_BYTES = 1_024;
const TAIL = /startxref\s{1,8}\d{1,12}\s{1,8}%%EOF\s*$/;

const MAX_INFLATED_OBJECT_STREAM = 4 * 1024 * 1024;
const MAX_INFLATED = 32 * 1024 * 1024;

const LOCKED = /\/Encrypt(?![A-Za-z])/;
/** What could act when somebody opens the file, or hide another file in it. */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|Movie|ImportData|SubmitForm)(?![A-Za-z])/;
const PAGE = /\/Type\s{0,8}\/Page(?![A-Za-z])/g;

const HEX_IN_NAME = /#([0-9a-fA-F]{2})/g;
/** "/J#53" is "/JS". */
const withPlainNames = (text: string) =>
  text.replace(HEX_IN_NAME, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

interface Piece {
  /** Everything between two streams. */
  text: string;
  /** The bytes of the stream behind it. */
  stream?: Buffer;
}

const START = 'stream';
const END = 'endstream';

const BEFORE_START = />>\s{0,8}$/;
const LINE_BREAKS = [0x0a, 0x0d];

/** Where the next stream begins. The word also stands in titles, such as "Downstream". */
function nextStream(bytes: Buffer, from: number): number {
  for (let at = from; ; at += START.length) {
    at = bytes.indexOf(START, at, 'latin1');
    if (at < 0) return at;
    const isKeyword = BEFORE_START.test(bytes.toString('latin1', Math.max(from, at - 10), at));
    if (isKeyword && LINE_BREAKS.includes(bytes[at + START.length] ?? 0)) return at;
  }
}

/** The file without the contents of its streams, which are pictures, fonts and text. Each byte is read once. */
function* piecesOf(bytes: Buffer): Generator<Piece> {
  for (let from = 0; ; ) {
    const start = nextStream(bytes, from);
    if (start < 0) {
      yield { text: bytes.toString('latin1', from) };
      return;
    }
    const text = bytes.toString('latin1', from, start);
    const end = bytes.indexOf(END, start + START.length, 'latin1');
    if (end < 0) throw pdfDamaged();
    yield { text, stream: bytes.subarray(start + START.length, end) };
    from = end + END.length;
  }
}

const LINE_BREAK = /^\r?\n/;

/** Newer files keep their objects in compressed streams. */
function objectsIn({ text, stream }: Piece): string {
  const dictionary = withPlainNames(text.slice(text.lastIndexOf('obj')));
  if (!stream || !/\/ObjStm(?![A-Za-z])/.test(dictionary)) return '';
  if (!dictionary.includes('/Filter')) return stream.toString('latin1');
  if (!dictionary.includes('/FlateDecode')) return '';
  const [start = ''] = LINE_BREAK.exec(stream.toString('latin1', 0, 2)) ?? [];
  try {
    return inflateSync(stream.subarray(start.length), {
      maxOutputLength: MAX_INFLATED_OBJECT_STREAM,
    }).toString('latin1');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? pdfTooComplex() : pdfDamaged();
  }
}

/**
 * Refuses what is no whole PDF, is locked, is too long, or names something that acts when it is opened. It is never drawn
 * here and only ever sent as a download, so this is about its form.
 */
export function inspectPdf(bytes: Buffer): { pages: number } {
  if (bytes.toString('latin1', 0, HEADER.length) !== HEADER) throw pdfDamaged();
  if (!TAIL.test(bytes.toString('latin1', Math.max(0, bytes.length - TAIL_BYTES)))) throw pdfDamaged();
  let pages = 0;
  let inflated = 0;
  const check = (text: string) => {
    const plain = withPlainNames(text);
    if (LOCKED.test(plain)) throw pdfLocked();
    if (ACTIVE.test(plain)) throw pdfActive();
    pages += plain.match(PAGE)?.length ?? 0;
    if (pages > MEDIA_LIMITS.documentPages) throw pdfTooLong();
  };
  // A locked file's objects cannot be read: what says that it is locked stands at its end. Read twice rather than kept.
  for (const { text } of piecesOf(bytes)) check(text);
  for (const piece of piecesOf(bytes)) {
    const objects = objectsIn(piece);
    inflated += objects.length;
    if (inflated > MAX_INFLATED) throw pdfTooComplex();
    check(objects);
  }
  if (pages === 0) throw pdfDamaged();
  return { pages };
}
