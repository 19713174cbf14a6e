import type { UndoneOutcome } from '#contract/selling/imports.ts';
import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import type { ImportRowRecord } from '../imports.repository.ts';
import { importRows } from '../imports.table.ts';
import type { UndoneCounts } from '../imports.views.ts';

/** What undoing an import did with its boats. */
export async function countUndone(executor: Executor, importId: string): Promise<UndoneCounts> {
  const rows = await executor
    .select({ undone: importRows.undone, count: sql`count(*)`.mapWith(Number) })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isNotNull(importRows.undone)))
    .groupBy(importRows.undone);
  const counts: UndoneCounts = { removed: 0, restored: 0, left: 0 };
  for (const { undone, count } of rows) if (undone) counts[undone] = count;
  return counts;
}

/** The rows whose boats an import created, changed or paused, and that were not undone yet. */
const isToUndo = (importId: string) =>
  and(
    eq(importRows.importId, importId),
    eq(importRows.isDone, true),
    inArray(importRows.outcome, ['new', 'changed', 'gone']),
    isNotNull(importRows.boatId),
    isNull(importRows.undone),
  );

export const countToUndo = (executor: Executor, importId: string): Promise<number> =>
  executor.$count(importRows, isToUndo(importId));

export const readDoneRows = (
  executor: Executor,
  importId: string,
  after: number,
  limit: number,
): Promise<ImportRowRecord[]> =>
  executor
    .select()
    .from(importRows)
    .where(and(isToUndo(importId), gt(importRows.row, after)))
    .orderBy(asc(importRows.row))
    .limit(limit);

/** Locks a row until the transaction ends; false if it has been undone meanwhile. */
export async function lockDoneRow(
  tx: Executor,
  { importId, row }: Pick<ImportRowRecord, 'importId' | 'row'>,
): Promise<boolean> {
  const found = await tx
    .select({ row: importRows.row })
    .from(importRows)
    .where(and(isToUndo(importId), eq(importRows.row, row)))
    .for('update');
  return found.length > 0;
}

/** Null if there was nothing to undo, because the boat is gone. */
export async function finishUndone(
  tx: Executor,
  { importId, row }: Pick<ImportRowRecord, 'importId' | 'row'>,
  undone: UndoneOutcome | null,
): Promise<void> {
  await tx
    .update(importRows)
    .set(undone === null ? { before: null, after: null } : { undone, before: null, after: null })
    .where(and(eq(importRows.importId, importId), eq(importRows.row, row)));
}
