import type { Executor } from '#server/db/executor.ts';
import type { Principal } from '#server/http/access/access.ts';
import {
  type Account,
  findAccount,
  lockAccountForChange,
} from '#server/modules/accounts/accounts.repository.ts';
import { principalOf } from '#server/modules/accounts/sessions/authenticate.ts';

export interface ImportingSeller {
  account: Account;
  principal: Principal;
}

const importing = (account: Account | undefined): ImportingSeller | undefined =>
  account && !account.suspended ? { account, principal: principalOf(account) } : undefined;

/** The account that an import runs for; undefined if it has been suspended or erased meanwhile. */
export const findSeller = async (executor: Executor, ownerId: string): Promise<ImportingSeller | undefined> =>
  importing(await findAccount(executor, ownerId));

/**
 * The same, locked until the transaction ends: what imports do to the boats of one seller happens one after the other, and
 * a suspension or a loss of trust counts from the next boat on. Call it before anything else is locked.
 */
export const lockSeller = async (tx: Executor, ownerId: string): Promise<ImportingSeller | undefined> =>
  importing(await lockAccountForChange(tx, ownerId));
