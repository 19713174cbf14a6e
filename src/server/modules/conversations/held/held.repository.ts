import { and, asc, eq, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import type { PageOfRows } from '#server/http/access/admin-calls.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { conversations, messages, participants } from '../conversations.table.ts';

/** Messages that wait for an administrator, the oldest first. */
export async function listHeld(executor: Executor, { limit, offset }: PageOfRows) {
  const rows = await executor
    .select({
      message: messages,
      conversation: conversations,
      buyer: participants,
      buyerName: sql<string | null>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      buyerKey: accounts.emailKey,
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(
      participants,
      and(eq(participants.conversationId, conversations.id), eq(participants.side, messages.side)),
    )
    .leftJoin(accounts, eq(accounts.id, participants.accountId))
    .where(sql`${messages.state} = 'held'`)
    .orderBy(asc(messages.id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await countHeld(executor) };
}

export const countHeld = (executor: Executor): Promise<number> =>
  countUpTo(executor, sql`from ${messages} where state = 'held'`);

export async function findMessage(executor: Executor, id: number) {
  const [found] = await executor.select().from(messages).where(eq(messages.id, id));
  return found;
}

/** False if someone else has decided meanwhile. */
export async function settleHeld(tx: Executor, id: number, state: 'sent' | 'refused'): Promise<boolean> {
  const settled = await tx
    .update(messages)
    .set({ state })
    .where(and(eq(messages.id, id), eq(messages.state, 'held')))
    .returning({ id: messages.id });
  return settled.length > 0;
}
