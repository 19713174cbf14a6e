import { phoneProblems } from '#contract/selling/phone-number.ts';
import { SECOND } from '#domain/durations.ts';
import type { Mapping } from '#domain/exchange/understand-boat.ts';
import { chooseSample } from '#domain/listings/review/sampling.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Account } from '#server/modules/accounts/accounts.repository.ts';
import { insertSamples } from '#server/modules/listings/review/samples.repository.ts';
import { type RowSchemas, rowSchemas } from '../checking/row-schemas.ts';
import {
  countOutcomes,
  findImport,
  finishRow,
  type ImportRecord,
  type ImportRowRecord,
  lockWaitingRow,
  readMappings,
  readWaitingRows,
  updateImport,
} from '../imports.repository.ts';
import { ImportProblem } from '../parsing/import-problem.ts';
import { enqueueImport, STALLED_MS } from '../queue/imports.queue.ts';
import { importFolder } from '../receiving/import-files.ts';
import { findSeller, lockSeller } from '../seller-of-import.ts';
import { finishUndo, undoRows } from '../undoing/undoing.service.ts';
import { importBoat } from './import-boat.ts';
import { type PhotoSource, storePhotos, withArchive } from './import-photos.ts';
import { countWaitingForReview, findPublished } from './imported-boats.repository.ts';
import { importDoneMail } from './imports.mails.ts';
import { resolveRow } from './resolve-row.ts';
import { claimRun, noteProgress } from './runs.repository.ts';

/** A run hands over to another after this time, so that a job never seems to have died. */
const RUN_MS = 20 * SECOND;
const BATCH = 10;

interface Run extends PhotoSource {
  /** No value can be explained while an import of the seller runs. */
  mapping: Mapping;
  schemas: RowSchemas;
}

type Ending = Pick<Run, 'deps' | 'record'>;

/** The whole import ends, not only one of its rows. */
class ImportStopped extends ImportProblem {}

const refusedSeller = () => new ImportStopped('The account cannot import boats.');

/**
 * One boat in one transaction, decided again under the seller's lock. What is wrong with it costs that boat only.
 */
async function importRow(run: Run, row: ImportRowRecord): Promise<void> {
  const { deps, record, schemas, mapping } = run;
  const photos = await storePhotos(run, row.photos ?? []);
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const seller = await lockSeller(tx, record.ownerId);
    if (!seller) throw refusedSeller();
    const waiting = await lockWaitingRow(tx, row);
    if (!waiting) return;
    const resolved = await resolveRow({ tx, record, seller, schemas, mapping, at }, waiting);
    const imported = await importBoat({ deps, tx, seller, row: resolved, schemas, photos, at });
    const { outcome, changes, faults } = resolved;
    await finishRow(tx, row, { ...imported, outcome, changes, faults });
    await noteProgress(tx, record.id, at);
  });
}

const OUR_FAULT = 'Something went wrong on our side. Import the file again to try this boat once more.';

const markFaulty = ({ deps, record }: Ending, row: ImportRowRecord, message: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (!(await lockWaitingRow(tx, row))) return;
    await finishRow(tx, row, { outcome: 'faulty', faults: [...row.faults, { field: '', message }] });
    await noteProgress(tx, record.id, deps.clock.now());
  });

/** An unexpected error also fails the job, which logs it and goes on with the next boat. */
async function importOrFault(run: Run, row: ImportRowRecord): Promise<void> {
  try {
    await importRow(run, row);
  } catch (error) {
    if (error instanceof ImportStopped) throw error;
    const isExpected = error instanceof AppError || error instanceof ImportProblem;
    await markFaulty(run, row, isExpected ? error.message : OUR_FAULT);
    if (!isExpected) throw error;
  }
}

/** One more might be a deployment. */
const ATTEMPTS_WITHOUT_PROGRESS = 2;
const INTERRUPTED =
  'Importing this boat was interrupted several times. Check its photos, and import the file again.';

/** A boat whose processes died may have been the reason: no other process tries it. */
async function skipIfInterrupted({ deps, record }: Ending): Promise<void> {
  const at = deps.clock.now();
  const stalledBefore = new Date(at.getTime() - STALLED_MS);
  const attempts = await claimRun(deps.db, record.id, { at, stalledBefore });
  if (attempts <= ATTEMPTS_WITHOUT_PROGRESS) return;
  const [row] = await readWaitingRows(deps.db, record, 1);
  if (row) await markFaulty({ deps, record }, row, INTERRUPTED);
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

/** Ends the import in the caller's transaction, once; some of what went public without a review is looked at afterwards. */
async function end(
  tx: Executor,
  { deps, record }: Ending,
  result: Pick<ImportRecord, 'state'> & Partial<ImportRecord>,
): Promise<boolean> {
  const at = deps.clock.now();
  if (!(await updateImport(tx, record.id, ['importing'], { ...result, updatedAt: at }))) return false;
  await insertSamples(tx, chooseSample(await findPublished(tx, record), deps.random), at);
  return true;
}

async function finish({ deps, record }: Ending, account: Account): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const counts = await countOutcomes(tx, record.id);
    const finishedAt = deps.clock.now();
    if (!(await end(tx, { deps, record }, { state: 'done', counts, finishedAt }))) return;
    const waiting = await countWaitingForReview(tx, record.id);
    await deps.mailer.queue(tx, importDoneMail(account, { counts, waiting, record, config: deps.config }));
  });
  await deps.storage.deleteFolder(importFolder(record.id));
}

/** The same for an import that is undone. */
async function runUndo(deps: Deps, record: ImportRecord): Promise<void> {
  if (await undoRows(deps, record)) return finishUndo(deps, record);
  await deps.db.transaction((tx) => enqueueImport(deps, tx, { id: record.id, state: 'importing' }));
}

/** Goes on where an earlier run stopped, for whatever reason. */
export async function runImport(deps: Deps, id: string): Promise<void> {
  const record = await findImport(deps.db, id);
  if (record?.state !== 'importing') return;
  if (record.undoing) return runUndo(deps, record);
  try {
    const seller = await findSeller(deps.db, record.ownerId);
    if (!seller) throw refusedSeller();
    await skipIfInterrupted({ deps, record });
    const schemas = rowSchemas(deps.clock.now, [phoneProblems]);
    const mappings = await readMappings(deps.db, record.ownerId);
    const mapping: Mapping = (field, value) => mappings.get(`${field} ${value.trim().toLowerCase()}`);
    const isDone = await withArchive(deps, record, (archive) =>
      importWaiting({ deps, record, schemas, mapping, archive }),
    );
    if (isDone) return await finish({ deps, record }, seller.account);
    await deps.db.transaction((tx) => enqueueImport(deps, tx, { id, state: 'importing' }));
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    const { message } = error;
    await deps.db.transaction((tx) => end(tx, { deps, record }, { state: 'failed', error: message }));
  }
}
