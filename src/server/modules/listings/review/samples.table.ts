import { moment } from '#server/db/columns.ts';
import { index, integer, pgTable, sql, uuid } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '../listings.table.ts';

/** Listings that went public without a review and are looked at afterwards. */
export const reviewSamples = pgTable(
  'review_samples',
  {
    listingId: integer('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at'),
    seenBy: uuid('seen_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (t) => [index('review_samples_unseen').on(t.createdAt).where(sql`seen_at is null`)],
);
