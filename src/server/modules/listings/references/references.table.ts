import { REFERENCE_MAX_LENGTH } from '#domain/listings/references.ts';
import { check, integer, pgTable, primaryKey, sql, text, unique, uuid } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '../listings.table.ts';

/** The number under which a seller's own stock system knows a listing. Imports recognise boats by it. */
export const listingReferences = pgTable(
  'listing_references',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reference: text('reference').notNull(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.reference] }),
    unique('listing_references_listing').on(t.listingId),
    check(
      'listing_references_length',
      sql`char_length(${t.reference}) between 1 and ${sql.raw(String(REFERENCE_MAX_LENGTH))}`,
    ),
  ],
);
