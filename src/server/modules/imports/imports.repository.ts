import type { ImportCounts, ImportState } from '#contract/selling/imports.ts';
import { and, asc, desc, eq, inArray, lt, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { importedPhotos, importMappings, importRows, imports } from './imports.table.ts';

export type ImportRecord = typeof imports.$inferSelect;
export type ImportRowRecord = typeof importRows.$inferSelect;
type NewRow = typeof importRows.$inferInsert;

export const NO_COUNTS: ImportCounts = { new: 0, changed: 0, unchanged: 0, faulty: 0, gone: 0 };

/** Returns undefined if another import of the account is running. */
export async function insertImport(
  tx: Executor,
  values: typeof imports.$inferInsert,
): Promise<ImportRecord | undefined> {
  const [row] = await tx.insert(imports).values(values).onConflictDoNothing().returning();
  return row;
}

export async function findImport(executor: Executor, id: string): Promise<ImportRecord | undefined> {
  const [row] = await executor.select().from(imports).where(eq(imports.id, id));
  return row;
}

export async function lockImport(tx: Executor, id: string): Promise<ImportRecord | undefined> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  return row;
}

export const isActive = (executor: Executor, ownerId: string): Promise<number> =>
  executor.$count(
    imports,
    and(eq(imports.ownerId, ownerId), inArray(imports.state, ['checking', 'importing'])),
  );

/** Newest first. */
export const listImports = (executor: Executor, ownerId: string, limit: number): Promise<ImportRecord[]> =>
  executor
    .select()
    .from(imports)
    .where(eq(imports.ownerId, ownerId))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(limit);

/** Changes an import that is in one of these states; returns whether it was. */
export async function updateImport(
  executor: Executor,
  id: string,
  from: readonly ImportState[],
  values: Partial<typeof imports.$inferInsert>,
): Promise<boolean> {
  const updated = await executor
    .update(imports)
    .set(values)
    .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
    .returning({ id: imports.id });
  return updated.length > 0;
}

/** Ends an import, with the reason as a sentence for its seller. */
export const failImport = (
  executor: Executor,
  { id, state }: Pick<ImportRecord, 'id' | 'state'>,
  { error, at }: { error: string; at: Date },
): Promise<boolean> => updateImport(executor, id, [state], { state: 'failed', error, updatedAt: at });

/** Ends the imports of a seller that wait to be started; returns their ids. */
export async function failReadyImports(
  tx: Executor,
  ownerId: string,
  { error, at }: { error: string; at: Date },
): Promise<string[]> {
  const ended = await tx
    .update(imports)
    .set({ state: 'failed', error, updatedAt: at })
    .where(and(eq(imports.ownerId, ownerId), eq(imports.state, 'ready')))
    .returning({ id: imports.id });
  return ended.map(({ id }) => id);
}

/** Begins the check of an import; returns false if one has begun already. */
export async function claimCheck(executor: Executor, id: string, at: Date): Promise<boolean> {
  const claimed = await executor
    .update(imports)
    .set({ attempts: sql`${imports.attempts} + 1`, updatedAt: at })
    .where(and(eq(imports.id, id), eq(imports.state, 'checking'), eq(imports.attempts, 0)))
    .returning({ id: imports.id });
  return claimed.length > 0;
}

/** The next rows that are still to be imported. */
export const readWaitingRows = (
  executor: Executor,
  { id, pauseGone }: Pick<ImportRecord, 'id' | 'pauseGone'>,
  limit: number,
): Promise<ImportRowRecord[]> =>
  executor
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, id), isWaiting(pauseGone)))
    .orderBy(asc(importRows.row))
    .limit(limit);

const isWaiting = (pauseGone: boolean) =>
  and(
    eq(importRows.isDone, false),
    inArray(importRows.outcome, pauseGone ? ['new', 'changed', 'gone'] : ['new', 'changed']),
  );

export const countWaiting = (executor: Executor, id: string, pauseGone: boolean): Promise<number> =>
  executor.$count(importRows, and(eq(importRows.importId, id), isWaiting(pauseGone)));

