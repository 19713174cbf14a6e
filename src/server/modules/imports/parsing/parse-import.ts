import { readFile } from 'node:fs/promises';
import type { ImportFormat } from '#contract/selling/imports.ts';
import type { RawBoat } from '#domain/exchange/raw-boat.ts';
import { type Archive, hashEntry, openArchive, photoFinder, readEntry } from './archive.ts';
import { decodeText, decodeXml } from './decode.ts';
import { ImportProblem } from './import-problem.ts';
import { parseCsv } from './parse-csv.ts';
import { parseXml } from './parse-xml.ts';

export interface ParsedImport {
  boats: RawBoat[];
  /** The photos of the archive that boats name: the name in the file, the path in the archive, the hash of the file. */
  photos: { name: string; path: string; hash: string }[];
  hasArchive: boolean;
}

const parseText = (bytes: Buffer, isXml: boolean, max: number): RawBoat[] => {
  if (bytes.length === 0) throw new ImportProblem('The file is empty.');
  return isXml ? parseXml(decodeXml(bytes), max) : parseCsv(decodeText(bytes), max);
};

async function findPhotos(archive: Archive, boats: readonly RawBoat[]): Promise<ParsedImport['photos']> {
  const find = photoFinder(archive);
  const names = new Set(boats.flatMap(({ photos = [] }) => photos));
  const hashes = new Map<string, string>();
  const found: ParsedImport['photos'] = [];
  for (const name of names) {
    const path = find(name);
    const entry = path === undefined ? undefined : archive.photos.get(path);
    if (!path || !entry) continue;
    const hash = hashes.get(path) ?? (await hashEntry(archive, entry));
    hashes.set(path, hash);
    found.push({ name, path, hash });
  }
  return found;
}

/** Reads a file of boats. Synchronous for seconds: only for the thread that `readImport` starts. */
export async function parseImport(path: string, format: ImportFormat, max: number): Promise<ParsedImport> {
  if (format !== 'zip')
    return { boats: parseText(await readFile(path), format === 'xml', max), photos: [], hasArchive: false };
  const archive = await openArchive(path);
  try {
    const isXml = /\.xml$/i.test(archive.data.fileName);
    const boats = parseText(await readEntry(archive, archive.data), isXml, max);
    return { boats, photos: await findPhotos(archive, boats), hasArchive: true };
  } finally {
    archive.zip.close();
  }
}
