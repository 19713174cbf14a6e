import { z } from 'zod';
import { Message } from '../messages/threads.ts';

const moment = z.iso.datetime();
const count = z.number().int();

export const ReportedThread = z
  .object({
    id: count,
    boat: z.object({ id: count, title: z.string() }),
    buyer: z.string(),
    buyerId: z.uuid().nullable().describe('Null without an account'),
    seller: z.string(),
    sellerId: z.uuid().nullable(),
    reportedAt: moment,
    reportedBy: z.enum(['buyer', 'seller']),
    reason: z.string(),
  })
  .meta({
    id: 'ReportedThread',
    description: 'A conversation that one of its people reported.',
    examples: [
      {
        id: 12,
        boat: { id: 4217, title: 'Contessa 32' },
        buyer: 'Bill Buyer',
        buyerId: null,
        seller: 'Anna Bell',
        sellerId: null,
        reportedAt: '2026-11-16T09:30:00.000Z',
        reportedBy: 'seller',
        reason: 'Asks for a deposit before a viewing.',
      },
    ],
  });
export type ReportedThread = z.infer<typeof ReportedThread>;

export const AdminThread = ReportedThread.extend({
  hasEarlier: z.boolean(),
  messages: z.array(Message.omit({ mine: true }).extend({ from: z.enum(['buyer', 'seller']) })),
}).meta({
  id: 'AdminThread',
  description: 'A reported conversation with its messages. Reading it is recorded in the audit trail.',
  examples: [
    {
      id: 12,
      boat: { id: 4217, title: 'Contessa 32' },
      buyer: 'Bill Buyer',
      buyerId: null,
      seller: 'Anna Bell',
      sellerId: null,
      reportedAt: '2026-11-16T09:30:00.000Z',
      reportedBy: 'seller',
      reason: 'Asks for a deposit before a viewing.',
      hasEarlier: false,
      messages: [],
    },
  ],
});
export type AdminThread = z.infer<typeof AdminThread>;

export const HeldMessage = z
  .object({
    id: count,
    text: z.string(),
    from: z.string(),
    accountId: z.uuid().nullable().describe('Null without an account'),
    side: z.enum(['buyer', 'seller']).describe('Which of the two wrote it'),
    signs: z.array(z.string()).describe('Signs of fraud in it, in words'),
    recipients: count.describe(
      'How many sellers were sent this text, or nearly this text, within a day; 0 if a seller wrote it',
    ),
    boat: z.object({ id: count, title: z.string() }),
    at: moment,
  })
  .meta({
    id: 'HeldMessage',
    description:
      'A message that waits because it shows several signs of fraud, or its sender wrote nearly the same to many sellers.',
    examples: [
      {
        id: 31,
        text: 'I sell boats faster than anyone. Call me.',
        from: 'Bill Buyer',
        accountId: null,
        side: 'buyer',
        signs: [],
        recipients: 6,
        boat: { id: 4217, title: 'Contessa 32' },
        at: '2026-11-16T09:30:00.000Z',
      },
    ],
  });
export type HeldMessage = z.infer<typeof HeldMessage>;
