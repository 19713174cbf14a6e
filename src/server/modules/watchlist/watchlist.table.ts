import type { SaleState } from '#domain/listings/sale/lifecycle.ts';
import { WATCHLIST_NOTE_MAX } from '#domain/watchlist.ts';
import { moment } from '#server/db/columns.ts';
import { check, index, integer, numeric, pgTable, primaryKey, sql, text, uuid } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';

export const watchlistEntries = pgTable(
  'watchlist_entries',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The boat as it was when it was saved, to mark what has changed since; null for older entries. */
    savedPrice: numeric('saved_price', { precision: 12, scale: 2, mode: 'number' }),
    savedCurrency: text('saved_currency'),
    savedPhotos: integer('saved_photos'),
    savedState: text('saved_state').$type<SaleState>(),
    /** Shown to the account only. */
    note: text(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.listingId] }),
    index('watchlist_listing').on(t.listingId),
    check('watchlist_note', sql`char_length(${t.note}) <= ${sql.raw(String(WATCHLIST_NOTE_MAX))}`),
  ],
);
