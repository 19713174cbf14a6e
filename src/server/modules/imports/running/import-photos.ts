import { basename } from 'node:path';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { storePhoto } from '#server/modules/media/uploads/store-photo.ts';
import { serverTurn } from '#server/platform/work/work-gate.ts';
import {
  findImportedPhotos,
  type ImportRecord,
  saveImportedPhoto,
  updateImport,
} from '../imports.repository.ts';
import type { ImportPhoto } from '../imports.table.ts';
import { type Archive, openArchive, unpackEntry } from '../parsing/archive.ts';
import { ImportProblem } from '../parsing/import-problem.ts';
import { withImportFile, withTemporaryFile } from '../receiving/import-files.ts';

/** Where the photos of an import come from. */
export interface PhotoSource {
  deps: Deps;
  record: ImportRecord;
  /** Opened with the first photo that is needed. */
  archive: () => Promise<Archive>;
}

async function unpackPhoto(
  { deps, record, archive }: PhotoSource,
  { path, hash }: { path: string; hash: string },
): Promise<string> {
  const opened = await archive();
  const entry = opened.photos.get(path);
  if (!entry) throw new ImportProblem(`The photo “${path}” is not in the archive.`);
  const { ownerId } = record;
  const turn = serverTurn(`import ${record.id}`);
  return withTemporaryFile(deps, async (file) => {
    await unpackEntry(opened, entry, file);
    const photo = { ownerId, fileName: basename(path), path: file };
    return storePhoto(deps, photo, {
      turn,
      // In one transaction with the photo: a process that is killed in between would store it twice.
      async onStored(tx, { id: mediaId }) {
        await updateImport(tx, record.id, ['importing'], { attempts: 0, updatedAt: deps.clock.now() });
        return saveImportedPhoto(tx, { ownerId, hash, mediaId });
      },
    }).catch((error: unknown) => {
      throw error instanceof AppError ? new ImportProblem(`${basename(path)}: ${error.message}`) : error;
    });
  });
}

/** The ids of a row's photos. A file that was imported before is not stored again. */
export async function storePhotos(source: PhotoSource, photos: readonly ImportPhoto[]): Promise<string[]> {
  const hashes = photos.flatMap((photo) => ('hash' in photo ? [photo.hash] : []));
  const known = await findImportedPhotos(source.deps.db, source.record.ownerId, hashes);
  const ids: string[] = [];
  for (const photo of photos) {
    if ('mediaId' in photo) ids.push(photo.mediaId);
    if (!('hash' in photo)) continue;
    const id = known.get(photo.hash) ?? (await unpackPhoto(source, photo));
    known.set(photo.hash, id);
    ids.push(id);
  }
  return [...new Set(ids)];
}

const noArchive = (): Promise<Archive> =>
  Promise.reject(new ImportProblem('Photos come from an uploaded ZIP only.'));

/** The archive is fetched only if a photo is needed, and closed afterwards. */
export async function withArchive<Result>(
  deps: Deps,
  record: ImportRecord,
  use: (archive: PhotoSource['archive']) => Promise<Result>,
): Promise<Result> {
  if (record.format !== 'zip') return use(noArchive);
  return withImportFile(deps, record.id, async (path) => {
    let opened: Promise<Archive> | undefined;
    try {
      return await use(() => {
        opened ??= openArchive(path);
        return opened;
      });
    } finally {
      await opened?.then(
        ({ zip }) => zip.close(),
        () => undefined,
      );
    }
  });
}
