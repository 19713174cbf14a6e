import { z } from 'zod';

const count = z.number().int();
const minutes = z.number().int().nullable();

/** GET /api/admin/moderation-figures, about the last 28 days. */
export const ModerationFigures = z
  .object({
    decisions: count,
    medianWaitMinutes: minutes.describe(
      'Half of the sellers waited no longer than this; null without decisions',
    ),
    longestWaitMinutes: minutes,
    withinDay: z.number().min(0).max(1).nullable().describe('The share decided within the promised 24 hours'),
    waitingNow: count,
    oldestWaitMinutes: minutes.describe(
      'How long the oldest entry of the queue has waited; null if it is empty',
    ),
    days: z.array(
      z.object({
        day: z.iso.date(),
        approved: count,
        rejected: count,
        changesRequested: count,
      }),
    ),
    reviewers: z
      .array(
        z.object({
          id: z.uuid().nullable(),
          name: z.string(),
          approved: count,
          rejected: count,
          changesRequested: count,
        }),
      )
      .describe('Most decisions first'),
    reasons: z
      .array(z.object({ label: z.string(), count }))
      .describe('Of rejections and change requests, by ready-made reason; the others are “Own words”'),
  })
  .meta({
    id: 'ModerationFigures',
    description: 'How reviews went in the last 28 days. Decisions that were undone do not count.',
    examples: [
      {
        decisions: 12,
        medianWaitMinutes: 95,
        longestWaitMinutes: 1_300,
        withinDay: 1,
        waitingNow: 3,
        oldestWaitMinutes: 40,
        days: [{ day: '2026-05-06', approved: 10, rejected: 1, changesRequested: 1 }],
        reviewers: [
          {
            id: '0b9f2c1e-7a53-4d0c-9a57-2f6f0d6f3a11',
            name: 'Ada Harbour',
            approved: 10,
            rejected: 1,
            changesRequested: 1,
          },
        ],
        reasons: [{ label: 'Photos', count: 2 }],
      },
    ],
  });
export type ModerationFigures = z.infer<typeof ModerationFigures>;

export const Onlookers = z
  .object({ others: z.array(z.string()).describe('The names of other administrators who have it open') })
  .meta({
    id: 'Onlookers',
    description: 'Who else is looking at an entry of the queue.',
    examples: [{ others: ['Ada Harbour'] }],
  });
export type Onlookers = z.infer<typeof Onlookers>;
