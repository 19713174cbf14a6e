import { lt, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { analyticsEvents, listingDailyCounts, siteDailyCounts, visits } from './analytics.table.ts';
import { londonDay } from './figures/london-day.ts';

/** Event types of a boat, with the column of their daily count. */
const BOAT_COLUMNS = {
  boat_view: sql.identifier('views'),
  contact_reveal: sql.identifier('reveals'),
  watchlist_add: sql.identifier('watchlist_adds'),
  watchlist_remove: sql.identifier('watchlist_removes'),
  enquiry: sql.identifier('enquiries'),
} as const;

export type BoatEventType = keyof typeof BOAT_COLUMNS;
export type SiteEventType = 'page_view' | 'search';

interface BoatEvent {
  type: BoatEventType;
  listingId: number;
  at: Date;
  /** The account that acts: sellers do not count on their own boats. */
  notOwnedBy?: string;
  /** Counts only if none of these keys was used today; marks them as used. */
  visits?: readonly string[];
}

/**
 * Also claims the visit of a seller to their own boat, so that it does not count later that day when they are signed
 * out.
 */
const claimOf = (keys: readonly string[], day: string) => sql`
    claim as (
      insert into ${visits} (day, key)
      select ${day}::date, keys.key from boat,
        (values ${sql.join(
          keys.map((key) => sql`(${key}::text)`),
          sql`, `,
        )}) as keys (key)
      order by keys.key
      on conflict do nothing
      returning key
    ),`;

/** Adds one to the site's daily count for each row of `counted`. */
const addToSite = (type: string, at: Date, counted: SQL) => sql`
  insert into ${siteDailyCounts} as site (day, event_type, total)
  select ${londonDay(at)}::date, ${type}::text, 1 from ${counted}
  on conflict (day, event_type) do update set total = site.total + 1
  returning total`;

/**
 * Counts an event of a public boat: the event, the boat's daily count and the site's daily count in one statement. Each
 * part depends on the one before it, so rows are always locked in the same order. To avoid deadlocks a transaction must
 * count only one event, as its last step.
 */
export async function countBoatEvent(executor: Executor, event: BoatEvent): Promise<boolean> {
  const { type, listingId, at, notOwnedBy, visits: keys = [] } = event;
  const column = BOAT_COLUMNS[type];
  const day = londonDay(at);
  const claim = keys.length > 0 ? claimOf(keys, day) : sql``;
  const isFirst = keys.length > 0 ? sql`(select count(*) from claim) = ${keys.length}::integer` : sql`true`;
  const notOwner = notOwnedBy ? sql`and owner_id <> ${notOwnedBy}::uuid` : sql``;
  const { rows } = await executor.execute(sql`
    with boat as (
      select id, owner_id from ${listings}
      where id = ${listingId}::integer and shown
    ), ${claim} event as (
      insert into ${analyticsEvents} (event_type, listing_id, created_at)
      select ${type}::text, id, ${at.toISOString()}::timestamptz from boat
      where ${isFirst} ${notOwner}
      returning listing_id
    ), boat_day as (
      insert into ${listingDailyCounts} as counts (listing_id, day, ${column})
      select listing_id, ${day}::date, 1 from event
      on conflict (listing_id, day) do update set ${column} = counts.${column} + 1
      returning listing_id
    ) ${addToSite(type, at, sql`boat_day`)}`);
  return rows.length > 0;
}

export async function countSiteEvent(
  executor: Executor,
  event: { type: SiteEventType; page: string; at: Date; visit?: string },
): Promise<void> {
  const { type, page, at, visit } = event;
  const day = londonDay(at);
  const claim = sql`
    claim as (
      insert into ${visits} (day, key) values (${day}::date, ${visit}::text)
      on conflict do nothing
      returning key
    ),`;
  await executor.execute(sql`
    with ${visit ? claim : sql``} event as (
      insert into ${analyticsEvents} (event_type, page, created_at)
      select ${type}::text, ${page}::text, ${at.toISOString()}::timestamptz ${visit ? sql`from claim` : sql``}
      returning id
    ) ${addToSite(type, at, sql`event`)}`);
}

interface VisitedPage {
  page: string;
  at: Date;
  /** Counts only if this key was not used today; marks it as used. */
  visit: string;
}

/** Counts many events of one type in one statement; returns the visits that counted. */
export async function countSiteEvents(
  executor: Executor,
  type: SiteEventType,
  events: readonly VisitedPage[],
): Promise<Set<string>> {
  const given = events.map(({ page, at, visit }) => ({
    page,
    at: at.toISOString(),
    day: londonDay(at),
    visit,
  }));
  const { rows } = await executor.execute<{ visit: string }>(sql`
    with given as (
      select distinct on (day, visit) *
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (page text, at timestamptz, day date, visit text)
      order by day, visit, at
    ), claim as (
      insert into ${visits} (day, key) select day, visit from given order by day, visit
      on conflict do nothing
      returning day, key
    ), counted as (
      select given.* from given join claim on claim.day = given.day and claim.key = given.visit
    ), event as (
      insert into ${analyticsEvents} (event_type, page, created_at) select ${type}::text, page, at from counted
    ), site_day as (
      insert into ${siteDailyCounts} as site (day, event_type, total)
      select day, ${type}::text, count(*) from counted group by day order by day
      on conflict (day, event_type) do update set total = site.total + excluded.total
    )
    select visit from counted`);
  return new Set(rows.map(({ visit }) => visit));
}

export async function deleteEventsBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(analyticsEvents).where(lt(analyticsEvents.createdAt, moment));
}
