import { and, eq, inArray, isNull, lte, or, sql } from '#server/db/drizzle.ts';
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

/** Sellers with held messages whose last digest was sent before this time, without suspended accounts. */
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

/** Claims a seller's digest for this hour; only one of several processes succeeds. */
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

/**
 * Returns every sender's first message before anyone's second, so that a flood from a few client addresses does not
 * delay others.
 */
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

/** Removes messages that are now in a digest; returns how many remain. */
export async function releaseHeld(
  tx: Executor,
  sellerId: string,
  enquiryIds: readonly number[],
): Promise<number> {
  await tx.delete(heldEnquiries).where(inArray(heldEnquiries.enquiryId, [...enquiryIds]));
  return tx.$count(heldEnquiries, eq(heldEnquiries.sellerId, sellerId));
}
