import type { Readable } from 'node:stream';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import { ImportProblem } from '../../import-problem.ts';

const ENCRYPTED = 0x1;
const damaged = () => new ImportProblem('The spreadsheet is damaged. Save it again and upload that file.');

/** The parts of a spreadsheet. Nothing has been unpacked yet. */
export interface Spreadsheet {
  zip: ZipFile;
  has(path: string): boolean;
  /** Throws if there is no such part. Only what is in the file is ever opened. */
  open(path: string): Promise<Readable>;
}

function check(entry: Entry) {
  const { fileName, uncompressedSize, compressedSize } = entry;
  const refuse = (why: string) => {
    throw new ImportProblem(`The spreadsheet ${why}.`);
  };
  if (entry.generalPurposeBitFlag & ENCRYPTED) refuse('is protected by a password. Save it without one');
  if (fileName.length > IMPORT_LIMITS.nameLength) refuse('has a part with too long a name');
  if (entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength > IMPORT_LIMITS.entryExtras)
    refuse('has an unusually large header');
  if (!/\.(xml|rels)$/i.test(fileName)) return;
  if (uncompressedSize > IMPORT_LIMITS.spreadsheetPart) refuse('is too large unpacked');
  if (uncompressedSize > compressedSize * IMPORT_LIMITS.dataRatio + 1_024)
    refuse('is compressed far more than an ordinary file');
}

const keyOf = (path: string) => path.replace(/^\/+/, '').toLowerCase();

/** Reads the table of contents and refuses what is out of bounds. */
export async function openSpreadsheet(file: string | Buffer): Promise<Spreadsheet> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true } as const;
  const zip = await (typeof file === 'string'
    ? openPromise(file, options)
    : fromBufferPromise(file, options)
  ).catch(() => {
    throw damaged();
  });
  try {
    return { zip, ...(await readParts(zip)) };
  } catch (error) {
    zip.close();
    throw error instanceof ImportProblem ? error : damaged();
  }
}

async function readParts(zip: ZipFile): Promise<Omit<Spreadsheet, 'zip'>> {
  if (zip.entryCount > IMPORT_LIMITS.spreadsheetFiles)
    throw new ImportProblem(`The spreadsheet has more than ${IMPORT_LIMITS.spreadsheetFiles} parts.`);
  const parts = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    check(entry);
    parts.set(keyOf(entry.fileName), entry);
  }
  return {
    has: (path) => parts.has(keyOf(path)),
    async open(path) {
      const entry = parts.get(keyOf(path));
      if (!entry) throw damaged();
      return zip.openReadStreamPromise(entry);
    },
  };
}
