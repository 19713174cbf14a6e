import { z } from 'zod';
import { BoatId } from './boat-id.ts';

const PAGE_MAX_LENGTH = 300;

/** What the browser reports. Other things that are counted the server sees for itself. */
const ofBoat = <Type extends string>(eventType: Type) =>
  z.object({ eventType: z.literal(eventType), boatId: BoatId });

export const AnalyticsEvent = z.discriminatedUnion(
  'eventType',
  [
    z.object({
      eventType: z.literal('page_view'),
      page: z.string('Say which page was viewed').min(1, 'Say which page was viewed').max(PAGE_MAX_LENGTH),
    }),
    ofBoat('boat_view'),
    ofBoat('contact_reveal'),
    ofBoat('watchlist_add'),
    ofBoat('watchlist_remove'),
  ],
  'There is no such event',
);
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

const count = z.number().int();

export const BoatStats = z.object({ totalViews: count, watchlistAdds: count, contactReveals: count });
export type BoatStats = z.infer<typeof BoatStats>;

export const AnalyticsSummary = z.object({
  totalViews: count,
  viewsThisWeek: count,
  boatViews: count,
  boatViewsThisWeek: count,
  contactReveals: count,
  contactRevealsThisWeek: count,
  searches: count,
  searchesThisWeek: count,
  recentActivity: z.array(z.object({ description: z.string(), createdAt: z.iso.datetime() })),
});
export type AnalyticsSummary = z.infer<typeof AnalyticsSummary>;
