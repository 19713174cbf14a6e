import { bytea, moment } from '#server/db/columns.ts';
import { index, integer, pgTable, uuid } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { enquiries } from '../enquiries.table.ts';

/**
 * Messages waiting for the seller's next digest. Rows are deleted in the transaction that queues the digest's mail.
 */
export const heldEnquiries = pgTable(
  'held_enquiries',
  {
    enquiryId: integer('enquiry_id')
      .primaryKey()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    sellerId: uuid('seller_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** A hash of seller and client address: distinguishes senders without identifying them. */
    sender: bytea('sender').notNull(),
  },
  (t) => [index('held_enquiries_seller').on(t.sellerId, t.sender, t.enquiryId)],
);

export const enquiryDigests = pgTable('enquiry_digests', {
  sellerId: uuid('seller_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  sentAt: moment('sent_at').notNull(),
});
