import type { Deps } from '#server/deps.ts';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { removeFiles } from './media.jobs.ts';
import { deleteMediaOf } from './media.repository.ts';

/** Deletes an account's photos and videos, after everything that shows them; a job deletes the files. */
export const eraseMediaOf =
  (deps: Pick<Deps, 'jobs'>): Eraser =>
  async (tx, { accountId }) =>
    removeFiles(deps, tx, await deleteMediaOf(tx, accountId));
