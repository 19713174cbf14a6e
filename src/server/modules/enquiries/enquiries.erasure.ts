import { and, eq, inArray, or, sql } from '#server/db/drizzle.ts';
import type { Eraser } from '#server/modules/accounts/erasure/erasure.service.ts';
import { messages, participants } from '#server/modules/conversations/conversations.table.ts';
import { enquiries } from './enquiries.table.ts';

/**
 * Deletes enquiries that the person sent, also those in which they gave another address while signed in. Those they received
 * are deleted with their listings. Runs before conversations are erased, which forget whose they were.
 */
export const eraseEnquiriesOf: Eraser = async (tx, { accountId, emailKey }) => {
  const sentSignedIn = tx
    .select({ id: sql<number>`${messages.enquiryId}` })
    .from(participants)
    .innerJoin(messages, eq(messages.conversationId, participants.conversationId))
    .where(
      and(eq(participants.accountId, accountId), eq(participants.side, 'buyer'), eq(messages.side, 'buyer')),
    );
  await tx
    .delete(enquiries)
    .where(or(eq(sql`lower(${enquiries.buyerEmail})`, emailKey), inArray(enquiries.id, sentSignedIn)));
};
