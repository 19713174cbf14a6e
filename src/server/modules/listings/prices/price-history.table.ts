import { moment } from '#server/db/columns.ts';
import { index, integer, numeric, pgTable, text } from '#server/db/drizzle.ts';
import { listings } from '../listings.table.ts';

/**
 * A boat's prices since it first went live. Written by a trigger on listings, so that no code path can forget it. The
 * times come from the listing (`live_at`, `updated_at`); the trigger refuses a price change without a new `updated_at`.
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
