import { z } from 'zod';
import { AnalyticsSummary } from '../analytics.ts';

const count = z.number().int();

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
    .describe('The last 30 days in British time, oldest first, including days without activity'),
  searchesWithoutResult: z
    .array(z.object({ search: z.string().describe('In words'), total: count, lastDay: z.iso.date() }))
    .describe('Searches of those days that found nothing, most frequent first'),
  searchesWithoutAnswer: z
    .array(
      z.object({ search: z.string().describe('As it was understood'), total: count, lastDay: z.iso.date() }),
    )
    .describe(
      'Phrases of those days whose first six boats nobody opened, or that were rephrased within a minute, most frequent first',
    ),
}).meta({
  id: 'AdminAnalytics',
  description: 'Totals, this week, the last 30 days and searches without a result.',
  examples: [
    {
      totalViews: 51_200,
      viewsThisWeek: 3_140,
      boatViews: 20_480,
      boatViewsThisWeek: 1_260,
      contactReveals: 512,
      contactRevealsThisWeek: 31,
      searches: 9_870,
      searchesThisWeek: 640,
      recentActivity: [{ description: 'Contessa 32 was viewed', createdAt: '2026-05-06T07:45:00.000Z' }],
      days: [{ day: '2026-05-06', pageViews: 420, boatViews: 180, contactReveals: 4, searches: 90 }],
      searchesWithoutResult: [{ search: 'Folkboat in Cornwall', total: 7, lastDay: '2026-05-05' }],
      searchesWithoutAnswer: [{ search: 'Sailing Boats, “junk rig”', total: 4, lastDay: '2026-05-05' }],
    },
  ],
});
export type AdminAnalytics = z.infer<typeof AdminAnalytics>;
