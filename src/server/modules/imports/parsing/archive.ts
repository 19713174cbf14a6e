import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import { MEDIA_LIMITS } from '#domain/media/limits.ts';
import { ImportProblem } from './import-problem.ts';

const DATA = /\.(csv|tsv|txt|xml|xlsx)$/i;
/** By its name; what a file really is, is decided by its content when it is stored. */
export const PHOTO_FILE = /\.(jpe?g|png|webp)$/i;
const ENCRYPTED = 0x1;
/** Left in archives by macOS and Windows. */
const CLUTTER = /(^|\/)(__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/i;

/** What an archive holds. Nothing has been unpacked yet. */
export interface Archive {
  zip: ZipFile;
  data: Entry;
  photos: Map<string, Entry>;
}

const problemOf = (entry: Entry): string | undefined => {
  if (entry.generalPurposeBitFlag & ENCRYPTED) return 'is protected by a password';
  if (entry.fileName.length > IMPORT_LIMITS.nameLength) return 'has too long a name';
  // They stay in memory as long as the archive is open.
  if (entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength > IMPORT_LIMITS.entryExtras)
    return 'has an unusually large header';
  const limit = DATA.test(entry.fileName) ? IMPORT_LIMITS.dataBytes : MEDIA_LIMITS.photoBytes;
  if (entry.uncompressedSize > limit) return `is larger than ${limit / 1024 / 1024} MB`;
  if (entry.uncompressedSize > entry.compressedSize * IMPORT_LIMITS.dataRatio + 1_024)
    return 'is compressed far more than an ordinary file';
  return undefined;
};

/** Reads the table of contents and refuses what is out of bounds. yauzl refuses names that lead out of a folder. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
  }).catch(() => {
    throw new ImportProblem('The ZIP file is damaged.');
  });
  try {
    return { zip, ...(await readContents(zip)) };
  } catch (error) {
    zip.close();
    throw error instanceof ImportProblem
      ? error
      : new ImportProblem('The ZIP file is damaged or has unusual file names.');
  }
}

async function readContents(zip: ZipFile): Promise<Omit<Archive, 'zip'>> {
  if (zip.entryCount > IMPORT_LIMITS.archiveFiles)
    throw new ImportProblem(`The ZIP file has more than ${IMPORT_LIMITS.archiveFiles} files.`);
  const data: Entry[] = [];
  const photos = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry;
    if (fileName.endsWith('/') || CLUTTER.test(fileName)) continue;
    if (!DATA.test(fileName) && !PHOTO_FILE.test(fileName)) continue;
    const problem = problemOf(entry);
    if (problem) throw new ImportProblem(`The file “${fileName.slice(0, 80)}” in the ZIP ${problem}.`);
    bytes += entry.uncompressedSize;
    if (bytes > IMPORT_LIMITS.unpackedBytes) throw new ImportProblem('The ZIP file is too large unpacked.');
    if (DATA.test(fileName)) data.push(entry);
    else photos.set(fileName, entry);
  }
  const [first, second] = data;
  if (!first || second)
    throw new ImportProblem('The ZIP must hold exactly one CSV, Excel or XML file, and the photos.');
  return { data: first, photos };
}

const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1).toLowerCase();

/** The photo of a name: by its whole path, or by its last part if only one has it. */
export function photoFinder({ photos }: Pick<Archive, 'photos'>): (name: string) => string | undefined {
  /** Undefined if several have it. */
  const byLast = new Map<string, string | undefined>();
  for (const path of photos.keys()) {
    const last = lastPart(path);
    byLast.set(last, byLast.has(last) ? undefined : path);
  }
  return (name) => (photos.has(name) ? name : byLast.get(lastPart(name)));
}

const unreadable = (name: string) => new ImportProblem(`The file “${name}” in the ZIP is damaged.`);

/** Reading stops with an error if a file is larger than the archive says. */
export async function readEntry({ zip }: Pick<Archive, 'zip'>, entry: Entry): Promise<Buffer> {
  try {
    const stream = await zip.openReadStreamPromise(entry);
    const pieces: Buffer[] = [];
    for await (const piece of stream) pieces.push(piece as Buffer);
    return Buffer.concat(pieces);
  } catch {
    throw unreadable(entry.fileName);
  }
}

export async function hashEntry({ zip }: Pick<Archive, 'zip'>, entry: Entry): Promise<string> {
  try {
    const hash = createHash('sha256');
    for await (const piece of await zip.openReadStreamPromise(entry)) hash.update(piece as Buffer);
    return hash.digest('base64url');
  } catch {
    throw unreadable(entry.fileName);
  }
}

export async function unpackEntry({ zip }: Pick<Archive, 'zip'>, entry: Entry, path: string): Promise<void> {
  await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path, { flags: 'wx' }));
}
