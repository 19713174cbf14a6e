import { and, desc, eq, gt, lte, ne, or, type SQL } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts, sessions } from '../accounts.table.ts';

export type Session = typeof sessions.$inferSelect;
export type NewSession = typeof sessions.$inferInsert;

export async function insertSession(executor: Executor, session: NewSession): Promise<void> {
  await executor.insert(sessions).values(session);
}

/** Suspending an account deletes its sessions; the check here covers a session opened at the same moment. */
async function findLive(executor: Executor, secret: SQL, now: Date) {
  const [found] = await executor
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(secret, gt(sessions.expiresAt, now), eq(accounts.suspended, false)));
  return found;
}

export const findSessionByToken = (executor: Executor, tokenHash: Buffer, now: Date) =>
  findLive(executor, eq(sessions.tokenHash, tokenHash), now);

export const findSessionByCookie = (executor: Executor, cookieHash: Buffer, now: Date) =>
  findLive(executor, eq(sessions.cookieHash, cookieHash), now);

export async function updateLastUsed(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(sessions).set({ lastUsedAt: now }).where(eq(sessions.id, id));
}

/** The most recently used first. */
export function listSessions(
  executor: Executor,
  { accountId, now, limit }: { accountId: string; now: Date; limit: number },
): Promise<Session[]> {
  return executor
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .limit(limit);
}

export const isSessionOpen = async (executor: Executor, id: string): Promise<boolean> =>
  (await executor.$count(sessions, eq(sessions.id, id))) > 0;

/** Also deletes the session of the browser's cookie, if that is a different one. */
export async function deleteSession(executor: Executor, id: string, cookieHash?: Buffer): Promise<void> {
  await executor
    .delete(sessions)
    .where(or(eq(sessions.id, id), cookieHash && eq(sessions.cookieHash, cookieHash)));
}

export async function deleteSessionsOf(
  executor: Executor,
  accountId: string,
  { except }: { except?: string } = {},
): Promise<void> {
  await executor
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), except ? ne(sessions.id, except) : undefined));
}

export async function deleteExpiredSessions(executor: Executor, now: Date): Promise<void> {
  await executor.delete(sessions).where(lte(sessions.expiresAt, now));
}
