import type { ImportCounts } from '#contract/selling/imports.ts';
import { type Corrections, corrected } from '#domain/exchange/corrections.ts';
import type { RawBoat } from '#domain/exchange/raw-boat.ts';
import type { Table } from '#domain/exchange/table-layout.ts';
import { isUploadId } from '#domain/media/object-urls.ts';
import type { Deps } from '#server/deps.ts';
import { findOwnFiles } from '#server/modules/media/media.repository.ts';
import { readCorrections, readLayouts } from '../columns/choices.repository.ts';
import type { ImportRecord } from '../imports.repository.ts';
import type { ImportPhoto } from '../imports.table.ts';
import type { NamedPhoto, ParsedBoat } from '../parsing/parse-import.ts';
import { readImport } from '../parsing/read-import.ts';
import { withImportFile } from '../receiving/import-files.ts';
import { deleteRows, readParsedRows } from '../rows/rows.repository.ts';

export interface ReadBoat {
  /** As the file has it. */
  stated: RawBoat;
  /** With the seller's corrections. */
  raw: RawBoat;
  corrections: Corrections | null;
  photos: ImportPhoto[] | null;
}

/** Each of at most a few hundred kilobytes; the next one comes when this one is stored. */
export type OnBatch = (boats: readonly ReadBoat[]) => Promise<void>;

const STORED_BATCH = 20;

/** "0f3a….jpg" in a file that was exported here means the photo of that id. */
const uploadIdOf = (name: string): string | undefined => {
  const id = name.slice(name.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return isUploadId(id) ? id : undefined;
};

async function resolvePhotos(
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  boats: readonly ParsedBoat[],
): Promise<Pick<ReadBoat, 'raw' | 'photos'>[]> {
  const missing = boats
    .flatMap(({ photos }) => photos ?? [])
    .flatMap((photo) => ('missing' in photo ? photo.missing : []));
  const ids = new Set(missing.flatMap((name) => uploadIdOf(name) ?? []));
  const own = new Set((await findOwnFiles(db, { ownerId, ids: [...ids] })).map(({ id }) => id));
  const resolve = (photo: NamedPhoto): ImportPhoto => {
    const id = 'missing' in photo ? uploadIdOf(photo.missing) : undefined;
    return id && own.has(id) ? { mediaId: id } : photo;
  };
  return boats.map(({ raw, photos }) => ({ raw, photos: photos?.map(resolve) ?? null }));
}

/** What the seller corrected in earlier files. */
async function correctBoats(
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  boats: readonly Pick<ReadBoat, 'raw' | 'photos'>[],
): Promise<ReadBoat[]> {
  const known = await readCorrections(
    db,
    ownerId,
    boats.map(({ raw }) => raw.reference),
  );
  return boats.map(({ raw: stated, photos }) => {
    const corrections = known.get(stated.reference) ?? null;
    return { stated, raw: corrected(stated, corrections), corrections, photos };
  });
}

interface Reading {
  max: number;
  onBatch: OnBatch;
  onTable: (table: Table) => void;
}

async function readFromFile(
  deps: Deps,
  record: ImportRecord,
  { max, onBatch, onTable }: Reading,
): Promise<void> {
  const { id, format, ownerId, bytes } = record;
  await deleteRows(deps.db, id);
  const choices = record.choices ?? undefined;
  const remembered = await readLayouts(deps.db, ownerId);
  const reading = { format, max, ownerId, bytes, choices, remembered, now: deps.clock.now(), onTable };
  await withImportFile(deps, id, async (path) => {
    for await (const boats of readImport({ path, ...reading }))
      await onBatch(await correctBoats(deps, ownerId, await resolvePhotos(deps, ownerId, boats)));
  });
}

async function readStored({ db }: Deps, { id }: ImportRecord, onBatch: OnBatch): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await readParsedRows(db, id, after, STORED_BATCH);
    if (rows.length === 0) return;
    const boats = rows.flatMap(({ raw: stated, photos, corrected: corrections }) =>
      stated ? [{ stated, raw: corrected(stated, corrections), corrections, photos }] : [],
    );
    await onBatch(boats);
    after = rows.at(-1)?.row ?? after;
  }
}

/** The counts are stored with the last row, and a file without rows fails. */
const isRead = (counts: ImportCounts) => Object.values(counts).some((count) => count > 0);

/** Reads the file, or what was read of it before a mapping was given, in batches. */
export const readBoats = (deps: Deps, record: ImportRecord, reading: Reading): Promise<void> =>
  isRead(record.counts) ? readStored(deps, record, reading.onBatch) : readFromFile(deps, record, reading);
