import type { Import } from '#contract/selling/imports.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { needsColumns } from '../columns/needs.ts';
import { columnsNeeded } from '../imports.errors.ts';
import { countWaiting, updateImport } from '../imports.repository.ts';
import { lockReady, ownImport, readOwnImport } from '../imports.service.ts';
import { enqueueImport } from '../queue/imports.queue.ts';

/** Nothing is stored before this. */
export async function startImport(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
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
