import { and, asc, desc, eq, inArray, sql } from '#server/db/drizzle.ts';
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

/** What an account wrote that waits or was refused, newest first. */
export async function readStoppedMessagesOf(
  executor: Executor,
  { accountId, limit }: { accountId: string; limit: number },
) {
  const rows = await executor
    .select({
      id: messages.id,
      boatId: conversations.listingId,
      title: conversations.title,
      text: messages.text,
      state: messages.state,
      at: messages.createdAt,
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .innerJoin(
      messages,
      and(eq(messages.conversationId, participants.conversationId), eq(messages.side, participants.side)),
    )
    .where(and(eq(participants.accountId, accountId), inArray(messages.state, ['held', 'refused'])))
    .orderBy(desc(messages.id))
    .limit(limit);
  return rows.map(({ boatId, title, state, ...message }) => ({
    ...message,
    boat: { id: boatId, title },
    state: state === 'held' ? ('held' as const) : ('refused' as const),
  }));
}

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
