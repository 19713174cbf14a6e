import { integer, numeric, pgTable, primaryKey, text } from '#server/db/drizzle.ts';

/**
 * The number of live boats in each category and subcategory ('' for none), updated by a trigger in the transaction that
 * changes a listing. `priceSum` includes prices in pounds only.
 */
export const categoryCounts = pgTable(
  'category_counts',
  {
    category: text('category').notNull(),
    subcategory: text('subcategory').notNull(),
    total: integer('total').notNull().default(0),
    featured: integer('featured').notNull().default(0),
    broker: integer('broker').notNull().default(0),
    priced: integer('priced').notNull().default(0),
    priceSum: numeric('price_sum', { precision: 18, scale: 2, mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.category, t.subcategory] })],
);
