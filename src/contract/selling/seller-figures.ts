import { z } from 'zod';
import { BoatStats } from '../analytics.ts';

const count = z.number().int();

/** The number of days in the seller's chart, including today. */
export const FIGURE_DAYS = 30;

const FIGURES_EXAMPLE = { totalViews: 184, watchlistAdds: 9, contactReveals: 4, enquiries: 3 };

export const SellerFigures = BoatStats.extend({
  activeListings: count.describe('Approved listings that are not sold: for sale, under offer or paused'),
  liveListings: count.describe('Listings that buyers can find now'),
  soldListings: count,
  days: z
    .array(z.object({ day: z.iso.date(), views: count }))
    .length(FIGURE_DAYS)
    .describe('Views on each of the last 30 days in British time, today last'),
  listings: z
    .array(BoatStats.extend({ id: count }))
    .describe('The same figures for each listing that has been public'),
}).meta({
  id: 'SellerFigures',
  description: 'How often the listings of a seller were viewed and saved, and the seller contacted.',
  examples: [
    {
      ...FIGURES_EXAMPLE,
      activeListings: 2,
      liveListings: 1,
      soldListings: 0,
      days: Array.from({ length: FIGURE_DAYS }, (_, day) => ({
        day: `2026-04-${String(day + 1).padStart(2, '0')}`,
        views: day % 7,
      })),
      listings: [{ id: 4217, ...FIGURES_EXAMPLE }],
    },
  ],
});
export type SellerFigures = z.infer<typeof SellerFigures>;
