import { ALERT_FREQUENCIES, type AlertFrequency } from '#domain/search/saved/alert-times.ts';
import { isOneOf, moment } from '#server/db/columns.ts';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '#server/db/drizzle.ts';
import { accounts } from '#server/modules/accounts/accounts.table.ts';
import { listings } from '#server/modules/listings/listings.table.ts';

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The filters in canonical form. */
    filters: text('filters').notNull(),
    filtersKey: text('filters_key').notNull().generatedAlwaysAs(sql`md5(filters)`),
    alerts: text('alerts').$type<AlertFrequency>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the account last looked at its results. */
    seenAt: moment('seen_at').notNull(),
    /** Hidden, and removed a day later unless its owner undoes the deletion. */
    deletedAt: moment('deleted_at'),
    /**
     * What a boat must meet at least, copied from the filters: it rules most searches out when a boat changes. Null means
     * any. The filters decide about the others.
     */
    category: text('category'),
    /** The subcategories of which a boat must have one; empty means any. */
    types: text('types').array().notNull().default([]),
    makeKey: text('make_key'),
    minPrice: doublePrecision('min_price'),
    maxPrice: doublePrecision('max_price'),
    minLength: doublePrecision('min_length'),
    maxLength: doublePrecision('max_length'),
    south: doublePrecision('south'),
    north: doublePrecision('north'),
    west: doublePrecision('west'),
    east: doublePrecision('east'),
    /** A boat outside those bounds still matches if it names one of these places. */
    placeNames: text('place_names').array().notNull().default([]),
  },
  (t) => [
    unique('saved_searches_once').on(t.accountId, t.filtersKey),
    index('saved_searches_candidates').on(t.category, t.makeKey),
    check('saved_searches_alerts', isOneOf(sql.raw('alerts'), ALERT_FREQUENCIES)),
    check('saved_searches_name', sql`char_length(${t.name}) <= 80`),
    check('saved_searches_filters', sql`char_length(${t.filters}) <= 8000`),
  ],
);

/** Changes of live boats that still have to be compared with the saved searches; a trigger on `listings` adds them. */
export const listingChanges = pgTable(
  'listing_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The boat before the change; null if it is new. */
    before: jsonb('before'),
    /** The newest search at that moment: later ones have seen the change when they were saved. */
    lastSearchId: integer('last_search_id').notNull(),
  },
  (t) => [index('listing_changes_listing').on(t.listingId, t.id)],
);

export const MATCH_KINDS = ['new', 'price'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** A boat that came into a saved search, or whose price fell while it matched. */
export const searchMatches = pgTable(
  'search_matches',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    searchId: integer('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    listingId: integer('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<MatchKind>().notNull(),
    /** The change that caused the match, so that one fall of the price is mailed once. */
    changeId: bigint('change_id', { mode: 'number' }).notNull(),
    /** The price before it fell. */
    oldPrice: doublePrecision('old_price'),
    foundAt: moment('found_at').notNull(),
    /** When it is to be mailed; null once it has been, or if alerts are off. */
    mailAt: moment('mail_at'),
  },
  (t) => [
    uniqueIndex('search_matches_new_once').on(t.searchId, t.listingId).where(sql`kind = 'new'`),
    uniqueIndex('search_matches_price_once')
      .on(t.searchId, t.listingId, t.changeId)
      .where(sql`kind = 'price'`),
    index('search_matches_listing').on(t.listingId),
    index('search_matches_found').on(t.searchId, t.foundAt),
    index('search_matches_due').on(t.mailAt).where(sql`mail_at is not null`),
    check('search_matches_kind', isOneOf(sql.raw('kind'), MATCH_KINDS)),
  ],
);
