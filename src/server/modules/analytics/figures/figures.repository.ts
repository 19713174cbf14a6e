import type { BoatStats } from '#contract/analytics.ts';
import { type AnyColumn, and, desc, eq, gte, isNull, type SQL, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { analyticsEvents, listingDailyCounts, siteDailyCounts } from '../analytics.table.ts';
import { weekStart } from './london-day.ts';

interface SiteFigure {
  total: number;
  thisWeek: number;
}

export async function readSiteFigures(executor: Executor, now: Date): Promise<Map<string, SiteFigure>> {
  const { day, eventType, total } = siteDailyCounts;
  const sum = sql`sum(${total})`;
  const rows = await executor
    .select({
      eventType,
      total: sql`${sum}`.mapWith(Number),
      thisWeek: sql`coalesce(${sum} filter (where ${gte(day, weekStart(now))}), 0)`.mapWith(Number),
    })
    .from(siteDailyCounts)
    .groupBy(eventType);
  return new Map(rows.map(({ eventType: type, ...figure }) => [type, figure]));
}

/** The site's daily counts since this day, keyed by `day eventType`. */
export async function readSiteDays(executor: Executor, since: string): Promise<Map<string, number>> {
  const rows = await executor.select().from(siteDailyCounts).where(gte(siteDailyCounts.day, since));
  return new Map(rows.map(({ day, eventType, total }) => [`${day} ${eventType}`, total]));
}

export interface Activity {
  eventType: string;
  page: string | null;
  title: string | null;
  createdAt: Date;
}

export function readNewestEvents(executor: Executor, limit: number): Promise<Activity[]> {
  const { eventType, page, createdAt, listingId, id } = analyticsEvents;
  return executor
    .select({ eventType, page, title: listings.title, createdAt })
    .from(analyticsEvents)
    .leftJoin(listings, eq(listings.id, listingId))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

const sumOf = (column: AnyColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);

/** A query for the boat's number of views in the seven days (UK time) that end today. */
export function viewsThisWeek(boatId: number, now: Date): SQL {
  const { views, listingId, day } = listingDailyCounts;
  return sql`select coalesce(sum(${views}), 0)::integer from ${listingDailyCounts}
    where ${listingId} = ${boatId}::integer and ${day} >= ${weekStart(now)}::date`;
}

/** Undefined if the account owns no such boat. */
export async function readStatsOfOwnBoat(
  executor: Executor,
  boat: { listingId: number; ownerId: string },
): Promise<BoatStats | undefined> {
  const { views, watchlistAdds, reveals, enquiries, listingId } = listingDailyCounts;
  const [stats] = await executor
    .select({
      totalViews: sumOf(views),
      watchlistAdds: sumOf(watchlistAdds),
      contactReveals: sumOf(reveals),
      enquiries: sumOf(enquiries),
    })
    .from(listings)
    .leftJoin(listingDailyCounts, eq(listingId, listings.id))
    .where(
      and(eq(listings.id, boat.listingId), eq(listings.ownerId, boat.ownerId), isNull(listings.deletedAt)),
    )
    .groupBy(listings.id);
  return stats;
}
