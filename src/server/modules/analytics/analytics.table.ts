import { bytea, moment } from '#server/db/columns.ts';
import { bigint, check, date, index, integer, pgTable, primaryKey, sql, text } from '#server/db/drizzle.ts';
import { listings } from '#server/modules/listings/listings.table.ts';

const EVENT_TYPES = sql.raw(
  "('page_view', 'boat_view', 'contact_reveal', 'watchlist_add', 'watchlist_remove', 'search', 'enquiry')",
);

/** Contains no personal data. The newest are shown as "recent activity"; a job deletes old ones. */
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
    // Without it, removing a boat would scan all events.
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
 * Searches without results by day, as text and without the visitor. Text that may be personal data is never stored; a job
 * deletes old rows.
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
 * Searches for a phrase without a good answer by day, as they were understood and without the visitor: no word in it is known
 * to fewer than several visitors. A job deletes old rows.
 */
export const unansweredSearches = pgTable(
  'unanswered_searches',
  {
    day: date('day', { mode: 'string' }).notNull(),
    search: text('search').notNull(),
    total: integer('total').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.search] }),
    check('unanswered_searches_length', sql`char_length(${t.search}) between 1 and 200`),
  ],
);

/**
 * Which visitor has done what today, as a hash with the day's salt, so that an action counts once across all processes.
 * Hashes and salt are deleted after the day. The table is unlogged: it never reaches an archive or a replica, and a crash
 * of Postgres empties it.
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
