import type { AdviceId } from '#domain/listings/coach/advice.ts';
import { check, integer, pgTable, sql, text } from '#server/db/drizzle.ts';
import { listings } from '../listings.table.ts';

/** More than there is. */
const MAX_ADVICE = 50;

/** Advice that the owner of a listing does not want to see again. */
export const dismissedAdvice = pgTable(
  'dismissed_advice',
  {
    listingId: integer('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    advice: text('advice').array().$type<AdviceId[]>().notNull(),
  },
  (t) => [check('dismissed_advice_count', sql`cardinality(${t.advice}) <= ${sql.raw(String(MAX_ADVICE))}`)],
);
