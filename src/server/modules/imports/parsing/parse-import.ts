import { readFile } from 'node:fs/promises';
import type { ImportFormat } from '#contract/selling/imports.ts';
import { lengthOf } from '#domain/exchange/bounded-boat.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import type { RawBoat } from '#domain/exchange/raw-boat.ts';
import type { Table } from '#domain/exchange/table-layout.ts';
import { type Archive, hashEntry, openArchive, photoFinder, readEntry } from './archive.ts';
import { decodeXml } from './decode.ts';
import { ImportProblem } from './import-problem.ts';
import { parseXml } from './parse-xml.ts';
import { csvSource } from './tables/csv-source.ts';
import { parseTable } from './tables/parse-table.ts';
import type { Surveying } from './tables/survey.ts';
import { xlsxSource } from './tables/xlsx/xlsx-source.ts';

/** A photo that a boat names: where it is in the archive and the hash of the file, or only its name. */
export type NamedPhoto = { path: string; hash: string } | { missing: string };

export interface ParsedBoat {
  raw: RawBoat;
  /** Null if the file says nothing about photos. */
  photos: NamedPhoto[] | null;
}

/** What is read of a file, in its order: for a table, first what its columns are. */
export type ParsedItem = { table: Table } | ParsedBoat;

type FindPhoto = (name: string) => Promise<NamedPhoto>;
type Boats = Iterable<{ raw: RawBoat }> | AsyncIterable<{ raw: RawBoat } | { table: Table }>;

export interface Parsing extends Surveying {
  format: ImportFormat;
  max: number;
}

function* advertsOf(bytes: Buffer, max: number) {
  for (const raw of parseXml(decodeXml(bytes), max)) yield { raw };
}

const SPREADSHEET = Buffer.from('504b0304', 'hex');

/** By its content: programs give files any name. */
async function* boatsIn(
  file: Buffer,
  isXml: boolean,
  parsing: Parsing,
): AsyncGenerator<{ raw: RawBoat } | { table: Table }> {
  if (file.length === 0) throw new ImportProblem('The file is empty.');
  if (isXml) yield* advertsOf(file, parsing.max);
  else if (file.subarray(0, SPREADSHEET.length).equals(SPREADSHEET)) yield* spreadsheetBoats(file, parsing);
  else yield* parseTable(csvSource(file), parsing, parsing.max);
}

async function* spreadsheetBoats(file: Buffer | string, parsing: Parsing) {
  const source = await xlsxSource(file, parsing.choices?.sheet);
  try {
    yield* parseTable(source, parsing, parsing.max);
  } finally {
    source.close();
  }
}

const withoutArchive: FindPhoto = async (missing) => ({ missing });

/** Each photo is hashed once, however many boats name it. */
function inArchive(archive: Archive): FindPhoto {
  const find = photoFinder(archive);
  const hashes = new Map<string, string>();
  return async (name) => {
    const path = find(name);
    const entry = path === undefined ? undefined : archive.photos.get(path);
    if (!path || !entry) return { missing: name };
    const hash = hashes.get(path) ?? (await hashEntry(archive, entry));
    hashes.set(path, hash);
    return { path, hash };
  };
}

async function* withPhotos(items: Boats, find: FindPhoto): AsyncGenerator<ParsedItem> {
  let length = 0;
  for await (const item of items) {
    if ('table' in item) {
      yield item;
      continue;
    }
    const { raw } = item;
    length += lengthOf(raw);
    if (length > IMPORT_LIMITS.resultLength)
      throw new ImportProblem(
        `The boats up to row ${raw.row} have too much text for one file. Split it into several files.`,
      );
    const photos: NamedPhoto[] = [];
    for (const name of raw.photos ?? []) photos.push(await find(name));
    yield { raw, photos: raw.photos ? photos : null };
  }
}

/** Reads a file of boats, one at a time. Synchronous for seconds: only for the thread that `readImport` starts. */
export async function* parseImport(path: string, parsing: Parsing): AsyncGenerator<ParsedItem> {
  const { format } = parsing;
  if (format === 'xlsx') {
    yield* withPhotos(spreadsheetBoats(path, parsing), withoutArchive);
    return;
  }
  if (format !== 'zip') {
    yield* withPhotos(boatsIn(await readFile(path), format === 'xml', parsing), withoutArchive);
    return;
  }
  const archive = await openArchive(path);
  try {
    const isXml = /\.xml$/i.test(archive.data.fileName);
    const file = await readEntry(archive, archive.data);
    yield* withPhotos(boatsIn(file, isXml, parsing), inArchive(archive));
  } finally {
    archive.zip.close();
  }
}
