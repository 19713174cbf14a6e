import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/executor.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { enquiries } from './enquiries.table.ts';

/** A boat with what it takes to reach its seller. Never sent to anyone as it is. */
export type Contact = NonNullable<Awaited<ReturnType<typeof findContact>>>;

export async function findContact(executor: Executor, listingId: number) {
  const [contact] = await executor
    .select({
      id: listings.id,
      title: listings.title,
      price: listings.price,
      currency: listings.currency,
      yearBuilt: listings.yearBuilt,
      length: listings.length,
      location: listings.location,
      county: listings.county,
      imageIds: listings.imageIds,
      status: listings.status,
      soldAt: listings.soldAt,
      deletedAt: listings.deletedAt,
      showEmail: listings.showEmail,
      showPhone: listings.showPhone,
      sellerName: listings.sellerName,
      sellerPhone: listings.sellerPhone,
      sellerEmail: accounts.email,
    })
    .from(listings)
    .innerJoin(accounts, eq(accounts.id, listings.ownerId))
    .where(eq(listings.id, listingId));
  return contact;
}

export async function insertEnquiry(
  executor: Executor,
  enquiry: typeof enquiries.$inferInsert,
): Promise<void> {
  await executor.insert(enquiries).values(enquiry);
}
