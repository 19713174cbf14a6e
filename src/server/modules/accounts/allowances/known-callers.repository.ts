import { and, desc, eq, inArray, lt, notInArray } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '../accounts.table.ts';
import { knownCallers } from './allowances.table.ts';

/** More than anyone's browsers and client addresses; bounds what one account can add to the table. */
const MAX_MARKS_PER_ACCOUNT = 40;

/** Which of these marks have signed in to the account. Runs the same query whether or not the account exists. */
export async function findKnownMarks(
  executor: Executor,
  { emailKey, marks }: { emailKey: string; marks: readonly Buffer[] },
): Promise<Buffer[]> {
  const rows = await executor
    .select({ mark: knownCallers.mark })
    .from(knownCallers)
    .innerJoin(accounts, eq(accounts.id, knownCallers.accountId))
    .where(and(eq(accounts.emailKey, emailKey), inArray(knownCallers.mark, [...marks])));
  return rows.map(({ mark }) => mark);
}

export async function saveKnownMarks(
  executor: Executor,
  { accountId, marks, now }: { accountId: string; marks: readonly Buffer[]; now: Date },
): Promise<void> {
  await executor
    .insert(knownCallers)
    .values(marks.map((mark) => ({ accountId, mark, lastSeenAt: now })))
    .onConflictDoUpdate({ target: [knownCallers.accountId, knownCallers.mark], set: { lastSeenAt: now } });
  const newest = executor
    .select({ mark: knownCallers.mark })
    .from(knownCallers)
    .where(eq(knownCallers.accountId, accountId))
    .orderBy(desc(knownCallers.lastSeenAt))
    .limit(MAX_MARKS_PER_ACCOUNT);
  await executor
    .delete(knownCallers)
    .where(and(eq(knownCallers.accountId, accountId), notInArray(knownCallers.mark, newest)));
}

export async function deleteKnownCallersBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(knownCallers).where(lt(knownCallers.lastSeenAt, moment));
}
