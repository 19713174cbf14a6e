import { and, asc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { announceListingsChanged } from '#server/db/queries/transactions.ts';
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

/** The addresses of these accounts, by their ids. */
export async function findEmails(executor: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** The account, held as it is until the caller's transaction ends: its password cannot change meanwhile. */
export async function holdAccount(executor: Executor, id: string): Promise<Account | undefined> {
  const [account] = await executor.select().from(accounts).where(eq(accounts.id, id)).for('share');
  return account;
}

/** The account, taken for itself until the caller's transaction ends: nothing can be added to it meanwhile. */
export async function takeAccount(executor: Executor, id: string): Promise<Account | undefined> {
  const [account] = await executor.select().from(accounts).where(eq(accounts.id, id)).for('update');
  return account;
}

/** Its sessions and its watchlist go with it; what else it owns must be gone by now. */
export async function deleteAccount(executor: Executor, id: string): Promise<void> {
  await executor.delete(accounts).where(eq(accounts.id, id));
}

/** Undefined when there is no such account, or it is suspended, or restored, already. */
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
  // The account's boats go with it, or come back.
  if (account) announceListingsChanged(executor);
  return account;
}

/** Undefined when the address has an account already. */
export async function insertAccount(executor: Executor, account: NewAccount): Promise<Account | undefined> {
  const [inserted] = await executor
    .insert(accounts)
    .values(account)
    .onConflictDoNothing({ target: accounts.emailKey })
    .returning();
  return inserted;
}

/** Undefined when the password is no longer the one that `was` names. */
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

/** Notes the wish to be deleted; undefined when it was noted after `since` already. */
export async function noteDeletionRequest(
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
