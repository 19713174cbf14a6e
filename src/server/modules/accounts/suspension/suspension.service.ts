import type { Deps } from '#server/deps.ts';
import { type Account, setSuspension } from '../accounts.repository.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';

type Suspending = Pick<Deps, 'db' | 'clock' | 'pageCache'>;

/**
 * Shuts an account: it is signed out everywhere, cannot sign in, and its boats leave the public in the same
 * transaction (they follow it by foreign key). Undefined when there is none or it is suspended already.
 */
export async function suspendAccount(
  { db, clock, pageCache }: Suspending,
  { accountId, reason }: { accountId: string; reason: string },
): Promise<Account | undefined> {
  const now = clock.now();
  const suspended = await db.transaction(async (tx) => {
    const account = await setSuspension(tx, { id: accountId, suspension: { at: now, reason }, now });
    if (account) await deleteSessionsOf(tx, accountId);
    return account;
  });
  if (suspended) pageCache.clear();
  return suspended;
}

/** Opens it again, its boats included. Undefined when it is not suspended. */
export async function restoreAccount(
  { db, clock, pageCache }: Suspending,
  accountId: string,
): Promise<Account | undefined> {
  const restored = await setSuspension(db, { id: accountId, suspension: null, now: clock.now() });
  if (restored) pageCache.clear();
  return restored;
}
