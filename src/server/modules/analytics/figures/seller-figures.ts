import type { BoatStats } from '#contract/analytics.ts';
import { FIGURE_DAYS, type SellerFigures } from '#contract/selling/seller-figures.ts';
import type { Deps } from '#server/deps.ts';
import type { Principal } from '#server/http/access/access.ts';
import { lastDays } from './london-day.ts';
import { type ListingFigures, readListingFigures, readViewsByDay } from './seller-figures.repository.ts';

const sum = (rows: readonly ListingFigures[], figure: keyof BoatStats) =>
  rows.reduce((total, row) => total + row[figure], 0);

/** Deleted listings are not included. */
export async function figuresOfSeller(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { accountId }: Principal,
): Promise<SellerFigures> {
  const days = lastDays(clock.now(), FIGURE_DAYS);
  const rows = await readListingFigures(db, accountId);
  const views = await readViewsByDay(db, { ownerId: accountId, since: days[0] ?? '' });
  return {
    totalViews: sum(rows, 'totalViews'),
    watchlistAdds: sum(rows, 'watchlistAdds'),
    contactReveals: sum(rows, 'contactReveals'),
    enquiries: sum(rows, 'enquiries'),
    activeListings: rows.filter(({ sold, hidden }) => !sold && !hidden).length,
    liveListings: rows.filter(({ live }) => live).length,
    soldListings: rows.filter(({ sold }) => sold).length,
    days: days.map((day) => ({ day, views: views.get(day) ?? 0 })),
    listings: rows
      .filter(({ wasPublic }) => wasPublic)
      .map(({ id, totalViews, watchlistAdds, contactReveals, enquiries }) => ({
        id,
        totalViews,
        watchlistAdds,
        contactReveals,
        enquiries,
      })),
  };
}
