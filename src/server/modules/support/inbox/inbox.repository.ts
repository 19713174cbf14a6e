import type { ContactMessagesQuery } from '#contract/admin/inbox.ts';
import { and, desc, eq, inArray, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import { containsWords } from '#server/db/queries/like-words.ts';
import type { PageOfRows } from '#server/http/access/admin-calls.ts';
import { MESSAGE_WORDS, supportMessages } from '../support.table.ts';

export type Message = typeof supportMessages.$inferSelect;

const isUnread = eq(supportMessages.isRead, false);

/** Messages, newest first. */
export async function readMessages(
  executor: Executor,
  { limit, offset }: PageOfRows,
  { q, unread }: Pick<ContactMessagesQuery, 'q' | 'unread'>,
): Promise<{ rows: Message[]; total: number }> {
  const wanted = and(containsWords(sql.raw(MESSAGE_WORDS), q), unread ? isUnread : undefined);
  const rows = await executor
    .select()
    .from(supportMessages)
    .where(wanted)
    .orderBy(desc(supportMessages.createdAt), desc(supportMessages.id))
    .limit(limit)
    .offset(offset);
  return {
    rows,
    total: await countUpTo(executor, sql`from ${supportMessages} where ${wanted ?? sql`true`}`),
  };
}

export const countUnread = (executor: Executor): Promise<number> =>
  countUpTo(executor, sql`from ${supportMessages} where ${isUnread}`);

export const findMessages = (executor: Executor, ids: readonly number[]): Promise<Message[]> =>
  executor
    .select()
    .from(supportMessages)
    .where(inArray(supportMessages.id, [...ids]));

export async function findMessage(executor: Executor, id: number): Promise<Message | undefined> {
  const [message] = await executor.select().from(supportMessages).where(eq(supportMessages.id, id));
  return message;
}

/** Undefined if there is no such message. Idempotent. */
export async function markRead(executor: Executor, id: number): Promise<Message | undefined> {
  const [message] = await executor
    .update(supportMessages)
    .set({ isRead: true })
    .where(eq(supportMessages.id, id))
    .returning();
  return message;
}

export async function deleteMessage(executor: Executor, id: number): Promise<Message | undefined> {
  const [message] = await executor.delete(supportMessages).where(eq(supportMessages.id, id)).returning();
  return message;
}
