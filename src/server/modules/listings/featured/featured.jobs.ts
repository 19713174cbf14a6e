import { and, eq, inArray, lte } from '#server/db/drizzle.ts';
import { announceListingsChanged } from '#server/db/queries/transactions.ts';
import type { Deps } from '#server/deps.ts';
import { findEmails } from '#server/modules/accounts/accounts.repository.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { listings } from '../listings.table.ts';
import { featuredEndedMail } from '../review/review.mails.ts';

/**
 * Resets `featured` once the period is over, which also corrects the order of lists and the counts, and mails the
 * sellers.
 */
export const endFeaturedJob = ({ db, clock, mailer, config }: Deps): Job<object> => ({
  name: 'end-featured',
  schedule: '* * * * *',
  async run() {
    const { id: listingId, ownerId, sellerName, title, live } = listings;
    await db.transaction(async (tx) => {
      const expired = tx
        .select({ listingId })
        .from(listings)
        .where(and(eq(listings.featured, true), lte(listings.featuredUntil, clock.now())))
        .orderBy(listingId)
        .for('no key update');
      const boats = await tx
        .update(listings)
        .set({ featured: false })
        .where(inArray(listingId, expired))
        .returning({ listingId, ownerId, sellerName, title, live });
      if (boats.length > 0) announceListingsChanged(tx);
      const emails = await findEmails(
        tx,
        boats.map((boat) => boat.ownerId),
      );
      for (const { ownerId: owner, live: isLive, ...boat } of boats) {
        const to = emails.get(owner);
        if (to && isLive)
          await mailer.queue(tx, featuredEndedMail({ ...boat, to, publicUrl: config.publicUrl }));
      }
    });
  },
});
