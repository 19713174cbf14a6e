import type { ImportOutcome } from '#contract/selling/imports.ts';
import { type AskedField, questionOf } from '#domain/exchange/questions.ts';
import { and, asc, eq, gt, gte, isNotNull, isNull, lte, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { importRows } from '../imports.table.ts';

export type NewRow = typeof importRows.$inferInsert;

type ImportRow = typeof importRows.$inferSelect;
type ShownFact = 'price' | 'currency' | 'yearBuilt' | 'length' | 'location';

/** Shown beside the title; bounded, because what is in a faulty row was not checked. */
const factOf = (name: ShownFact) =>
  sql<string | null>`left(${importRows.request} ->> ${sql.raw(`'${name}'`)}, 200)`;

/** Whether the file leaves a fact open that it is asked for. What an import does until then is no statement. */
const lacks = (field: AskedField) =>
  sql<boolean>`coalesce(${importRows.raw} -> 'values' ->> ${sql.raw(`'${field}'`)}, ${importRows.corrected} -> ${sql.raw(`'${field}'`)} ->> 'value', '') = ''
    and coalesce(${importRows.request} ->> ${sql.raw(`'${field}'`)}, '') = ${questionOf(field).until ?? ''}`;

/** What an answer shows of a row: not what the file says, nor what would be sent. */
const SHOWN = {
  row: importRows.row,
  reference: importRows.reference,
  title: importRows.title,
  outcome: importRows.outcome,
  boatId: importRows.boatId,
  changes: importRows.changes,
  faults: importRows.faults,
  other: importRows.other,
  photos: importRows.photos,
  state: importRows.state,
  corrected: importRows.corrected,
  undone: importRows.undone,
  hasPreview: importRows.hasPreview,
  price: factOf('price'),
  currency: factOf('currency'),
  yearBuilt: factOf('yearBuilt'),
  length: factOf('length'),
  location: factOf('location'),
  lacksCategory: lacks('category'),
  lacksVatStatus: lacks('vatStatus'),
  lacksCondition: lacks('condition'),
};

export type ShownRow = Pick<
  ImportRow,
  | 'row'
  | 'reference'
  | 'title'
  | 'outcome'
  | 'boatId'
  | 'changes'
  | 'faults'
  | 'other'
  | 'photos'
  | 'state'
  | 'corrected'
  | 'undone'
  | 'hasPreview'
> &
  Record<ShownFact, string | null> &
  Record<'lacksCategory' | 'lacksVatStatus' | 'lacksCondition', boolean>;

const ANSWER_BYTES = 1024 * 1024;
/** Everything of a row but its lists. */
const ROW_BYTES = 1_024;
const shownBytes = sql`octet_length(${importRows.changes}::text) + octet_length(${importRows.faults}::text) + octet_length(${importRows.other}::text) + coalesce(octet_length(${importRows.corrected}::text), 0) + ${sql.raw(String(ROW_BYTES))}`;

interface RowPage {
  outcome: ImportOutcome | undefined;
  page: number;
  limit: number;
  /** Continues behind this row instead of at a page. */
  after: number | undefined;
}

/** How many of these fit into an answer; at least one, so that a reader always gets on. */
function countFitting(sizes: readonly number[]): number {
  let bytes = 0;
  const at = sizes.findIndex((size) => {
    bytes += size;
    return bytes > ANSWER_BYTES;
  });
  return at < 0 ? sizes.length : Math.max(1, at);
}

/** One page of rows, or as many of its rows as fit into an answer; `next` is the last row if any are left. */
export async function readRowPage(
  executor: Executor,
  importId: string,
  { outcome, page, limit, after }: RowPage,
): Promise<{ rows: ShownRow[]; total: number; next: number | undefined }> {
  const condition = and(
    eq(importRows.importId, importId),
    outcome ? eq(importRows.outcome, outcome) : undefined,
  );
  // One more than wanted says whether any are left.
  const sizes = await executor
    .select({ row: importRows.row, bytes: shownBytes.mapWith(Number) })
    .from(importRows)
    .where(and(condition, after === undefined ? undefined : gt(importRows.row, after)))
    .orderBy(asc(importRows.row))
    .limit(limit + 1)
    .offset(after === undefined ? (page - 1) * limit : 0);
  const total = await executor.$count(importRows, condition);
  const fitting = sizes.slice(0, countFitting(sizes.slice(0, limit).map(({ bytes }) => bytes)));
  const [first, last] = [fitting[0], fitting.at(-1)];
  if (!first || !last) return { rows: [], total, next: undefined };
  const rows = await executor
    .select(SHOWN)
    .from(importRows)
    .where(and(condition, gte(importRows.row, first.row), lte(importRows.row, last.row)))
    .orderBy(asc(importRows.row));
  return { rows, total, next: fitting.length < sizes.length ? last.row : undefined };
}

/** What was read of the file, in its order, behind this row. */
export const readParsedRows = (executor: Executor, importId: string, after: number, limit: number) =>
  executor
    .select({
      row: importRows.row,
      raw: importRows.raw,
      photos: importRows.photos,
      corrected: importRows.corrected,
    })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), gt(importRows.row, after), isNotNull(importRows.raw)))
    .orderBy(asc(importRows.row))
    .limit(limit);

export async function deleteRows(tx: Executor, importId: string): Promise<void> {
  await tx.delete(importRows).where(eq(importRows.importId, importId));
}

/** Boats that the file does not have. */
export async function deleteGoneRows(tx: Executor, importId: string): Promise<void> {
  await tx.delete(importRows).where(and(eq(importRows.importId, importId), isNull(importRows.raw)));
}

const JUDGED = [
  'reference',
  'outcome',
  'title',
  'raw',
  'request',
  'state',
  'photos',
  'changes',
  'faults',
  'other',
  'boatId',
  'corrected',
] as const satisfies readonly (keyof NewRow)[];

/** Stores rows, in place of what was stored under their numbers. */
export async function saveRows(tx: Executor, rows: readonly NewRow[]): Promise<void> {
  if (rows.length === 0) return;
  const set = Object.fromEntries(
    JUDGED.map((name) => [name, sql`excluded.${sql.identifier(importRows[name].name)}`]),
  );
  await tx
    .insert(importRows)
    .values([...rows])
    .onConflictDoUpdate({ target: [importRows.importId, importRows.row], set });
}

/** One row, locked until the transaction ends. */
export async function lockRow(tx: Executor, importId: string, row: number): Promise<ImportRow | undefined> {
  const [found] = await tx
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.row, row)))
    .for('update');
  return found;
}

export async function saveCorrected(
  tx: Executor,
  { importId, row, corrected }: Pick<ImportRow, 'importId' | 'row' | 'corrected'>,
): Promise<void> {
  await tx
    .update(importRows)
    .set({ corrected })
    .where(and(eq(importRows.importId, importId), eq(importRows.row, row)));
}
