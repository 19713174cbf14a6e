import { z } from 'zod';
import { listWords } from '../text.ts';
import { ThreadBoat } from './threads.ts';

const moment = z.iso.datetime();
const count = z.number().int();
const listingId = z.coerce.number().int().min(1).max(2_147_483_647);

export const LEAD_STATES = ['waiting', 'answered', 'archived', 'closed'] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** As many leads as one file holds. */
export const LEADS_IN_FILE = 5_000;

const filters = {
  boat: listingId.optional().describe('Only about this boat'),
  week: z.iso
    .date('Enter a date such as 2026-11-16')
    .optional()
    .describe('Only those that arrived in the week that begins on this Monday, in British time'),
  state: z
    .enum(LEAD_STATES, `The state is one of ${LEAD_STATES.join(', ')}`)
    .optional()
    .describe('Only in this state'),
  q: listWords.describe('Words of the buyer’s name, phone number, the boat or its reference'),
};

/** GET /api/leads/export.csv */
export const LeadFilters = z.object(filters);
export type LeadFilters = z.infer<typeof LeadFilters>;

/** GET /api/leads: the total is in X-Total-Count. */
export const LeadsQuery = z.object({
  ...filters,
  page: z.coerce.number().int().min(1).max(1_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type LeadsQuery = z.infer<typeof LeadsQuery>;

const LEAD_EXAMPLE = {
  id: 12,
  boat: {
    id: 4217,
    title: 'Contessa 32',
    picture: '/objects/uploads/7d0f4a7c-2f0b-4c55-9a3c-5a2a3f0c9d10',
    price: 24_950,
    currency: 'GBP',
    state: 'for-sale',
  },
  reference: 'SY-118',
  name: 'Bill Buyer',
  phone: '07700 900123',
  state: 'waiting',
  receivedAt: '2026-11-16T09:30:00.000Z',
  week: '2026-11-16',
  waitingSince: '2026-11-17T14:05:00.000Z',
  answeredAt: '2026-11-16T10:02:00.000Z',
} as const;

export const Lead = z
  .object({
    id: count.describe('The number of its conversation'),
    boat: ThreadBoat,
    reference: z.string().nullable().describe('Your own number of the boat'),
    name: z.string().describe('What the buyer gave in the contact form, or else their first name'),
    phone: z.string().nullable(),
    state: z
      .enum(LEAD_STATES)
      .describe(
        '"waiting": the buyer wrote last; "archived": the same, but you put it into the archive; "closed": the buyer has left, or one of you has blocked the other',
      ),
    receivedAt: moment,
    week: z.iso.date().describe('The Monday of the week in which it arrived, in British time'),
    waitingSince: moment
      .nullable()
      .describe('Of a waiting lead: the first of the buyer’s messages without an answer'),
    answeredAt: moment.nullable().describe('When you first answered here'),
  })
  .meta({
    id: 'Lead',
    description: 'A buyer who asked about one of your boats, with the name and phone number that they gave.',
    examples: [LEAD_EXAMPLE],
  });
export type Lead = z.infer<typeof Lead>;

export const LeadsSummary = z
  .object({
    waiting: count,
    waitingSince: moment.nullable().describe('Since when the longest waiting one waits'),
    boats: z
      .array(z.object({ id: count, title: z.string(), leads: count, waiting: count }))
      .describe('By boat, in the order of titles; 500 at most'),
    weeks: z
      .array(z.object({ week: z.iso.date(), leads: count, waiting: count }))
      .describe('By week, the newest first; 104 at most'),
  })
  .meta({
    id: 'LeadsSummary',
    description: 'How many leads you have, by boat and by week.',
    examples: [
      {
        waiting: 1,
        waitingSince: '2026-11-17T14:05:00.000Z',
        boats: [{ id: 4217, title: 'Contessa 32', leads: 3, waiting: 1 }],
        weeks: [{ week: '2026-11-16', leads: 3, waiting: 1 }],
      },
    ],
  });
export type LeadsSummary = z.infer<typeof LeadsSummary>;
