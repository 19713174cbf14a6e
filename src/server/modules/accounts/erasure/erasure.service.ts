import type { Executor } from '#server/db/executor.ts';
import type { Deps } from '#server/deps.ts';
import { deleteAccount, takeAccount } from '../accounts.repository.ts';
import { deleteSecretsOf } from '../codes/codes.repository.ts';

/** Whom to forget: by account, and by the address that forms were filled in with. */
interface ErasedPerson {
  accountId: string;
  emailKey: string;
  at: Date;
}

/** How another module lets go of all that it keeps of a person, in the transaction that forgets them. */
export type Eraser = (tx: Executor, person: ErasedPerson) => Promise<void>;

/**
 * Deletes an account and everything of the person that is kept, or nothing at all; false when there is no such
 * account. Nothing can be added to it meanwhile: whatever names the account waits for this and then finds it gone.
 */
export async function eraseAccount(
  deps: Pick<Deps, 'db' | 'clock' | 'pageCache'>,
  erasers: readonly Eraser[],
  accountId: string,
): Promise<boolean> {
  const at = deps.clock.now();
  const isErased = await deps.db.transaction(async (tx) => {
    const account = await takeAccount(tx, accountId);
    if (!account) return false;
    const { emailKey } = account;
    for (const erase of erasers) await erase(tx, { accountId, emailKey, at });
    await deleteSecretsOf(tx, emailKey);
    await deleteAccount(tx, accountId);
    return true;
  });
  if (isErased) deps.pageCache.clear();
  return isErased;
}
