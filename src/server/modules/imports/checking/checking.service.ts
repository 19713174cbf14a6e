import { setImmediate } from 'node:timers/promises';
import { phoneProblems } from '#contract/selling/phone-number.ts';
import { lengthOf } from '#domain/exchange/bounded-boat.ts';
import { IMPORT_LIMITS } from '#domain/exchange/limits.ts';
import type { AskedCounts } from '#domain/exchange/questions.ts';
import type { Table } from '#domain/exchange/table-layout.ts';
import type { UnknownValue } from '#domain/exchange/understand-boat.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { needsColumns } from '../columns/needs.ts';
import {
  claimCheck,
  failImport,
  findImport,
  type ImportRecord,
  NO_COUNTS,
  readMappings,
  updateImport,
} from '../imports.repository.ts';
import { ImportProblem } from '../parsing/import-problem.ts';
import { enqueuePreviews, STALLED_MS } from '../queue/imports.queue.ts';
import { deleteGoneRows, deleteRows, type NewRow, saveRows } from '../rows/rows.repository.ts';
import { findSeller } from '../seller-of-import.ts';
import { boundedFaults } from './bounded-faults.ts';
import { checkRow, type Judging } from './check-row.ts';
import { goneRow, knownBoats } from './known-boats.ts';
import { type ReadBoat, readBoats } from './read-boats.ts';
import { rowSchemas } from './row-schemas.ts';

type Rules = Omit<Judging, 'listingOf' | 'mediaOf'>;

async function rulesFor(deps: Deps, record: ImportRecord, account: Judging['account']): Promise<Rules> {
  const mappings = await readMappings(deps.db, record.ownerId);
  const now = deps.clock.now();
  return {
    account,
    mapping: (field, value) => mappings.get(`${field} ${value.trim().toLowerCase()}`),
    schemas: rowSchemas(() => now, [phoneProblems]),
    now,
    seen: new Map(),
    answers: record.answers,
    hasArchive: record.format === 'zip',
  };
}

/** The import is no longer being checked: another process took it over or ended it. */
class NotChecking extends Error {}

/** Changes an import that is still being checked; nobody else can until the transaction ends. */
async function updateChecking(tx: Executor, id: string, values: Parameters<typeof updateImport>[3]) {
  if (!(await updateImport(tx, id, ['checking'], values))) throw new NotChecking();
}

/** The values that mean nothing to us, each once, as many as an answer can show. */
function unknownValues() {
  const values = new Map<string, UnknownValue>();
  let length = 0;
  return {
    values: () => [...values.values()],
    add(value: UnknownValue) {
      const key = `${value.field} ${value.value.toLowerCase()}`;
      const next = length + lengthOf(value);
      if (values.has(key) || values.size >= IMPORT_LIMITS.unknownValues || next > IMPORT_LIMITS.unknownLength)
        return;
      values.set(key, value);
      length = next;
    },
  };
}

const YIELD_EVERY = 10;
const GONE_BATCH = 50;

/** Decides for each boat of the file what importing it would do, and stores that batch by batch. Touches no listing. */
async function check(deps: Deps, record: ImportRecord): Promise<void> {
  const { id, ownerId } = record;
  const seller = await findSeller(deps.db, ownerId);
  if (!seller) throw new ImportProblem('The account cannot import boats.');
  const { account } = seller;
  const max = account.sellerType === 'private' ? IMPORT_LIMITS.privateBoats : IMPORT_LIMITS.boats;
  const rules = await rulesFor(deps, record, account);
  const known = await knownBoats(deps, ownerId);
  const unknown = unknownValues();
  const counts = { ...NO_COUNTS };
  const asked: AskedCounts = {};
  let unreachable = 0;
  let faults = 0;
  let lastRow = 0;
  let table = record.table;

  function judge({ stated, raw, corrections, photos }: ReadBoat, judging: Judging): NewRow {
    const { unknown: values, unstated, isUnreachable, ...judged } = checkRow(raw, photos, judging);
    for (const field of unstated) asked[field] = (asked[field] ?? 0) + 1;
    if (isUnreachable) unreachable += 1;
    for (const value of values) unknown.add(value);
    const shown = boundedFaults(judged.faults ?? [], faults);
    faults += shown.length;
    counts[judged.outcome] += 1;
    lastRow = Math.max(lastRow, raw.row);
    const { reference, row, other } = raw;
    const corrected = corrections;
    return { importId: id, row, reference, raw: stated, photos, other, ...judged, faults: shown, corrected };
  }

  const onTable = (found: Table) => {
    table = found;
  };
  const onBatch = async (boats: readonly ReadBoat[]) => {
    const judging = { ...rules, ...(await known.learn(boats)) };
    const rows: NewRow[] = [];
    for (const boat of boats) {
      rows.push(judge(boat, judging));
      if (rows.length % YIELD_EVERY === 0) await setImmediate();
    }
    await deps.db.transaction(async (tx) => {
      await updateChecking(tx, id, { updatedAt: deps.clock.now() });
      await saveRows(tx, rows);
    });
  };
  await readBoats(deps, record, { max, onBatch, onTable });
  // Without boats nothing is known about those that the file does not have.
  const gone = needsColumns(table) ? [] : await known.gone();
  counts.gone = gone.length;
  await deps.db.transaction(async (tx) => {
    await updateChecking(tx, id, {
      state: 'ready',
      attempts: 0,
      counts,
      unknown: unknown.values(),
      table,
      asked,
      unreachable,
      done: 0,
      total: counts.new + counts.changed,
      updatedAt: deps.clock.now(),
    });
    if (record.format === 'zip') await enqueuePreviews(deps, tx, { id });
    await deleteGoneRows(tx, id);
    const rows = gone.map((boat, at) => goneRow(id, lastRow + at + 1, boat));
    for (let from = 0; from < rows.length; from += GONE_BATCH)
      await saveRows(tx, rows.slice(from, from + GONE_BATCH));
  });
}

const OUR_FAULT = 'Something went wrong on our side. Please upload the file again.';
const INTERRUPTED =
  'Reading the file was interrupted. Please upload it again; if that happens twice, split it into several files.';

/** What was read of a file that cannot be imported is of no use. */
const fail = (deps: Deps, record: ImportRecord, error: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    if (await failImport(tx, record, { error, at: deps.clock.now() })) await deleteRows(tx, record.id);
  });

/** A file that was being read when its process died may have been the reason: no other process tries it. */
async function failIfInterrupted(deps: Deps, record: ImportRecord): Promise<void> {
  const isStalled = deps.clock.now().getTime() - record.updatedAt.getTime() >= STALLED_MS;
  if (isStalled) await fail(deps, record, INTERRUPTED);
}

export async function checkImport(deps: Deps, id: string): Promise<void> {
  const record = await findImport(deps.db, id);
  if (record?.state !== 'checking') return;
  if (!(await claimCheck(deps.db, id, deps.clock.now()))) return failIfInterrupted(deps, record);
  try {
    await check(deps, record);
  } catch (error) {
    if (error instanceof NotChecking) return;
    const isExpected = error instanceof ImportProblem;
    await fail(deps, record, isExpected ? error.message : OUR_FAULT);
    if (!isExpected) throw error;
  }
}
