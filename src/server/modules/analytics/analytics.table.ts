import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '#server/db/columns.ts';
import { listings } from '#server/modules/listings/listings.table.ts';

const EVENT_TYPES = sql.raw(
  "('page_view', 'boat_view', 'contact_reveal', 'watchlist_add', 'watchlist_remove', 'search', 'enquiry')",
);

/** What happened, without saying to whom. The newest are read as "recent activity"; old ones are swept. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    eventType: text('event_type').notNull(),
    page: text('page'),
    listingId: integer('listing_id').references(() => listings.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    // Without it every boat that is deleted for good would look through all events.
    index('analytics_events_listing').on(t.listingId),
    index('analytics_events_age').on(t.createdAt.desc().nullsFirst()),
    check('analytics_events_type', sql`${t.eventType} in ${EVENT_TYPES}`),
  ],
);

export const listingDailyCounts = pgTable(
  'listing_daily_counts',
  {
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull().default(0),
    reveals: integer('reveals').notNull().default(0),
    watchlistAdds: integer('watchlist_adds').notNull().default(0),
    watchlistRemoves: integer('watchlist_removes').notNull().default(0),
    enquiries: integer('enquiries').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.listingId, t.day] })],
);

/**
 * What people looked for and did not find, by day and in words, without saying who. Words that may be about somebody
 * are never written down; old rows are swept.
 */
export const unmetSearches = pgTable(
  'unmet_searches',
  {
    day: date('day', { mode: 'string' }).notNull(),
    search: text('search').notNull(),
    total: integer('total').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.search] }),
    check('unmet_searches_length', sql`char_length(${t.search}) between 1 and 200`),
  ],
);

/**
 * Who has looked at, saved or asked about which boat today, or just now seen which page or run which search, so that it
 * counts once whichever process is told of it: a hash under the day's salt. Both are deleted when the day is over. The table is unlogged: it never reaches an archive
 * or a replica, and a crash of Postgres empties it.
 */
export const visits = pgTable(
  'visits',
  {
    day: date('day', { mode: 'string' }).notNull(),
    key: text('key').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.key] })],
);

export const visitSalts = pgTable('visit_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: bytea('salt').notNull(),
});

export const siteDailyCounts = pgTable(
  'site_daily_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    eventType: text('event_type').notNull(),
    total: integer('total').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.eventType] }),
    check('site_daily_counts_type', sql`${t.eventType} in ${EVENT_TYPES}`),
  ],
);
