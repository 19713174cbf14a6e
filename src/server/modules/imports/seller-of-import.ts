import type { Executor } from '#server/db/executor.ts';
import type { Principal } from '#server/http/access/access.ts';
import { type Account, findAccount } from '#server/modules/accounts/accounts.repository.ts';
import { principalOf } from '#server/modules/accounts/sessions/authenticate.ts';

export interface ImportingSeller {
  account: Account;
  principal: Principal;
}

/** The account that an import runs for; undefined if it has been suspended or erased meanwhile. */
export async function findSeller(executor: Executor, ownerId: string): Promise<ImportingSeller | undefined> {
  const account = await findAccount(executor, ownerId);
  return account && !account.suspended ? { account, principal: principalOf(account) } : undefined;
}
