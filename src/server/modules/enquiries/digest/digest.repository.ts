import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { enquiries } from '../enquiries.table.ts';
import { enquiryDigests, heldEnquiries } from './digest.table.ts';

export async function holdEnquiry(
  tx: Executor,
  held: { enquiryId: number; sellerId: string; sender: Buffer },
): Promise<void> {
  await tx.insert(heldEnquiries).values(held);
}

/** Sellers with held messages whose last digest is older than this. Suspended accounts are sent nothing. */
export async function sellersDue(executor: Executor, before: Date, limit: number): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ sellerId: heldEnquiries.sellerId })
    .from(heldEnquiries)
    .innerJoin(accounts, eq(accounts.id, heldEnquiries.sellerId))
    .leftJoin(enquiryDigests, eq(enquiryDigests.sellerId, heldEnquiries.sellerId))
    .where(
      and(
        eq(accounts.suspended, false),
        or(isNull(enquiryDigests.sentAt), lte(enquiryDigests.sentAt, before)),
      ),
    )
    .limit(limit);
  return rows.map(({ sellerId }) => sellerId);
}

/** Takes this hour's digest of a seller; of several processes that try, one does. */
export async function claimDigest(
  tx: Executor,
  { sellerId, now, before }: { sellerId: string; now: Date; before: Date },
): Promise<boolean> {
  const claimed = await tx
    .insert(enquiryDigests)
    .values({ sellerId, sentAt: now })
    .onConflictDoUpdate({
      target: enquiryDigests.sellerId,
      set: { sentAt: now },
      setWhere: lte(enquiryDigests.sentAt, before),
    })
    .returning({ sellerId: enquiryDigests.sellerId });
  return claimed.length > 0;
}

export type HeldEnquiry = typeof enquiries.$inferSelect;

/** The first message of every sender before anyone's second: a flood from a few addresses does not push others back. */
export async function readHeld(tx: Executor, sellerId: string, limit: number): Promise<HeldEnquiry[]> {
  const turns = tx
    .select({
      enquiryId: heldEnquiries.enquiryId,
      turn: sql<number>`row_number() over (partition by ${heldEnquiries.sender} order by ${heldEnquiries.enquiryId})`.as(
        'turn',
      ),
    })
    .from(heldEnquiries)
    .where(eq(heldEnquiries.sellerId, sellerId))
    .as('turns');
  const rows = await tx
    .select({ enquiry: enquiries })
    .from(turns)
    .innerJoin(enquiries, eq(enquiries.id, turns.enquiryId))
    .orderBy(turns.turn, turns.enquiryId)
    .limit(limit);
  return rows.map(({ enquiry }) => enquiry);
}

/** Lets go of messages that are in a digest now, and answers how many still wait. */
export async function releaseHeld(
  tx: Executor,
  sellerId: string,
  enquiryIds: readonly number[],
): Promise<number> {
  await tx.delete(heldEnquiries).where(inArray(heldEnquiries.enquiryId, [...enquiryIds]));
  return tx.$count(heldEnquiries, eq(heldEnquiries.sellerId, sellerId));
}
