import { SAME_TEXT } from '#domain/conversations/limits.ts';
import { and, desc, eq, gte, inArray, lt, notExists, or, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { draftMedia } from '#server/modules/listings/drafts/drafts.table.ts';
import { listingMedia } from '#server/modules/listings/media/listing-media.table.ts';
import { media } from '#server/modules/media/media.table.ts';
import { conversations, messageImages, messages, type Side } from '../conversations.table.ts';
import type { Person } from '../people.ts';

export type MessageRow = typeof messages.$inferSelect & { imageIds: string[] };

const imageIds = sql<string[]>`array(
  select ${messageImages.mediaId}::text from ${messageImages}
  where ${messageImages.messageId} = ${messages.id} order by ${messageImages.position})`;

const columns = {
  id: messages.id,
  conversationId: messages.conversationId,
  side: messages.side,
  text: messages.text,
  key: messages.key,
  state: messages.state,
  enquiryId: messages.enquiryId,
  createdAt: messages.createdAt,
  imageIds,
};

/** The latest messages before one of them, oldest first, and whether there are earlier ones. */
export async function readMessages(
  executor: Executor,
  conversationId: number,
  { reader, before, limit }: { reader: Side | 'admin'; before?: number; limit: number },
): Promise<{ rows: MessageRow[]; hasEarlier: boolean }> {
  const rows = await executor
    .select(columns)
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        before === undefined ? undefined : lt(messages.id, before),
        reader === 'admin' ? undefined : or(eq(messages.state, 'sent'), eq(messages.side, reader)),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit + 1);
  return { rows: rows.slice(0, limit).reverse(), hasEarlier: rows.length > limit };
}

/** These messages, oldest first, without those that wait or were refused unless `state` is "any". */
export function findMessages(
  executor: Executor,
  ids: readonly number[],
  state: 'sent' | 'any' = 'sent',
): Promise<MessageRow[]> {
  return executor
    .select(columns)
    .from(messages)
    .where(and(inArray(messages.id, [...ids]), state === 'any' ? undefined : eq(messages.state, state)))
    .orderBy(messages.id);
}

/** The newest of one's messages that the other person has read: all but the latest, of which they have unread ones. */
export async function findSeen(
  executor: Executor,
  { me, other }: { me: { conversationId: number; side: Side }; other: { unread: number } },
): Promise<number | undefined> {
  const [found] = await executor
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, me.conversationId),
        eq(messages.side, me.side),
        eq(messages.state, 'sent'),
      ),
    )
    .orderBy(desc(messages.id))
    .offset(other.unread)
    .limit(1);
  return found?.id;
}

export async function findByKey(
  executor: Executor,
  { conversationId, side, key }: { conversationId: number; side: Side; key: string },
): Promise<MessageRow | undefined> {
  const [found] = await executor
    .select(columns)
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.side, side), eq(messages.key, key)));
  return found;
}

export type NewMessage = typeof messages.$inferInsert;

export async function insertMessage(
  tx: Executor,
  values: NewMessage,
  images: readonly string[],
): Promise<MessageRow> {
  const [row] = await tx.insert(messages).values(values).returning();
  if (!row) throw new Error('The message was not inserted');
  if (images.length > 0)
    await tx
      .insert(messageImages)
      .values(images.map((mediaId, at) => ({ messageId: row.id, mediaId, position: at + 1 })));
  await tx
    .update(conversations)
    .set({ lastAt: row.createdAt })
    .where(eq(conversations.id, row.conversationId));
  if (row.state === 'sent') await noteReply(tx, row);
  return { ...row, imageIds: [...images] };
}

/** A seller's first message that the buyer can read is the reply to their enquiry. */
export async function noteReply(
  tx: Executor,
  { conversationId, side, createdAt }: Pick<MessageRow, 'conversationId' | 'side' | 'createdAt'>,
): Promise<void> {
  if (side !== 'seller') return;
  await tx
    .update(conversations)
    .set({
      firstReplyAt: sql`coalesce(${conversations.firstReplyAt}, ${createdAt.toISOString()}::timestamptz)`,
    })
    .where(eq(conversations.id, conversationId));
}

/**
 * Takes pictures for a message; false unless all are the account's own photos that no listing, draft or message shows.
 * From then on only the two people can open them.
 */
export async function takePictures(
  tx: Executor,
  { ownerId, ids }: { ownerId: string; ids: readonly string[] },
): Promise<boolean> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return true;
  const unused = [listingMedia, draftMedia].map((table) =>
    notExists(tx.select({ id: table.mediaId }).from(table).where(eq(table.mediaId, media.id))),
  );
  const taken = await tx
    .update(media)
    .set({ inMessage: true })
    .where(
      and(
        inArray(media.id, unique),
        eq(media.ownerId, ownerId),
        eq(media.kind, 'photo'),
        eq(media.status, 'stored'),
        eq(media.inMessage, false),
        ...unused,
      ),
    )
    .returning({ id: media.id });
  return taken.length === unique.length;
}

/** The latest texts that one side wrote since then. */
export async function readOwnTexts(
  tx: Executor,
  { id, side }: { id: number; side: Side },
  { since, limit }: { since: Date; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ text: messages.text })
    .from(messages)
    .where(and(eq(messages.conversationId, id), eq(messages.side, side), gte(messages.createdAt, since)))
    .orderBy(desc(messages.id))
    .limit(limit);
  return rows.map(({ text }) => text);
}

/** How many other sellers this buyer has sent the same text, or nearly the same, since then. */
export async function countSellersSent(
  tx: Executor,
  buyer: Person,
  { text, sellerId, since }: { text: string; sellerId: string | null; since: Date },
): Promise<number> {
  const isBuyer =
    buyer.accountId === null
      ? sql`b.account_id is null and b.email_key = ${buyer.emailKey}`
      : sql`(b.account_id = ${buyer.accountId} or (b.account_id is null and b.email_key = ${buyer.emailKey}))`;
  const { rows } = await tx.execute<{ sellers: number }>(sql`
    select count(distinct s.account_id)::integer as sellers
    from conversation_participants b
      join conversation_participants s on s.conversation_id = b.conversation_id and s.side = 'seller'
      join conversation_messages m on m.conversation_id = b.conversation_id and m.side = 'buyer'
    where b.side = 'buyer' and ${isBuyer} and m.created_at > ${since.toISOString()}
      and s.account_id is distinct from ${sellerId}
      and similarity(left(m.text, 1000), left(${text}, 1000)) >= ${SAME_TEXT.similarity}`);
  return rows[0]?.sellers ?? 0;
}
