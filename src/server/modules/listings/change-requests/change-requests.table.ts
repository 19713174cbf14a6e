import { REASON_MAX_LENGTH } from '#domain/listings/review/rejection-reasons.ts';
import { moment } from '#server/db/columns.ts';
import { check, index, integer, pgTable, sql, text, uniqueIndex, uuid } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '../listings.table.ts';

/** What reviewers asked sellers to change. The seller's next edit answers it. */
export const changeRequests = pgTable(
  'change_requests',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    message: text('message').notNull(),
    requestedAt: moment('requested_at').notNull(),
    requestedBy: uuid('requested_by').references(() => accounts.id, { onDelete: 'set null' }),
    answeredAt: moment('answered_at'),
  },
  (t) => [
    uniqueIndex('change_requests_one_open').on(t.listingId).where(sql`${t.answeredAt} is null`),
    index('change_requests_listing').on(t.listingId, t.requestedAt.desc().nullsFirst()),
    index('change_requests_reviewer').on(t.requestedBy),
    check(
      'change_requests_message',
      sql`char_length(${t.message}) between 1 and ${sql.raw(String(REASON_MAX_LENGTH))}`,
    ),
  ],
);
