import { and, asc, eq, exists, gt, inArray, isNotNull, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { importRows, imports } from '../imports.table.ts';

export interface RowWithPhoto {
  row: number;
  /** Of its first photo in the archive. */
  path: string;
  hash: string;
}

const first = sql`${importRows.photos} -> 0`;
const hash = sql<string>`${first} ->> 'hash'`;

/** The import still waits to be started. */
const isReady = (executor: Executor, id: string) =>
  exists(
    executor
      .select({ found: sql`1` })
      .from(imports)
      .where(and(eq(imports.id, id), eq(imports.state, 'ready'))),
  );

/** Rows behind this one whose first photo is in the archive and has no small picture yet; none once the import was started. */
export const readRowsWithoutPreview = (
  executor: Executor,
  id: string,
  { after, limit }: { after: number; limit: number },
): Promise<RowWithPhoto[]> =>
  executor
    .select({ row: importRows.row, path: sql<string>`${first} ->> 'path'`, hash })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, id),
        gt(importRows.row, after),
        eq(importRows.hasPreview, false),
        inArray(importRows.outcome, ['new', 'changed', 'faulty']),
        isNotNull(hash),
        isReady(executor, id),
      ),
    )
    .orderBy(asc(importRows.row))
    .limit(limit);

/** Returns whether the import still waits to be started. */
export async function markPreview(executor: Executor, id: string, row: number): Promise<boolean> {
  const marked = await executor
    .update(importRows)
    .set({ hasPreview: true })
    .where(and(eq(importRows.importId, id), eq(importRows.row, row), isReady(executor, id)))
    .returning({ row: importRows.row });
  return marked.length > 0;
}
