import { DAY } from '#domain/durations.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { noDeletionRequest } from '../accounts.errors.ts';
import { clearDeletionRequest, recordDeletionRequest } from '../accounts.repository.ts';

/** The inbox turns this job into a message to the administrators. */
export interface AccountDeletionRequested {
  accountId: string;
  requestedAt: string;
}

export const accountDeletionRequested = { name: 'account-deletion-requested' } as const;

/** A repeated request within this time is ignored. */
const REPEAT_INTERVAL = DAY;

export async function requestDeletion(deps: Deps, { accountId }: Principal): Promise<void> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - REPEAT_INTERVAL);
  await deps.db.transaction(async (tx) => {
    if (!(await recordDeletionRequest(tx, { id: accountId, now, since }))) return;
    const request: AccountDeletionRequested = { accountId, requestedAt: now.toISOString() };
    await deps.jobs.enqueue(tx, accountDeletionRequested, request);
  });
}

/** The inbox removes the messages of a request that was withdrawn. */
export interface AccountDeletionWithdrawn {
  accountId: string;
  withdrawnAt: string;
}

export const accountDeletionWithdrawn = { name: 'account-deletion-withdrawn' } as const;

export async function withdrawDeletionRequest(deps: Deps, { accountId }: Principal): Promise<void> {
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    if (!(await clearDeletionRequest(tx, { id: accountId, now }))) throw noDeletionRequest();
    const withdrawal: AccountDeletionWithdrawn = { accountId, withdrawnAt: now.toISOString() };
    await deps.jobs.enqueue(tx, accountDeletionWithdrawn, withdrawal);
  });
}
