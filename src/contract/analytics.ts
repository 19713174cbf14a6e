import { z } from 'zod';
import { BoatId } from './boats/boat-id.ts';

const PAGE_MAX_LENGTH = 300;

/** Events that the browser reports. The server counts searches and enquiries itself. */
const ofBoat = <Type extends string>(eventType: Type) =>
  z.object({ eventType: z.literal(eventType), boatId: BoatId });

export const AnalyticsEvent = z
  .discriminatedUnion(
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
  )
  .meta({
    id: 'AnalyticsEvent',
    description: 'A page view, or something that a visitor did with a boat.',
    examples: [{ eventType: 'boat_view', boatId: 4217 }],
  });
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

const count = z.number().int();

export const BoatStats = z
  .object({
    totalViews: count,
    watchlistAdds: count,
    contactReveals: count,
    enquiries: count.describe('Messages that buyers sent with the contact form'),
  })
  .meta({
    id: 'BoatStats',
    description:
      'How often a boat was viewed and saved, its phone number revealed, and its seller contacted through the form.',
    examples: [{ totalViews: 184, watchlistAdds: 9, contactReveals: 4, enquiries: 3 }],
  });
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
