import type { Import, ImportMapping, ImportRow, ImportRowsQuery } from '#contract/selling/imports.ts';
import { isMappable } from '#domain/exchange/understand-boat.ts';
import { UNIT_NAMES } from '#domain/exchange/units.ts';
import { STORED_FIELDS, type StoredField } from '#domain/listings/fields/facts.ts';
import { readField } from '#domain/listings/fields/read-field.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import type { ListPage } from '#server/http/answers.ts';
import { columnsNeeded, importNotFound, importNotReady, importRunning } from './imports.errors.ts';
import { enqueueImport, isAtWork, waitsForTurn } from './imports.queue.ts';
import {
  countMappings,
  countWaiting,
  findImport,
  type ImportRecord,
  isActive,
  listImports,
  lockImport,
  saveMappings,
  updateImport,
} from './imports.repository.ts';
import { importView, rowView } from './imports.views.ts';
import { needsColumns } from './needs.ts';
import { findPictures } from './pictures.repository.ts';
import { readRowPage } from './rows.repository.ts';
import { lockSeller } from './seller-of-import.ts';
import { countUndone } from './undoing/undone.repository.ts';

const IMPORTS_SHOWN = 50;
const ROWS_SHOWN = 50;
/** More than any seller needs; bounds the table. */
const MAPPINGS_MAX = 2_000;

type Reading = Pick<Deps, 'db' | 'clock' | 'jobs'>;
type Changing = Pick<Deps, 'db' | 'clock' | 'jobs'>;

export async function ownImport(
  { db }: Pick<Deps, 'db'>,
  { accountId }: Principal,
  id: string,
): Promise<ImportRecord> {
  const record = await findImport(db, id);
  if (record?.ownerId !== accountId) throw importNotFound();
  return record;
}

const viewOf = async (deps: Reading, record: ImportRecord): Promise<Import> =>
  importView(record, {
    now: deps.clock.now(),
    waits: isAtWork(record) && (await waitsForTurn(deps, record)),
    undone: record.undoneAt ? await countUndone(deps.db, record.id) : undefined,
  });

export async function readImports(deps: Reading, { accountId }: Principal): Promise<Import[]> {
  const records = await listImports(deps.db, accountId, IMPORTS_SHOWN);
  return Promise.all(records.map((record) => viewOf(deps, record)));
}

export const readOwnImport = async (deps: Reading, seller: Principal, id: string): Promise<Import> =>
  viewOf(deps, await ownImport(deps, seller, id));

export async function readImportRows(
  deps: Reading,
  seller: Principal,
  { id, outcome, page = 1, limit = ROWS_SHOWN, after }: ImportRowsQuery & { id: string },
): Promise<ListPage<ImportRow> & { next: number | undefined }> {
  await ownImport(deps, seller, id);
  const { rows, total, next } = await readRowPage(deps.db, id, { outcome, page, limit, after });
  const pictures = await findPictures(deps.db, seller.accountId, rows);
  return { entries: rows.map((row) => rowView(row, pictures)), total, next };
}

/** Why a value cannot mean that; undefined if it can. */
function mappingProblem({ field, as }: ImportMapping['values'][number], now: Date): string | undefined {
  if (field === 'unit')
    return as === '' || UNIT_NAMES.includes(as) ? undefined : `Choose one of ${UNIT_NAMES.join(', ')}`;
  const known = STORED_FIELDS.find((name) => name === field);
  if (!known || !(isMappable(known) || known === 'make')) return 'This field has no values to choose from';
  if (as === '') return undefined;
  const reading = readField(known as StoredField, as, now);
  return 'problem' in reading ? reading.problem : undefined;
}

/**
 * Locks an import that waits to be started, with its seller: nobody else can start, explain or upload meanwhile. Throws if
 * it does not wait, or if another import of the seller is at work.
 */
export async function lockReady(tx: Executor, { accountId }: Principal, id: string): Promise<ImportRecord> {
  await lockSeller(tx, accountId);
  const record = await lockImport(tx, id);
  if (!record) throw importNotFound();
  const { state, error } = record;
  if (state !== 'ready') throw importNotReady({ state, error });
  if (await isActive(tx, accountId)) throw importRunning();
  return record;
}

/** Stores the meaning of unknown values and checks the file again. */
export async function mapValues(
  deps: Changing,
  seller: Principal,
  id: string,
  { values }: ImportMapping,
): Promise<Import> {
  const now = deps.clock.now();
  const problems = values.flatMap((value, at) => {
    const message = mappingProblem(value, now);
    return message ? [{ path: ['values', at, 'as'], message }] : [];
  });
  if (problems[0]) throw invalid(problems[0].message, problems);
  await ownImport(deps, seller, id);
  const ownerId = seller.accountId;
  await deps.db.transaction(async (tx) => {
    const record = await lockReady(tx, seller, id);
    if ((await countMappings(tx, ownerId)) + values.length > MAPPINGS_MAX)
      throw invalid(`You have reached the limit of ${MAPPINGS_MAX.toLocaleString('en-GB')} saved values`);
    const mappings = new Map(
      values.map(({ field, value, as }) => {
        const key = value.trim().toLowerCase();
        return [`${field} ${key}`, { ownerId, field, value: key, meaning: as }];
      }),
    );
    await saveMappings(tx, [...mappings.values()]);
    await updateImport(tx, id, ['ready'], { state: 'checking', updatedAt: now });
    await enqueueImport(deps, tx, { ...record, state: 'checking' });
  });
  return readOwnImport(deps, seller, id);
}

/** Nothing is stored before this. */
export async function startImport(
  deps: Changing,
  seller: Principal,
  id: string,
  { pauseGone = false }: { pauseGone?: boolean },
): Promise<Import> {
  await ownImport(deps, seller, id);
  await deps.db.transaction(async (tx) => {
    const record = await lockReady(tx, seller, id);
    if (needsColumns(record.table)) throw columnsNeeded();
    const total = await countWaiting(tx, id, pauseGone);
    const values = { state: 'importing', pauseGone, total, done: 0, updatedAt: deps.clock.now() } as const;
    await updateImport(tx, id, ['ready'], values);
    await enqueueImport(deps, tx, { id, state: 'importing' });
  });
  return readOwnImport(deps, seller, id);
}
