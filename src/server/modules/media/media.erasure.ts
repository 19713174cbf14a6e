import type { Deps } from '#server/deps.ts';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { removeFiles } from './media.jobs.ts';
import { deleteMediaOf } from './media.repository.ts';

/** Deletes someone's photos and videos, after all that showed them; their files follow by job. */
export const eraseMediaOf =
  (deps: Pick<Deps, 'jobs'>): Eraser =>
  async (tx, { accountId }) =>
    removeFiles(deps, tx, await deleteMediaOf(tx, accountId));
