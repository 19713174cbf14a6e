import type { BoatStats } from '#contract/analytics.ts';
import { type AnyColumn, and, eq, gte, isNull, sql } from '#server/db/drizzle.ts';
import type { Executor } from '#server/db/executor.ts';
import { IN_STATE } from '#server/modules/listings/listing-state.ts';
import { listings } from '#server/modules/listings/listings.table.ts';
import { listingDailyCounts } from '../analytics.table.ts';

export interface ListingFigures extends BoatStats {
  id: number;
  sold: boolean;
  live: boolean;
  /** Waits for a review, or was rejected. */
  hidden: boolean;
  wasPublic: boolean;
}

const { listingId, day, views, watchlistAdds, reveals, enquiries } = listingDailyCounts;

const sumOf = (column: AnyColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
const isSet = (column: AnyColumn) => sql<boolean>`${column} is not null`;
const ownedBy = (ownerId: string) => and(eq(listings.ownerId, ownerId), isNull(listings.deletedAt));

export function readListingFigures(executor: Executor, ownerId: string): Promise<ListingFigures[]> {
  return executor
    .select({
      id: listings.id,
      sold: sql<boolean>`${IN_STATE.sold}`,
      live: listings.live,
      hidden: sql<boolean>`${listings.status} <> 'approved'`,
      wasPublic: isSet(listings.liveAt),
      totalViews: sumOf(views),
      watchlistAdds: sumOf(watchlistAdds),
      contactReveals: sumOf(reveals),
      enquiries: sumOf(enquiries),
    })
    .from(listings)
    .leftJoin(listingDailyCounts, eq(listingId, listings.id))
    .where(ownedBy(ownerId))
    .groupBy(listings.id);
}

/** Views of all the seller's listings together, by day; days without views are missing. */
export async function readViewsByDay(
  executor: Executor,
  { ownerId, since }: { ownerId: string; since: string },
): Promise<Map<string, number>> {
  const rows = await executor
    .select({ day, views: sumOf(views) })
    .from(listingDailyCounts)
    .innerJoin(listings, eq(listings.id, listingId))
    .where(and(ownedBy(ownerId), gte(day, since)))
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.views]));
}
