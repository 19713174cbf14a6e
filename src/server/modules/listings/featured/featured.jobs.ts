import { announceListingsChanged } from '#server/db/adapters/transactions.ts';
import { and, eq, inArray, lte } from '#server/db/drizzle.ts';
import type { Deps } from '#server/deps.ts';
import type { NotificationKind } from '#server/modules/notifications/notification-kinds.ts';
import { notify } from '#server/modules/notifications/notify.ts';
import type { Job } from '#server/platform/jobs/jobs.ts';
import { listings } from '../listings.table.ts';
import { featuredEndedMail } from '../review/review.mails.ts';

/**
 * Resets `featured` once the period is over, which also corrects the order of lists and the counts, and notifies the
 * sellers.
 */
export const endFeaturedJob = ({ db, clock, jobs }: Deps): Job<object> => ({
  name: 'end-featured',
  schedule: '* * * * *',
  async run() {
    const { id: listingId, ownerId } = listings;
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
        .returning({ id: listingId, owner: ownerId });
      if (boats.length > 0) announceListingsChanged(tx);
      const at = clock.now();
      for (const { id, owner } of boats)
        await notify({ jobs }, tx, {
          to: { accountId: owner },
          kind: 'featuredEnded',
          subject: id,
          event: `featured ${id} ${at.toISOString()}`,
          at,
        });
    });
  },
});

/** Not about a boat that was featured again, sold, paused or taken down meanwhile. */
export const featuredEndedKind = ({ config }: Pick<Deps, 'config'>): NotificationKind => ({
  async compose(tx, [{ subject }], { to }) {
    const { id: listingId, sellerName, title, live, featured } = listings;
    const [boat] = await tx
      .select({ listingId, sellerName, title })
      .from(listings)
      .where(and(eq(listingId, Number(subject)), eq(live, true), eq(featured, false)));
    return boat && { mail: featuredEndedMail({ ...boat, to, publicUrl: config.publicUrl }), summary: [] };
  },
});
