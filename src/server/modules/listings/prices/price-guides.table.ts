import { moment } from '#server/db/columns.ts';
import { doublePrecision, index, integer, numeric, pgTable, text } from '#server/db/drizzle.ts';
import { listings } from '../listings.table.ts';

const amount = (name: string) => numeric(name, { precision: 12, scale: 2, mode: 'number' });

/**
 * Price guides of boats, stored until a comparable boat changes (a trigger on listings deletes them) and for a day at
 * most. The columns from `make_key` on say which changes concern them.
 */
export const priceGuides = pgTable(
  'price_guides',
  {
    listingId: integer('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    countedAt: moment('counted_at').notNull(),
    /** Null if there are too few comparable boats, and so are the prices. */
    alike: text('alike').$type<'model' | 'kind'>(),
    boats: integer('boats').notNull(),
    lowerQuartile: amount('lower_quartile'),
    median: amount('median'),
    upperQuartile: amount('upper_quartile'),
    makeKey: text('make_key'),
    modelKey: text('model_key'),
    category: text('category').notNull(),
    subcategory: text('subcategory').notNull(),
    length: doublePrecision('length_ft'),
  },
  (t) => [
    index('price_guides_counted').on(t.countedAt),
    index('price_guides_model').on(t.makeKey, t.modelKey),
    index('price_guides_kind').on(t.category, t.subcategory, t.length),
  ],
);
