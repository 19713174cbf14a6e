import { moment } from '#server/db/columns.ts';
import { index, integer, pgTable, sql, text } from '#server/db/drizzle.ts';
import { listings } from '#server/modules/listings/listings.table.ts';

/** A buyer's message to a seller, stored independently of its mail. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    buyerPhone: text('buyer_phone'),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the seller first read it on the site. */
    readAt: moment('read_at'),
  },
  (t) => [
    index('enquiries_listing').on(t.listingId, t.createdAt.desc().nullsFirst()),
    index('enquiries_unread').on(t.listingId).where(sql`${t.readAt} is null`),
    index('enquiries_buyer').on(sql`lower(${t.buyerEmail})`),
  ],
);
