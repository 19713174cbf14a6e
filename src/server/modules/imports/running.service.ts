import { basename } from 'node:path';
import { listingChangesRequest, newListingRequest } from '#contract/selling/selling.ts';
import { SECOND } from '#domain/durations.ts';
import type { Facts } from '#domain/listings/fields/facts.ts';
import type { SaleState } from '#domain/listings/lifecycle.ts';
import { objectUrl } from '#domain/media/object-urls.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { SALE_COLUMNS, saleStateOfRow } from '#server/modules/listings/listing-state.ts';
import {
  type LockedListing,
  updateLockedListing,
} from '#server/modules/listings/locked-listings.repository.ts';
import { saveReference } from '#server/modules/listings/references/references.repository.ts';
import { publishTrusted } from '#server/modules/listings/review/publish-trusted.ts';
import { storeNewListing } from '#server/modules/listings/selling/creating.service.ts';
import { editLocked } from '#server/modules/listings/selling/editing.service.ts';
import { lockOnlyOwn, moveSale } from '#server/modules/listings/selling/sale-state.service.ts';
import { saleStateRefused } from '#server/modules/listings/selling/selling.errors.ts';
import { storePhoto } from '#server/modules/media/uploads/store-photo.ts';
import { serverTurn } from '#server/platform/work/work-gate.ts';
import { importFolder, withImportFile, withTemporaryFile } from './import-files.ts';
import { RUN_IMPORT } from './imports.jobs.names.ts';
import { importDoneMail } from './imports.mails.ts';
import {
  countOutcomes,
  findImport,
  findImportedPhotos,
  finishRow,
  type ImportRecord,
  type ImportRowRecord,
  lockWaitingRow,
  noteProgress,
  readWaitingRows,
  saveImportedPhoto,
  updateImport,
} from './imports.repository.ts';
import type { ImportPhoto } from './imports.table.ts';
import { type Archive, openArchive, unpackEntry } from './parsing/archive.ts';
import { ImportProblem } from './parsing/import-problem.ts';
import { findSeller, type ImportingSeller } from './seller-of-import.ts';

/** A run hands over to another after this time, so that a job never seems to have died. */
const RUN_MS = 20 * SECOND;
const BATCH = 10;

interface Run {
  deps: Deps;
  record: ImportRecord;
  seller: ImportingSeller;
  /** Opened with the first photo that is needed. */
  archive: () => Promise<Archive>;
}

async function unpackPhoto(run: Run, { path, hash }: { path: string; hash: string }): Promise<string> {
  const { deps, record } = run;
  const archive = await run.archive();
  const entry = archive.photos.get(path);
  if (!entry) throw new ImportProblem(`The photo “${path}” is not in the archive.`);
  const turn = serverTurn(`import ${record.id}`);
  const stored = await withTemporaryFile(deps, async (file) => {
    await unpackEntry(archive, entry, file);
    const photo = { ownerId: record.ownerId, fileName: basename(path), path: file };
    return storePhoto(deps, photo, turn).catch((error: unknown) => {
      throw error instanceof AppError ? new ImportProblem(`${basename(path)}: ${error.message}`) : error;
    });
  });
  await saveImportedPhoto(deps.db, { ownerId: record.ownerId, hash, mediaId: stored.id });
  await updateImport(deps.db, record.id, ['importing'], { updatedAt: deps.clock.now() });
  return stored.id;
}

/** The ids of a row's photos. A file that was imported before is not stored again. */
async function storePhotos(run: Run, photos: readonly ImportPhoto[]): Promise<string[]> {
  const hashes = photos.flatMap((photo) => ('hash' in photo ? [photo.hash] : []));
  const known = await findImportedPhotos(run.deps.db, run.record.ownerId, hashes);
  const ids: string[] = [];
  for (const photo of photos) {
    if ('mediaId' in photo) ids.push(photo.mediaId);
    if (!('hash' in photo)) continue;
    const id = known.get(photo.hash) ?? (await unpackPhoto(run, photo));
    known.set(photo.hash, id);
    ids.push(id);
  }
  return [...new Set(ids)];
}

interface Work {
  tx: Executor;
  row: ImportRowRecord;
  photos: string[];
  at: Date;
}

async function createBoat({ deps, seller }: Run, { tx, row, photos, at }: Work): Promise<number> {
  const {
    images: _,
    video: __,
    draftId: ___,
    draftBasedOn: ____,
    ...given
  } = newListingRequest(() => at).parse(row.request);
  const chosen = { photos, video: null };
  const { listingId } = await storeNewListing(tx, seller.principal, { given, chosen, at });
  const state = row.state ?? 'for-sale';
  if (state !== 'for-sale') {
    const created = await lockOnlyOwn(tx, seller.account.id, listingId);
    await updateLockedListing(tx, created, SALE_COLUMNS[state](at));
  }
  if (seller.account.trusted) await publishTrusted(deps, tx, listingId, at);
  return listingId;
}

