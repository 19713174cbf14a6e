import { SECOND } from '#domain/durations.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import { importNotFound, importRunning, tooLateToUndoImport } from '../imports.errors.ts';
import {
  type ImportRecord,
  type ImportRowRecord,
  isActive,
  lockImport,
  updateImport,
} from '../imports.repository.ts';
import { ownImport, readOwnImport } from '../imports.service.ts';
import { UNDO_MS } from '../imports.views.ts';
import { enqueueImport } from '../queue/imports.queue.ts';
import { noteProgress } from '../running/runs.repository.ts';
import { lockSeller } from '../seller-of-import.ts';
import { undoBoat } from './undo-boat.ts';
import { countToUndo, finishUndone, lockDoneRow, readDoneRows } from './undone.repository.ts';

/** Begins to put everything back. Once for each import, for seven days after it was done. */
export async function undoImport(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>, seller: Principal, id: string) {
  await ownImport(deps, seller, id);
  await deps.db.transaction(async (tx) => {
    await lockSeller(tx, seller.accountId);
    const record = await lockImport(tx, id);
    if (!record) throw importNotFound();
    const { state, finishedAt, undoneAt } = record;
    const at = deps.clock.now();
    const isInTime = finishedAt !== null && at.getTime() - finishedAt.getTime() < UNDO_MS;
    if (state !== 'done' || undoneAt || !isInTime) throw tooLateToUndoImport();
    if (await isActive(tx, seller.accountId)) throw importRunning();
    const total = await countToUndo(tx, id);
    const values = { state: 'importing', undoing: true, done: 0, total, updatedAt: at } as const;
    await updateImport(tx, id, ['done'], values);
    await enqueueImport(deps, tx, { id, state: 'importing' });
  });
  return readOwnImport(deps, seller, id);
}

/** One boat in one transaction, under its seller's lock: an edit comes before it or after it. */
async function undoRow(deps: Deps, record: ImportRecord, row: ImportRowRecord): Promise<void> {
  const undo = async (tx: Executor, at: Date) => {
    const seller = await lockSeller(tx, record.ownerId);
    if (!seller || !(await lockDoneRow(tx, row))) return;
    const outcome = await undoBoat({ deps, tx, seller, at }, row);
    await finishUndone(tx, row, outcome);
    await noteProgress(tx, record.id, at);
  };
  try {
    await deps.db.transaction((tx) => undo(tx, deps.clock.now()));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // What the lifecycle forbids by now stays as it is.
    await deps.db.transaction(async (tx) => {
      if (await lockDoneRow(tx, row)) await finishUndone(tx, row, 'left');
    });
  }
}

const RUN_MS = 20 * SECOND;
const BATCH = 10;

/** Goes on where an earlier run stopped; returns whether that was all. */
export async function undoRows(deps: Deps, record: ImportRecord): Promise<boolean> {
  const until = performance.now() + RUN_MS;
  for (let after = 0; ; ) {
    const rows = await readDoneRows(deps.db, record.id, after, BATCH);
    if (rows.length === 0) return true;
    for (const row of rows) {
      if (performance.now() > until) return false;
      await undoRow(deps, record, row);
      after = row.row;
    }
  }
}

/** The import is done again, without what it did. */
export async function finishUndo({ db, clock }: Deps, { id }: ImportRecord): Promise<void> {
  const at = clock.now();
  await updateImport(db, id, ['importing'], { state: 'done', undoing: false, undoneAt: at, updatedAt: at });
}
