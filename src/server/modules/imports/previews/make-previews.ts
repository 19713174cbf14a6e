import { SECOND } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { previewPhoto } from '#server/modules/media/uploads/store-photo.ts';
import { serverTurn } from '#server/platform/work/work-gate.ts';
import { findImport, findImportedPhotos, type ImportRecord } from '../imports.repository.ts';
import { type Archive, unpackEntry } from '../parsing/archive.ts';
import { ImportProblem } from '../parsing/import-problem.ts';
import { enqueuePreviews } from '../queue/imports.queue.ts';
import { previewKey, withTemporaryFile } from '../receiving/import-files.ts';
import { withArchive } from '../running/import-photos.ts';
import { markPreview, type RowWithPhoto, readRowsWithoutPreview } from './previews.repository.ts';

/** A run hands over to another after this time: sellers take turns. */
const RUN_MS = 20 * SECOND;
const BATCH = 20;

async function makePreview(deps: Deps, record: ImportRecord, archive: Archive, { row, path }: RowWithPhoto) {
  const entry = archive.photos.get(path);
  if (!entry) return;
  const preview = await withTemporaryFile(deps, async (file) => {
    await unpackEntry(archive, entry, file);
    return previewPhoto(file, serverTurn(`import ${record.id}`));
  });
  const key = previewKey(record.id, row);
  await deps.storage.put(key, preview, { contentType: 'image/webp' });
  // Imported or replaced meanwhile: what belongs to the file is gone already.
  if (!(await markPreview(deps.db, record.id, row))) await deps.storage.delete(key);
}

/** Returns the last row that was looked at if others are left. */
async function makeWaiting(
  deps: Deps,
  record: ImportRecord,
  open: () => Promise<Archive>,
  first: number,
): Promise<number | undefined> {
  const until = performance.now() + RUN_MS;
  for (let after = first; ; ) {
    const rows = await readRowsWithoutPreview(deps.db, record.id, { after, limit: BATCH });
    if (rows.length === 0) return undefined;
    const hashes = rows.map(({ hash }) => hash);
    const imported = await findImportedPhotos(deps.db, record.ownerId, hashes);
    for (const found of rows) {
      if (performance.now() > until) return after;
      after = found.row;
      // It was imported before and is shown as it is stored.
      if (imported.has(found.hash)) continue;
      await makePreview(deps, record, await open(), found).catch((error) => {
        // The import says what is wrong with a photo.
        if (!(error instanceof AppError)) throw error;
      });
    }
  }
}

/**
 * Small pictures of the photos in an archive, so that the dry run shows each boat as it would appear. They are no photos of
 * the seller's yet: they are kept beside the file and deleted with it.
 */
export async function makePreviews(deps: Deps, { id, after }: { id: string; after: number }): Promise<void> {
  const record = await findImport(deps.db, id);
  if (record?.state !== 'ready') return;
  try {
    const last = await withArchive(deps, record, (open) => makeWaiting(deps, record, open, after));
    if (last === undefined) return;
    await deps.db.transaction((tx) => enqueuePreviews(deps, tx, { id, after: last }));
  } catch (error) {
    // The file was replaced by the next one, or cannot be read; the import says so.
    if (!(error instanceof ImportProblem)) throw error;
  }
}
