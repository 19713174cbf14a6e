import { index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#server/db/columns.ts';
import { listings } from '../listings.table.ts';

/**
 * The price of a boat from the day it went live, sold or not. A trigger on listings writes it, so that no path
 * forgets; its moments are those that the application wrote into the listing (`live_at`, `updated_at`), and a price
 * that changes without a new `updated_at` is refused.
 */
export const priceHistory = pgTable(
  'price_history',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    price: numeric('price', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [index('price_history_listing').on(t.listingId, t.changedAt.desc().nullsFirst())],
);