/** Locks a row until the transaction ends; undefined if it has been imported meanwhile. */
export async function lockWaitingRow(
  tx: Executor,
  { importId, row }: Pick<ImportRowRecord, 'importId' | 'row'>,
): Promise<ImportRowRecord | undefined> {
  const [found] = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.row, row), eq(importRows.isDone, false)))
    .for('update');
  return found;
}

export async function finishRow(
  tx: Executor,
  { importId, row }: Pick<ImportRowRecord, 'importId' | 'row'>,
  values: Partial<NewRow>,
): Promise<void> {
  await tx
    .update(importRows)
    .set({ ...values, isDone: true })
    .where(and(eq(importRows.importId, importId), eq(importRows.row, row)));
}

export async function countOutcomes(executor: Executor, importId: string): Promise<ImportCounts> {
  const rows = await executor
    .select({ outcome: importRows.outcome, count: sql`count(*)`.mapWith(Number) })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.outcome);
  return { ...NO_COUNTS, ...Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count])) };
}

/** Imports whose job has stopped, because its process was killed. */
export const findStalled = (executor: Executor, before: Date): Promise<ImportRecord[]> =>
  executor
    .select()
    .from(imports)
    .where(and(inArray(imports.state, ['checking', 'importing']), lt(imports.updatedAt, before)));

export async function readMappings(executor: Executor, ownerId: string): Promise<Map<string, string>> {
  const rows = await executor.select().from(importMappings).where(eq(importMappings.ownerId, ownerId));
  return new Map(rows.map(({ field, value, meaning }) => [`${field} ${value}`, meaning]));
}

export async function saveMappings(
  tx: Executor,
  mappings: readonly (typeof importMappings.$inferInsert)[],
): Promise<void> {
  await tx
    .insert(importMappings)
    .values([...mappings])
    .onConflictDoUpdate({
      target: [importMappings.ownerId, importMappings.field, importMappings.value],
      set: { meaning: sql`excluded.meaning` },
    });
}

export const countMappings = (executor: Executor, ownerId: string): Promise<number> =>
  executor.$count(importMappings, eq(importMappings.ownerId, ownerId));

/** Which of these files of archives the seller's photos already have, by hash. */
export async function findImportedPhotos(
  executor: Executor,
  ownerId: string,
  hashes: readonly string[],
): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const wanted = [...new Set(hashes)].map((hash) => Buffer.from(hash, 'base64url'));
  const rows = await executor
    .select()
    .from(importedPhotos)
    .where(and(eq(importedPhotos.ownerId, ownerId), inArray(importedPhotos.fileHash, wanted)));
  return new Map(rows.map(({ fileHash, mediaId }) => [fileHash.toString('base64url'), mediaId]));
}

/** Returns the photo that the file has become: another one, if a second process was faster. */
export async function saveImportedPhoto(
  executor: Executor,
  { ownerId, hash, mediaId }: { ownerId: string; hash: string; mediaId: string },
): Promise<string> {
  const fileHash = Buffer.from(hash, 'base64url');
  const [saved] = await executor
    .insert(importedPhotos)
    .values({ ownerId, fileHash, mediaId })
    .onConflictDoUpdate({
      target: [importedPhotos.ownerId, importedPhotos.fileHash],
      set: { mediaId: sql`${importedPhotos.mediaId}` },
    })
    .returning({ mediaId: importedPhotos.mediaId });
  return saved?.mediaId ?? mediaId;
}

/** Imports that nothing happened to since then; returns their ids. */
export async function deleteImportsBefore(executor: Executor, before: Date): Promise<string[]> {
  const deleted = await executor
    .delete(imports)
    .where(lt(imports.updatedAt, before))
    .returning({ id: imports.id });
  return deleted.map(({ id }) => id);
}

/** Everything that an account has imported; returns the ids. */
export async function deleteImportsOf(executor: Executor, ownerId: string): Promise<string[]> {
  const deleted = await executor
    .delete(imports)
    .where(eq(imports.ownerId, ownerId))
    .returning({ id: imports.id });
  return deleted.map(({ id }) => id);
}
