import { and, eq, gt } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { enquiries } from './enquiries.table.ts';

export type NewEnquiry = typeof enquiries.$inferInsert;

export async function insertEnquiry(executor: Executor, enquiry: NewEnquiry): Promise<number> {
  const [row] = await executor.insert(enquiries).values(enquiry).returning({ id: enquiries.id });
  if (!row) throw new Error('The enquiry was not inserted');
  return row.id;
}

const TO_WHOM = { boat: listings.id, seller: listings.ownerId } as const;
export type Recipient = keyof typeof TO_WHOM;

/** Whether the boat, or its seller for all of their boats, has received this many messages since then. */
export async function hasReceived(
  executor: Executor,
  many: number,
  { about, of, since }: { about: number; of: Recipient; since: Date },
): Promise<boolean> {
  const whose = executor.select({ whose: TO_WHOM[of] }).from(listings).where(eq(listings.id, about));
  const rows = await executor
    .select({ id: enquiries.id })
    .from(enquiries)
    .innerJoin(listings, eq(listings.id, enquiries.listingId))
    .where(and(eq(TO_WHOM[of], whose), gt(enquiries.createdAt, since)))
    .limit(many);
  return rows.length >= many;
}