/** A boat that is not for sale passes through "for sale" where the lifecycle has no direct transition. */
async function moveTo(
  { deps }: Run,
  tx: Executor,
  { boat, state, at }: { boat: LockedListing; state: SaleState; at: Date },
): Promise<void> {
  if (saleStateOfRow(boat) === state || boat.status === 'rejected') return;
  if (boat.status === 'pending') return updateLockedListing(tx, boat, SALE_COLUMNS[state](at));
  const refusal = () => saleStateRefused(state);
  const isOnSale = saleStateOfRow(boat) === 'for-sale';
  if (isOnSale || state === 'for-sale' || (state === 'sold' && saleStateOfRow(boat) !== 'sold'))
    return moveSale(deps, tx, boat, { state, at, refusal });
  await moveSale(deps, tx, boat, { state: 'for-sale', at, refusal });
  await moveSale(deps, tx, await lockOnlyOwn(tx, boat.ownerId, boat.id), { state, at, refusal });
}

async function changeBoat(run: Run, { tx, row, photos, at }: Work): Promise<number> {
  const { deps, seller } = run;
  const id = row.boatId ?? 0;
  const boat = await lockOnlyOwn(tx, seller.account.id, id);
  const { images: _, video: __, ...changes } = listingChangesRequest(() => at).parse(row.request);
  const files = photos.length > 0 ? { images: photos.map(objectUrl) } : {};
  const isEdited = row.changes.some(({ field }) => field !== 'state');
  if (isEdited) {
    const edit = { changes: changes as Partial<Facts>, files, at };
    await editLocked(deps, tx, { seller: seller.principal, row: boat, edit });
    if (seller.account.trusted) await publishTrusted(deps, tx, id, at);
  }
  if (row.state)
    await moveTo(run, tx, { boat: await lockOnlyOwn(tx, boat.ownerId, id), state: row.state, at });
  return id;
}

async function pauseGone({ deps, seller }: Run, { tx, row, at }: Work): Promise<number> {
  const boat = await lockOnlyOwn(tx, seller.account.id, row.boatId ?? 0);
  await moveSale(deps, tx, boat, { state: 'paused', at, refusal: () => saleStateRefused('paused') });
  return boat.id;
}

const ACTIONS = { new: createBoat, changed: changeBoat, gone: pauseGone } as const;

/** One boat in one transaction. What is wrong with it costs that boat only. */
async function importRow(run: Run, row: ImportRowRecord): Promise<void> {
  const { deps, record } = run;
  const act = ACTIONS[row.outcome as keyof typeof ACTIONS];
  const photos = await storePhotos(run, row.photos ?? []);
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const waiting = await lockWaitingRow(tx, row);
    if (!waiting) return;
    const boatId = await act(run, { tx, row: waiting, photos, at });
    if (row.outcome === 'new')
      await saveReference(tx, { ownerId: record.ownerId, reference: row.reference, listingId: boatId });
    await finishRow(tx, row, { boatId });
    await noteProgress(tx, record.id, at);
  });
}

const OUR_FAULT = 'Something went wrong on our side. Import the file again to try this boat once more.';

/** An unexpected error also fails the job, which logs it and continues with the next boat. */
async function importOrFault(run: Run, row: ImportRowRecord): Promise<void> {
  const { deps, record } = run;
  try {
    await importRow(run, row);
  } catch (error) {
    const isExpected = error instanceof AppError || error instanceof ImportProblem;
    const message = isExpected ? error.message : OUR_FAULT;
    await deps.db.transaction(async (tx) => {
      if (!(await lockWaitingRow(tx, row))) return;
      await finishRow(tx, row, { outcome: 'faulty', faults: [...row.faults, { field: '', message }] });
      await noteProgress(tx, record.id, deps.clock.now());
    });
    if (!isExpected) throw error;
  }
}

/** Imports what is left, for some seconds; returns whether that was all. */
async function importWaiting(run: Run): Promise<boolean> {
  const until = performance.now() + RUN_MS;
  for (;;) {
    const rows = await readWaitingRows(run.deps.db, run.record, BATCH);
    if (rows.length === 0) return true;
    for (const row of rows) {
      if (performance.now() > until) return false;
      await importOrFault(run, row);
    }
  }
}

async function finish({ deps, record, seller }: Run): Promise<void> {
  const counts = await countOutcomes(deps.db, record.id);
  await deps.db.transaction(async (tx) => {
    const values = { state: 'done', counts, updatedAt: deps.clock.now() } as const;
    if (!(await updateImport(tx, record.id, ['importing'], values))) return;
    await deps.mailer.queue(tx, importDoneMail(seller.account, { counts, record, config: deps.config }));
  });
  await deps.storage.deleteFolder(importFolder(record.id));
}

/** Continues where an earlier run stopped, for whatever reason. */
export async function runImport(deps: Deps, id: string): Promise<void> {
  const record = await findImport(deps.db, id);
  if (record?.state !== 'importing') return;
  const seller = await findSeller(deps.db, record.ownerId);
  if (!seller) {
    const failed = { state: 'failed', error: 'The account cannot import boats.' } as const;
    await updateImport(deps.db, id, ['importing'], { ...failed, updatedAt: deps.clock.now() });
    return;
  }
  const isDone = await withArchive(deps, record, (archive) =>
    importWaiting({ deps, record, seller, archive }),
  );
  if (isDone) return finish({ deps, record, seller, archive: noArchive });
  await deps.db.transaction((tx) => deps.jobs.enqueue(tx, RUN_IMPORT, { id }));
}

const noArchive = (): Promise<Archive> =>
  Promise.reject(new ImportProblem('Photos come from an uploaded ZIP only.'));

/** The archive is fetched only if a photo is needed, and closed afterwards. */
async function withArchive<Result>(
  deps: Deps,
  record: ImportRecord,
  use: (archive: Run['archive']) => Promise<Result>,
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
