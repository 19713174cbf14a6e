import { aliasedTable, and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { ThreadsQuery } from '#contract/messages/threads.ts';
import type { Executor } from '#server/db/executor.ts';
import { countUpTo } from '#server/db/queries/count-up-to.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { conversations, messages, participants, type Side } from './conversations.table.ts';
import { isPerson, type Participant, type Person } from './people.ts';

export type Conversation = typeof conversations.$inferSelect;

export interface OwnConversation {
  conversation: Conversation;
  me: Participant;
  other: Participant;
}

const me = aliasedTable(participants, 'me');
const other = aliasedTable(participants, 'other');

type ParticipantColumns = typeof participants | typeof me;

const belongsTo = (table: ParticipantColumns, { accountId, emailKey }: Person): SQL =>
  accountId === null
    ? sql`(${table.accountId} is null and ${table.emailKey} = ${emailKey})`
    : sql`(${table.accountId} = ${accountId} or (${table.accountId} is null and ${table.emailKey} = ${emailKey}))`;

/** Both people, by side. */
export async function readParticipants(
  executor: Executor,
  conversationId: number,
): Promise<Record<Side, Participant>> {
  const rows = await executor
    .select()
    .from(participants)
    .where(eq(participants.conversationId, conversationId));
  const of = (side: Side) => {
    const found = rows.find((row) => row.side === side);
    if (!found) throw new Error(`Conversation ${conversationId} has no ${side}`);
    return found;
  };
  return { buyer: of('buyer'), seller: of('seller') };
}

export async function findConversation(executor: Executor, id: number): Promise<Conversation | undefined> {
  const [found] = await executor.select().from(conversations).where(eq(conversations.id, id));
  return found;
}

/** Until the transaction ends, nothing else is added to the conversation. */
export async function lockConversation(tx: Executor, id: number): Promise<Conversation | undefined> {
  const [found] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update');
  return found;
}

/** Undefined unless the person is one of its two and can see a message in it. */
export async function findOwn(
  executor: Executor,
  id: number,
  person: Person,
  find = findConversation,
): Promise<OwnConversation | undefined> {
  const conversation = await find(executor, id);
  if (!conversation) return undefined;
  const { buyer, seller } = await readParticipants(executor, id);
  const mine = [buyer, seller].find((participant) => isPerson(participant, person));
  if (!mine?.lastAt) return undefined;
  return { conversation, me: mine, other: mine === buyer ? seller : buyer };
}

/** The conversation of this buyer about this listing, the newest if there are several. */
export async function findOfBuyer(
  executor: Executor,
  listingId: number,
  buyer: Person,
): Promise<number | undefined> {
  const [found] = await executor
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(participants, eq(participants.conversationId, conversations.id))
    .where(
      and(
        eq(conversations.listingId, listingId),
        eq(participants.side, 'buyer'),
        belongsTo(participants, buyer),
      ),
    )
    .orderBy(desc(conversations.id))
    .limit(1);
  return found?.id;
}

interface NewConversation {
  listingId: number;
  title: string;
  sellerId: string;
  buyer: Person & { name: string; email: string };
  at: Date;
}

export async function insertConversation(
  tx: Executor,
  { listingId, title, sellerId, buyer, at }: NewConversation,
): Promise<Conversation> {
  const [row] = await tx
    .insert(conversations)
    .values({ listingId, title, createdAt: at, lastAt: at })
    .returning();
  if (!row) throw new Error('The conversation was not inserted');
  const { accountId, ...guest } = buyer;
  await tx.insert(participants).values([
    { conversationId: row.id, side: 'seller', accountId: sellerId },
    { conversationId: row.id, side: 'buyer', accountId, ...(accountId ? {} : guest) },
  ]);
  return row;
}

export async function updateParticipant(
  tx: Executor,
  { conversationId, side }: Pick<Participant, 'conversationId' | 'side'>,
  changes: PgUpdateSetSource<typeof participants>,
): Promise<void> {
  await tx
    .update(participants)
    .set(changes)
    .where(and(eq(participants.conversationId, conversationId), eq(participants.side, side)));
}

/** The columns that a claim clears for a buyer without an account. */
const CLAIMED = { name: null, email: null, emailKey: null } as const;

/** From now on the conversation belongs to the account alone. */
export const claimParticipant = (tx: Executor, participant: Participant, accountId: string) =>
  updateParticipant(tx, participant, { accountId, ...CLAIMED });

/** Gives an account every conversation that was started with its address and belongs to no account yet. */
export async function claimAll(tx: Executor, { id, emailKey }: { id: string; emailKey: string }) {
  await tx
    .update(participants)
    .set({ accountId: id, ...CLAIMED })
    .where(and(isNull(participants.accountId), eq(participants.emailKey, emailKey)));
}

const buyerAccount = aliasedTable(accounts, 'buyer_account');
const sellerAccount = aliasedTable(accounts, 'seller_account');
const buyers = aliasedTable(participants, 'buyers');
const sellers = aliasedTable(participants, 'sellers');

/** Whether one of the two has blocked the other in any conversation, whichever of them was selling. */
export async function isBlockedBetween(executor: Executor, one: string, another: string): Promise<boolean> {
  const buyerKey = sql`coalesce(${buyerAccount.emailKey}, ${buyers.emailKey})`;
  const found = await executor
    .select({ id: sellers.conversationId })
    .from(sellerAccount)
    .innerJoin(sellers, and(eq(sellers.accountId, sellerAccount.id), eq(sellers.side, 'seller')))
    .innerJoin(buyers, and(eq(buyers.conversationId, sellers.conversationId), eq(buyers.side, 'buyer')))
    .leftJoin(buyerAccount, eq(buyerAccount.id, buyers.accountId))
    .where(
      and(
        sql`(${sellers.blockedAt} is not null or ${buyers.blockedAt} is not null)`,
        sql`((${sellerAccount.emailKey} = ${one} and ${buyerKey} = ${another})
          or (${sellerAccount.emailKey} = ${another} and ${buyerKey} = ${one}))`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Takes back every block by this account of the person with that address. */
export async function unblockEverywhere(
  tx: Executor,
  { accountId, otherKey }: { accountId: string; otherKey: string },
): Promise<void> {
  await tx.execute(sql`
    update ${participants} mine set blocked_at = null
    from ${participants} theirs left join ${accounts} on ${accounts.id} = theirs.account_id
    where mine.account_id = ${accountId} and mine.blocked_at is not null
      and theirs.conversation_id = mine.conversation_id and theirs.side <> mine.side
      and coalesce(${accounts.emailKey}, theirs.email_key) = ${otherKey}`);
}

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
