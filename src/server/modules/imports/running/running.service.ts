import { SECOND } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import { importFolder } from '../import-files.ts';
import { RUN_IMPORT } from '../imports.jobs.names.ts';
import { importDoneMail } from '../imports.mails.ts';
import {
  countOutcomes,
  failImport,
  findImport,
  finishRow,
  type ImportRowRecord,
  lockWaitingRow,
  noteProgress,
  readWaitingRows,
  updateImport,
} from '../imports.repository.ts';
import { ImportProblem } from '../parsing/import-problem.ts';
import { type RowSchemas, rowSchemas } from '../row-schemas.ts';
import { findSeller, type ImportingSeller } from '../seller-of-import.ts';
import { importBoat } from './import-boat.ts';
import { type PhotoSource, storePhotos, withArchive } from './import-photos.ts';

/** A run hands over to another after this time, so that a job never seems to have died. */
const RUN_MS = 20 * SECOND;
const BATCH = 10;

interface Run extends PhotoSource {
  seller: ImportingSeller;
  schemas: RowSchemas;
}

/** One boat in one transaction. What is wrong with it costs that boat only. */
async function importRow(run: Run, row: ImportRowRecord): Promise<void> {
  const { deps, record, seller, schemas } = run;
  const photos = await storePhotos(run, row.photos ?? []);
  await deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const waiting = await lockWaitingRow(tx, row);
    if (!waiting) return;
    const boatId = await importBoat({ deps, tx, seller, row: waiting, schemas, photos, at });
    await finishRow(tx, row, { boatId });
    await noteProgress(tx, record.id, at);
  });
}

const OUR_FAULT = 'Something went wrong on our side. Import the file again to try this boat once more.';

/** An unexpected error also fails the job, which logs it and goes on with the next boat. */
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

async function finish({ deps, record, seller }: Omit<Run, 'archive' | 'schemas'>): Promise<void> {
  const counts = await countOutcomes(deps.db, record.id);
  await deps.db.transaction(async (tx) => {
    const values = { state: 'done', counts, updatedAt: deps.clock.now() } as const;
    if (!(await updateImport(tx, record.id, ['importing'], values))) return;
    await deps.mailer.queue(tx, importDoneMail(seller.account, { counts, record, config: deps.config }));
  });
  await deps.storage.deleteFolder(importFolder(record.id));
}

/** Goes on where an earlier run stopped, for whatever reason. */
export async function runImport(deps: Deps, id: string): Promise<void> {
  const record = await findImport(deps.db, id);
  if (record?.state !== 'importing') return;
  try {
    const seller = await findSeller(deps.db, record.ownerId);
    if (!seller) throw new ImportProblem('The account cannot import boats.');
    const schemas = rowSchemas(deps.clock.now);
    const isDone = await withArchive(deps, record, (archive) =>
      importWaiting({ deps, record, seller, schemas, archive }),
    );
    if (isDone) return await finish({ deps, record, seller });
    await deps.db.transaction((tx) => deps.jobs.enqueue(tx, RUN_IMPORT, { id }));
  } catch (error) {
    if (!(error instanceof ImportProblem)) throw error;
    await failImport(deps.db, record, { error: error.message, at: deps.clock.now() });
  }
}
