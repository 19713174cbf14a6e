import type { ThreadsQuery } from '#contract/messages/threads.ts';
import { aliasedTable, and, desc, eq, isNotNull, isNull, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { conversations, messages, participants, type Side } from './conversations.table.ts';
import { belongsTo, type Person } from './people.ts';

const me = aliasedTable(participants, 'me');
const other = aliasedTable(participants, 'other');

/** The start of the last message that this person can see. */
const lastMessage = sql<{ text: string; side: Side }>`(
  select json_build_object('text', left(m.text, 200), 'side', m.side)
  from ${messages} m
  where m.conversation_id = ${me.conversationId} and (m.state = 'sent' or m.side = ${me.side})
  order by m.id desc limit 1)`;

const IN_BOX: Record<ThreadsQuery['box'], SQL> = {
  buying: sql`${me.side} = 'buyer' and ${me.archivedAt} is null`,
  selling: sql`${me.side} = 'seller' and ${me.archivedAt} is null`,
  archived: sql`${me.archivedAt} is not null`,
};

/** One page of a box, the most recent first. */
export async function listConversations(
  executor: Executor,
  person: Person,
  { box, boat, page, limit }: ThreadsQuery,
) {
  const which = and(
    belongsTo(me, person),
    isNotNull(me.lastAt),
    IN_BOX[box],
    boat === undefined ? undefined : eq(conversations.listingId, boat),
  );
  const rows = await executor
    .select({
      conversation: conversations,
      me,
      other,
      otherAccount: { firstName: accounts.firstName },
      lastMessage,
    })
    .from(me)
    .innerJoin(conversations, eq(conversations.id, me.conversationId))
    .innerJoin(other, sql`${other.conversationId} = ${me.conversationId} and ${other.side} <> ${me.side}`)
    .leftJoin(accounts, eq(accounts.id, other.accountId))
    .where(which)
    .orderBy(desc(me.lastAt), desc(me.conversationId))
    .limit(limit)
    .offset((page - 1) * limit);
  const total = await countUpTo(
    executor,
    sql`from ${participants} as "me" join ${conversations} on ${conversations.id} = ${me.conversationId} where ${which}`,
  );
  return { rows, total };
}
export type ConversationRow = Awaited<ReturnType<typeof listConversations>>['rows'][number];

const BOATS_SHOWN = 100;

/** Unread messages by side, and by listing for the seller's. Archived conversations do not count. */
export async function countUnread(executor: Executor, person: Person) {
  const rows = await executor
    .select({
      side: participants.side,
      listingId: conversations.listingId,
      unread: sql<number>`sum(${participants.unread})::integer`,
    })
    .from(participants)
    .innerJoin(conversations, eq(conversations.id, participants.conversationId))
    .where(
      and(belongsTo(participants, person), sql`${participants.unread} > 0`, isNull(participants.archivedAt)),
    )
    .groupBy(participants.side, conversations.listingId);
  const of = (side: Side) => rows.filter((row) => row.side === side);
  const sum = (side: Side) => of(side).reduce((total, { unread }) => total + unread, 0);
  const boats = of('seller').slice(0, BOATS_SHOWN);
  return {
    buying: sum('buyer'),
    selling: sum('seller'),
    boats: boats.map(({ listingId, unread }) => ({ id: listingId, unread })),
  };
}

/** The conversation whose unread message is the newest. */
export async function findLatestUnread(executor: Executor, person: Person) {
  const [latest] = await executor
    .select({
      conversation: conversations,
      me,
      other,
      otherAccount: { firstName: accounts.firstName },
      at: sql`(
        select max(m.created_at) from ${messages} m
        where m.conversation_id = ${me.conversationId} and m.side <> ${me.side} and m.state = 'sent')`.mapWith(
        messages.createdAt,
      ),
    })
    .from(me)
    .innerJoin(conversations, eq(conversations.id, me.conversationId))
    .innerJoin(other, sql`${other.conversationId} = ${me.conversationId} and ${other.side} <> ${me.side}`)
    .leftJoin(accounts, eq(accounts.id, other.accountId))
    .where(and(belongsTo(me, person), sql`${me.unread} > 0`, isNotNull(me.lastAt), isNull(me.archivedAt)))
    .orderBy(desc(me.lastAt), desc(me.conversationId))
    .limit(1);
  return latest;
}
export type LatestUnread = NonNullable<Awaited<ReturnType<typeof findLatestUnread>>>;
