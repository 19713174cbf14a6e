import { and, desc, eq } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '../accounts.table.ts';
import { apiTokens } from './tokens.table.ts';

export type ApiTokenRow = typeof apiTokens.$inferSelect;

export async function insertToken(
  executor: Executor,
  token: typeof apiTokens.$inferInsert,
): Promise<ApiTokenRow> {
  const [row] = await executor.insert(apiTokens).values(token).returning();
  if (!row) throw new Error('The token was not inserted');
  return row;
}

export const countTokens = (executor: Executor, accountId: string): Promise<number> =>
  executor.$count(apiTokens, eq(apiTokens.accountId, accountId));

/** Newest first. */
export const listTokens = (executor: Executor, accountId: string): Promise<ApiTokenRow[]> =>
  executor
    .select()
    .from(apiTokens)
    .where(eq(apiTokens.accountId, accountId))
    .orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));

/** Returns false if the account has no such token. */
export async function deleteToken(
  executor: Executor,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const deleted = await executor
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), eq(apiTokens.accountId, accountId)))
    .returning({ id: apiTokens.id });
  return deleted.length > 0;
}

/** Returns the names of those that were deleted, oldest first. */
export async function deleteTokensOf(tx: Executor, accountId: string): Promise<string[]> {
  const deleted = await tx.delete(apiTokens).where(eq(apiTokens.accountId, accountId)).returning();
  return deleted
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map(({ name }) => name);
}

/** A suspended account's tokens do not work. */
export async function findToken(executor: Executor, tokenHash: Buffer) {
  const [found] = await executor
    .select({ token: apiTokens, account: accounts })
    .from(apiTokens)
    .innerJoin(accounts, eq(accounts.id, apiTokens.accountId))
    .where(and(eq(apiTokens.tokenHash, tokenHash), eq(accounts.suspended, false)));
  return found;
}

export async function updateTokenUse(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.id, id));
}
