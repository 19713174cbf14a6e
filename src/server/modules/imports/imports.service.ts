import type { Import } from '#contract/selling/imports.ts';
import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { importNotFound, importNotReady, importRunning } from './imports.errors.ts';
import { findImport, type ImportRecord, isActive, listImports, lockImport } from './imports.repository.ts';
import { importView } from './imports.views.ts';
import { isAtWork, waitsForTurn } from './queue/imports.queue.ts';
import { lockSeller } from './seller-of-import.ts';
import { countUndone } from './undoing/undone.repository.ts';

const IMPORTS_SHOWN = 50;

type Reading = Pick<Deps, 'db' | 'clock' | 'jobs'>;

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
