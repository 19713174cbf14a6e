import { SUBMISSION_KEY_MAX_LENGTH } from '#domain/listings/drafts.ts';
import { bytea, moment } from '#server/db/columns.ts';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '../listings.table.ts';

/**
 * Which listing a submission created, by idempotency key and by draft: neither the same key nor the same draft can create
 * a second listing.
 */
export const listingSubmissions = pgTable(
  'listing_submissions',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** A hash of the content: only the same content counts as a retry. Null in rows older than this column. */
    fingerprint: bytea('fingerprint'),
    draftId: uuid('draft_id'),
    /** Null only inside the transaction that creates the listing. */
    listingId: integer('listing_id').references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.key] }),
    uniqueIndex('listing_submissions_draft').on(t.ownerId, t.draftId).where(sql`${t.draftId} is not null`),
    index('listing_submissions_age').on(t.createdAt),
    index('listing_submissions_listing').on(t.listingId),
    check(
      'listing_submissions_key',
      sql`char_length(${t.key}) between 1 and ${sql.raw(String(SUBMISSION_KEY_MAX_LENGTH))}`,
    ),
  ],
);
