import type { Deps } from '#server/deps.ts';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { removeFiles } from '#server/modules/media/media.jobs.ts';
import { deleteImportsOf } from './imports.repository.ts';
import { importFolder } from './receiving/import-files.ts';

/** Imports and their files; mappings and references go with the account. */
export const eraseImportsOf =
  (deps: Pick<Deps, 'jobs'>): Eraser =>
  async (tx, { accountId }) => {
    const ids = await deleteImportsOf(tx, accountId);
    await removeFiles(deps, tx, ids.map(importFolder));
  };
