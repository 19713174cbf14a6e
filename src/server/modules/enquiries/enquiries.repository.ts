import { and, desc, eq, gt, isNotNull, max, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { messages } from '#server/modules/conversations/conversations.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { enquiries } from './enquiries.table.ts';

export type NewEnquiry = typeof enquiries.$inferInsert;

export async function insertEnquiry(executor: Executor, enquiry: NewEnquiry): Promise<number> {
  const [row] = await executor.insert(enquiries).values(enquiry).returning({ id: enquiries.id });
  if (!row) throw new Error('The enquiry was not inserted');
  return row.id;
}

export async function findEnquiry(executor: Executor, id: number) {
  const [found] = await executor.select().from(enquiries).where(eq(enquiries.id, id));
  return found;
}

/**
 * The name and phone number that a buyer gave with their enquiries of this conversation: those of the newest with a phone
 * number, or else of the newest. What waits for an administrator does not count.
 */
export async function findGivenContact(executor: Executor, conversationId: number) {
  const [found] = await executor
    .select({ name: enquiries.buyerName, phone: enquiries.buyerPhone })
    .from(messages)
    .innerJoin(enquiries, eq(enquiries.id, messages.enquiryId))
    .where(
      and(
        eq(messages.conversationId, conversationId),
        eq(messages.side, 'buyer'),
        eq(messages.state, 'sent'),
      ),
    )
    .orderBy(desc(isNotNull(enquiries.buyerPhone)), desc(messages.id))
    .limit(1);
  return found;
}

/** When a message from this address last went to the seller of the boat. */
export async function findLastEnquiry(
  executor: Executor,
  { listingId, emailKey }: { listingId: number; emailKey: string },
): Promise<Date | null> {
  const [row] = await executor
    .select({ at: max(enquiries.createdAt) })
    .from(enquiries)
    .where(and(eq(enquiries.listingId, listingId), eq(sql`lower(${enquiries.buyerEmail})`, emailKey)));
  return row?.at ?? null;
}

const RECIPIENT_COLUMNS = { boat: listings.id, seller: listings.ownerId } as const;
export type Recipient = keyof typeof RECIPIENT_COLUMNS;

/** Whether the boat, or its seller across all boats, has received at least `count` messages since then. */
export async function hasReachedCount(
  executor: Executor,
  count: number,
  { about, of, since }: { about: number; of: Recipient; since: Date },
): Promise<boolean> {
  const recipient = executor
    .select({ recipient: RECIPIENT_COLUMNS[of] })
    .from(listings)
    .where(eq(listings.id, about));
  const rows = await executor
    .select({ id: enquiries.id })
    .from(enquiries)
    .innerJoin(listings, eq(listings.id, enquiries.listingId))
    .where(and(eq(RECIPIENT_COLUMNS[of], recipient), gt(enquiries.createdAt, since)))
    .limit(count);
  return rows.length >= count;
}
