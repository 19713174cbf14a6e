import { announceListingsChanged } from '#server/db/adapters/transactions.ts';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from './accounts.table.ts';

export type Account = typeof accounts.$inferSelect;
export type NewAccount = typeof accounts.$inferInsert;

export async function findAccountByEmail(executor: Executor, emailKey: string): Promise<Account | undefined> {
  const [account] = await executor.select().from(accounts).where(eq(accounts.emailKey, emailKey));
  return account;
}

export async function findAccount(executor: Executor, id: string): Promise<Account | undefined> {
  const [account] = await executor.select().from(accounts).where(eq(accounts.id, id));
  return account;
}

/** Email addresses by account id. */
export async function findEmails(executor: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** Locks the account `for share`: its password cannot change until the caller's transaction ends. */
export async function lockAccountForShare(executor: Executor, id: string): Promise<Account | undefined> {
  const [account] = await executor.select().from(accounts).where(eq(accounts.id, id)).for('share');
  return account;
}

/** Locks the account `for no key update`: nobody can change it, but rows that reference it can be added. */
export async function lockAccountForChange(executor: Executor, id: string): Promise<Account | undefined> {
  const [account] = await executor.select().from(accounts).where(eq(accounts.id, id)).for('no key update');
  return account;
}

/** Locks the account `for update`: no row that references it can be added until the caller's transaction ends. */
export async function lockAccountForUpdate(executor: Executor, id: string): Promise<Account | undefined> {
  const [account] = await executor.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return account;
}

/** Sessions and watchlist are deleted by cascade; the caller must have deleted everything else the account owns. */
export async function deleteAccount(executor: Executor, id: string): Promise<void> {
  await executor.delete(accounts).where(eq(accounts.id, id));
}

/** Returns undefined if the account does not exist or already is in the wanted state. */
export async function setSuspension(
  executor: Executor,
  change: { id: string; suspension: { at: Date; reason: string } | null; now: Date },
): Promise<Account | undefined> {
  const { id, suspension, now } = change;
  const [account] = await executor
    .update(accounts)
    .set({
      suspendedAt: suspension?.at ?? null,
      suspensionReason: suspension?.reason ?? null,
      updatedAt: now,
    })
    .where(and(eq(accounts.id, id), eq(accounts.suspended, suspension === null)))
    .returning();
  // The account's boats are hidden or shown again with it.
  if (account) announceListingsChanged(executor);
  return account;
}

export async function setTrusted(
  tx: Executor,
  { id, trusted, now }: { id: string; trusted: boolean; now: Date },
): Promise<Account> {
  const [account] = await tx
    .update(accounts)
    .set({ trusted, updatedAt: now })
    .where(eq(accounts.id, id))
    .returning();
  if (!account) throw new Error('The account was not updated');
  return account;
}

/** Returns undefined if the email address already has an account. */
export async function insertAccount(executor: Executor, account: NewAccount): Promise<Account | undefined> {
  const [inserted] = await executor
    .insert(accounts)
    .values(account)
    .onConflictDoNothing({ target: accounts.emailKey })
    .returning();
  return inserted;
}

/** Returns undefined if the password has changed since `was` was read. */
export async function replacePassword(
  executor: Executor,
  change: { id: string; was: string; passwordHash: string; now: Date },
): Promise<Account | undefined> {
  const [account] = await executor
    .update(accounts)
    .set({ passwordHash: change.passwordHash, updatedAt: change.now })
    .where(and(eq(accounts.id, change.id), eq(accounts.passwordHash, change.was)))
    .returning();
  return account;
}

export async function resetPassword(
  executor: Executor,
  change: { emailKey: string; passwordHash: string; now: Date },
): Promise<Account | undefined> {
  const [account] = await executor
    .update(accounts)
    .set({ passwordHash: change.passwordHash, updatedAt: change.now })
    .where(eq(accounts.emailKey, change.emailKey))
    .returning();
  return account;
}

export async function setRole(
  executor: Executor,
  change: { emailKey: string; role: Account['role']; now: Date },
): Promise<Account | undefined> {
  const [account] = await executor
    .update(accounts)
    .set({ role: change.role, updatedAt: change.now })
    .where(eq(accounts.emailKey, change.emailKey))
    .returning();
  return account;
}

/** Returns undefined if a request was already recorded after `since`. */
export async function recordDeletionRequest(
  executor: Executor,
  request: { id: string; now: Date; since: Date },
): Promise<Account | undefined> {
  const [account] = await executor
    .update(accounts)
    .set({ deletionRequestedAt: request.now, updatedAt: request.now })
    .where(
      and(
        eq(accounts.id, request.id),
        or(isNull(accounts.deletionRequestedAt), lt(accounts.deletionRequestedAt, request.since)),
      ),
    )
    .returning();
  return account;
}

export function listAdmins(executor: Executor): Promise<Account[]> {
  return executor.select().from(accounts).where(eq(accounts.role, 'admin')).orderBy(asc(accounts.emailKey));
}

export async function updateProfile(
  executor: Executor,
  id: string,
  profile: Pick<Account, 'firstName' | 'lastName' | 'phone' | 'sellerType'> & { now: Date },
): Promise<Account | undefined> {
  const { now, ...values } = profile;
  const [account] = await executor
    .update(accounts)
    .set({ ...values, updatedAt: now })
    .where(eq(accounts.id, id))
    .returning();
  return account;
}

export async function replaceEmail(
  executor: Executor,
  change: { id: string; email: string; emailKey: string; now: Date },
): Promise<Account | undefined> {
  const { id, now, ...values } = change;
  const [account] = await executor
    .update(accounts)
    .set({ ...values, emailVerifiedAt: now, updatedAt: now })
    .where(eq(accounts.id, id))
    .returning();
  return account;
}

/** Returns undefined if there is no request to withdraw. */
export async function clearDeletionRequest(
  executor: Executor,
  { id, now }: { id: string; now: Date },
): Promise<Account | undefined> {
  const [account] = await executor
    .update(accounts)
    .set({ deletionRequestedAt: null, updatedAt: now })
    .where(and(eq(accounts.id, id), isNotNull(accounts.deletionRequestedAt)))
    .returning();
  return account;
}
