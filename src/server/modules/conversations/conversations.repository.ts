import type { PgUpdateSetSource } from '#server/db/drizzle.ts';
import { and, desc, eq, isNull } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { readdress } from '#server/modules/notifications/notify.ts';
import { conversations, participants, type Side } from './conversations.table.ts';
import { belongsTo, isPerson, type Participant, type Person } from './people.ts';

export type Conversation = typeof conversations.$inferSelect;

export interface OwnConversation {
  conversation: Conversation;
  me: Participant;
  other: Participant;
}

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
export async function claimParticipant(
  tx: Executor,
  participant: Participant,
  accountId: string,
): Promise<void> {
  const { emailKey, conversationId } = participant;
  if (emailKey) await readdress(tx, { accountId, emailKey, subject: conversationId });
  await updateParticipant(tx, participant, { accountId, ...CLAIMED });
}

/** Gives an account every conversation that was started with its address and belongs to no account yet. */
export async function claimAll(tx: Executor, { id, emailKey }: { id: string; emailKey: string }) {
  await readdress(tx, { accountId: id, emailKey });
  await tx
    .update(participants)
    .set({ accountId: id, ...CLAIMED })
    .where(and(isNull(participants.accountId), eq(participants.emailKey, emailKey)));
}
