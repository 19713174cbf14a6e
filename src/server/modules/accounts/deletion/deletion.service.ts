import { DAY } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { noteDeletionRequest } from '../accounts.repository.ts';

/** Written here, read by the inbox: what an account asks of the administrators. */
export interface AccountDeletionRequested {
  accountId: string;
  requestedAt: string;
}

export const accountDeletionRequested = { name: 'account-deletion-requested' } as const;

/** Asking again on the same day changes nothing. */
const ASKED_AGAIN_AFTER = DAY;

export async function requestDeletion(deps: Deps, { accountId }: Principal): Promise<void> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - ASKED_AGAIN_AFTER);
  await deps.db.transaction(async (tx) => {
    if (!(await noteDeletionRequest(tx, { id: accountId, now, since }))) return;
    const request: AccountDeletionRequested = { accountId, requestedAt: now.toISOString() };
    await deps.jobs.enqueue(tx, accountDeletionRequested, request);
  });
}
