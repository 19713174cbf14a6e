import { z } from 'zod';
import { AnalyticsSummary } from './analytics.ts';

const count = z.number().int();

/** GET /api/admin/analytics: the specified summary, and what the charts draw. */
export const AdminAnalytics = AnalyticsSummary.extend({
  days: z
    .array(
      z.object({
        day: z.iso.date(),
        pageViews: count,
        boatViews: count,
        contactReveals: count,
        searches: count,
      }),
    )
    .describe('The last thirty days as they go in Britain, the oldest first, quiet ones included'),
  searchesWithoutResult: z
    .array(z.object({ search: z.string().describe('In words'), total: count, lastDay: z.iso.date() }))
    .describe('What people looked for in those days and did not find, the most frequent first'),
});
export type AdminAnalytics = z.infer<typeof AdminAnalytics>;
