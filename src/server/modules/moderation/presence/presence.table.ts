import { moment } from '#server/db/columns.ts';
import { index, integer, pgTable, uuid } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';

/** Which entry of the queue each administrator had open last. Stored, so that all processes know. */
export const reviewPresence = pgTable(
  'review_presence',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [index('review_presence_listing').on(t.listingId)],
);
