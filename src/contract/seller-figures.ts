import { z } from 'zod';
import { BoatStats } from './analytics.ts';

const count = z.number().int();

/** How many days the chart of a seller looks back, today included. */
export const FIGURE_DAYS = 30;

/** GET /api/my-boats/figures: what a seller's listings have brought so far. */
export const SellerFigures = BoatStats.extend({
  activeListings: count.describe('Not sold, whether they are live or not'),
  liveListings: count.describe('Those that buyers can find now'),
  soldListings: count,
  days: z
    .array(z.object({ day: z.iso.date(), views: count }))
    .length(FIGURE_DAYS)
    .describe('Views of each of the last 30 days in Britain, today last'),
  listings: z
    .array(BoatStats.extend({ id: count }))
    .describe('The same for each listing; one that was never public has none'),
});
export type SellerFigures = z.infer<typeof SellerFigures>;
