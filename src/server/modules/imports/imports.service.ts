import type { Import, ImportMapping, ImportRow, ImportRowsQuery } from '#contract/selling/imports.ts';
import { isMappable } from '#domain/exchange/understand-boat.ts';
import { UNIT_NAMES } from '#domain/exchange/units.ts';
import { STORED_FIELDS, type StoredField } from '#domain/listings/fields/facts.ts';
import { readField } from '#domain/listings/fields/read-field.ts';
import type { Deps } from '#server/deps.ts';
import { invalid } from '#server/errors.ts';
import type { Principal } from '#server/http/access/access.ts';
import type { ListPage } from '#server/http/answers.ts';
import { importNotFound, importNotReady } from './imports.errors.ts';
import { CHECK_IMPORT, RUN_IMPORT } from './imports.jobs.names.ts';
import {
  countMappings,
  countWaiting,
  findImport,
  type ImportRecord,
  type ImportRowRecord,
  listImports,
  lockImport,
  readRowPage,
  saveMappings,
  updateImport,
} from './imports.repository.ts';

const IMPORTS_SHOWN = 50;
const ROWS_SHOWN = 50;
/** More than any seller needs; bounds the table. */
const MAPPINGS_MAX = 2_000;

type Reading = Pick<Deps, 'db'>;

export const importView = (record: ImportRecord): Import => ({
  id: record.id,
  state: record.state,
  format: record.format,
  progress: { done: record.done, total: record.total },
  counts: record.counts,
  unknown: record.unknown,
  ...(record.error !== null && { error: record.error }),
  createdAt: record.createdAt.toISOString(),
});

const rowView = (row: ImportRowRecord): ImportRow => ({
  row: row.row,
  reference: row.reference,
  title: row.title,
  outcome: row.outcome,
  ...(row.boatId !== null && { boatId: row.boatId }),
  changes: row.changes,
  faults: row.faults,
  other: row.other,
  photos: row.photos?.filter((photo) => 'hash' in photo).length ?? 0,
});

async function ownImport({ db }: Reading, { accountId }: Principal, id: string): Promise<ImportRecord> {
  const record = await findImport(db, id);
  if (record?.ownerId !== accountId) throw importNotFound();
  return record;
}

export async function readImports({ db }: Reading, { accountId }: Principal): Promise<Import[]> {
  return (await listImports(db, accountId, IMPORTS_SHOWN)).map(importView);
}

export const readOwnImport = async (deps: Reading, seller: Principal, id: string): Promise<Import> =>
  importView(await ownImport(deps, seller, id));

export async function readImportRows(
  deps: Reading,
  seller: Principal,
  { id, outcome, page = 1, limit = ROWS_SHOWN }: ImportRowsQuery & { id: string },
): Promise<ListPage<ImportRow>> {
  await ownImport(deps, seller, id);
  const { rows, total } = await readRowPage(deps.db, id, { outcome, page, limit });
  return { entries: rows.map(rowView), total };
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

/** Stores the meaning of unknown values and checks the file again. */
export async function mapValues(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
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
    const record = await lockImport(tx, id);
    if (record?.state !== 'ready') throw importNotReady();
    if ((await countMappings(tx, ownerId)) + values.length > MAPPINGS_MAX)
      throw invalid(`You have explained ${MAPPINGS_MAX} values already`);
    const mappings = new Map(
      values.map(({ field, value, as }) => {
        const key = value.trim().toLowerCase();
        return [`${field} ${key}`, { ownerId, field, value: key, meaning: as }];
      }),
    );
    await saveMappings(tx, [...mappings.values()]);
    await updateImport(tx, id, ['ready'], { state: 'checking', updatedAt: now });
    await deps.jobs.enqueue(tx, CHECK_IMPORT, { id });
  });
  return readOwnImport(deps, seller, id);
}

/** Nothing is stored before this. */
export async function startImport(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  seller: Principal,
  id: string,
  { pauseGone = false }: { pauseGone?: boolean },
): Promise<Import> {
  await ownImport(deps, seller, id);
  await deps.db.transaction(async (tx) => {
    const total = await countWaiting(tx, id, pauseGone);
    const values = { state: 'importing', pauseGone, total, done: 0, updatedAt: deps.clock.now() } as const;
    if (!(await updateImport(tx, id, ['ready'], values))) throw importNotReady();
    await deps.jobs.enqueue(tx, RUN_IMPORT, { id });
  });
  return readOwnImport(deps, seller, id);
}
