import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { removeFiles } from '#server/modules/media/media.jobs.ts';
import { deleteIfUnattached } from '../media/media-visibility.ts';
import { deleteDraft } from './drafts.repository.ts';

/** Deletes a draft with those of its photos that nothing else shows; false when there is no such draft of theirs. */
export async function discardDraft(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Executor,
  draft: { id: string; ownerId: string },
): Promise<boolean> {
  const shown = await deleteDraft(tx, draft);
  if (!shown) return false;
  await removeFiles({ jobs }, tx, await deleteIfUnattached(tx, shown));
  return true;
}
