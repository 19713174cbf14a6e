import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { SUBMISSION_KEY_MAX_LENGTH } from '#domain/listings/drafts.ts';
import { moment } from '#server/db/columns.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '../listings.table.ts';

/** Which listing a submit made, by the key that the browser gave it: the same key again makes no second one. */
export const listingSubmissions = pgTable(
  'listing_submissions',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Missing only within the transaction that is making it. */
    listingId: integer('listing_id').references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.key] }),
    index('listing_submissions_age').on(t.createdAt),
    index('listing_submissions_listing').on(t.listingId),
    check(
      'listing_submissions_key',
      sql`char_length(${t.key}) between 1 and ${sql.raw(String(SUBMISSION_KEY_MAX_LENGTH))}`,
    ),
  ],
);
