import { bytea, moment } from '#server/db/columns.ts';
import { index, integer, pgTable, primaryKey, uuid } from '#server/db/drizzle.ts';
import { listings } from '#server/modules/listings/listings.table.ts';

/** Who was sent which news of a boat by versions before the outbox. Nothing is added; a later version drops it. */
export const sentNotices = pgTable(
  'sent_notices',
  {
    /** The change of the listing that the notice is about. */
    changeId: uuid('change_id').notNull(),
    /** See `notice_choices`. */
    recipient: bytea('recipient').notNull(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.changeId, t.recipient] }),
    index('sent_notices_listing').on(t.listingId),
    index('sent_notices_recipient').on(t.recipient, t.sentAt),
    index('sent_notices_age').on(t.sentAt),
  ],
);
