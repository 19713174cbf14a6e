import { z } from 'zod';
import { BoatId } from './boats/boat-id.ts';
import { textLine } from './text.ts';

const PAGE_MAX_LENGTH = 300;
const NO_PAGE = 'Say which page was viewed';
const NO_SEARCH = 'Say what was searched for';

/** Events that the browser reports. The server counts searches and enquiries itself. */
const ofBoat = <Type extends string>(eventType: Type) =>
  z.object({ eventType: z.literal(eventType), boatId: BoatId });

export const AnalyticsEvent = z
  .discriminatedUnion(
    'eventType',
    [
      z.object({
        eventType: z.literal('page_view'),
        page: textLine(NO_PAGE, NO_PAGE).min(1, NO_PAGE).max(PAGE_MAX_LENGTH),
      }),
      z.object({
        eventType: z.literal('search_unanswered'),
        search: textLine(NO_SEARCH, NO_SEARCH)
          .min(1, NO_SEARCH)
          .max(200)
          .describe(
            'A phrase whose results were left without opening one of the first six, or that was rephrased within a minute. ' +
              'It is stored as it is understood, without words that only one visitor has typed.',
          ),
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
