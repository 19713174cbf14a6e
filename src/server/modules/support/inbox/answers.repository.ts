import { asc, count, eq, inArray, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { supportAnswers, supportMessages } from '../support.table.ts';

export const insertAnswer = (tx: Executor, answer: typeof supportAnswers.$inferInsert) =>
  tx.insert(supportAnswers).values(answer);

/** Locks the message, so that answers to it are counted one after the other. */
export async function lockMessage(tx: Executor, id: number) {
  const [message] = await tx.select().from(supportMessages).where(eq(supportMessages.id, id)).for('update');
  return message;
}

export async function countAnswers(tx: Executor, messageId: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(supportAnswers)
    .where(eq(supportAnswers.messageId, messageId));
  return row?.total ?? 0;
}

interface Answer {
  text: string;
  by: string;
  at: string;
}

/** By message, oldest first. */
export async function findAnswers(
  executor: Executor,
  messageIds: readonly number[],
): Promise<Map<number, Answer[]>> {
  const found = new Map<number, Answer[]>();
  if (messageIds.length === 0) return found;
  const rows = await executor
    .select({
      messageId: supportAnswers.messageId,
      text: supportAnswers.text,
      by: sql<string | null>`trim(${accounts.firstName} || ' ' || ${accounts.lastName})`,
      at: supportAnswers.answeredAt,
    })
    .from(supportAnswers)
    .leftJoin(accounts, eq(accounts.id, supportAnswers.answeredBy))
    .where(inArray(supportAnswers.messageId, [...messageIds]))
    .orderBy(asc(supportAnswers.id));
  for (const { messageId, text, by, at } of rows) {
    const answers = found.get(messageId) ?? [];
    answers.push({ text, by: by ?? 'A former colleague', at: at.toISOString() });
    found.set(messageId, answers);
  }
  return found;
}
