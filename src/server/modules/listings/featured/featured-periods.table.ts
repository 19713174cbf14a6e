import { moment } from '#server/db/columns.ts';
import { check, index, integer, pgTable, sql, uuid } from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '../listings.table.ts';

export const featuredPeriods = pgTable(
  'featured_periods',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    endedEarlyAt: moment('ended_early_at'),
    grantedBy: uuid('granted_by').references(() => accounts.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('featured_periods_listing').on(t.listingId),
    check('featured_periods_span', sql`${t.endsAt} > ${t.startsAt}`),
  ],
);
