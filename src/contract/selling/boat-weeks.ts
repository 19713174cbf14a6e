import { z } from 'zod';

const count = z.number().int();

/** The number of weeks in the chart of a boat, including this one. */
export const FIGURE_WEEKS = 12;

/** GET /api/my-boats/{id}/weeks */
export const BoatWeeks = z
  .object({
    id: count,
    title: z.string(),
    weeks: z
      .array(
        z.object({
          week: z.iso.date().describe('Its Monday, in British time'),
          views: count,
          saves: count.describe('How often it was put on a watchlist'),
          enquiries: count,
        }),
      )
      .length(FIGURE_WEEKS)
      .describe('The last twelve weeks, this one last'),
    advice: z
      .string()
      .nullable()
      .describe('One sentence of fact that may help to sell it; null when there is nothing to say'),
  })
  .meta({
    id: 'BoatWeeks',
    description: 'How often one of your boats was viewed, saved and asked about, week by week.',
    examples: [
      {
        id: 4217,
        title: 'Contessa 32',
        weeks: Array.from({ length: FIGURE_WEEKS }, (_, week) => ({
          week: new Date(Date.UTC(2026, 7, 31 + 7 * week)).toISOString().slice(0, 10),
          views: 20 + week,
          saves: week % 3,
          enquiries: week % 2,
        })),
        advice: 'Priced above 78% of 14 similar boats.',
      },
    ],
  });
export type BoatWeeks = z.infer<typeof BoatWeeks>;
