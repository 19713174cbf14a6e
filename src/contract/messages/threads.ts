import { z } from 'zod';
import { CONVERSATION_BOAT_STATES } from '#domain/conversations/boat-states.ts';
import { CAUTION_IDS } from '#domain/conversations/cautions.ts';

const moment = z.iso.datetime();
const count = z.number().int();

export const THREAD_BOXES = ['buying', 'selling', 'archived'] as const;
export type ThreadBox = (typeof THREAD_BOXES)[number];

/** GET /api/threads: the most recent first, with the total in X-Total-Count. */
export const ThreadsQuery = z.object({
  box: z.enum(THREAD_BOXES, 'The box is buying, selling or archived').default('buying'),
  boat: z.coerce.number().int().min(1).max(2_147_483_647).optional().describe('Only about this boat'),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type ThreadsQuery = z.infer<typeof ThreadsQuery>;

/** GET /api/threads/{id}: the latest messages, or those before one of them. */
export const ThreadQuery = z.object({
  before: z.coerce
    .number()
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .describe('Only messages before the one with this number'),
  limit: z.coerce.number().int().min(1).max(200).default(100),
});
export type ThreadQuery = z.infer<typeof ThreadQuery>;

const BOAT_EXAMPLE = {
  id: 4217,
  title: 'Contessa 32',
  picture: '/objects/uploads/7d0f4a7c-2f0b-4c55-9a3c-5a2a3f0c9d10',
  price: 24_950,
  currency: 'GBP',
  state: 'for-sale',
} as const;

export const ThreadBoat = z
  .object({
    id: count,
    title: z.string(),
    picture: z.string().nullable(),
    price: z.number().nullable().describe('Null once the listing is not public any more'),
    currency: z.string().nullable(),
    state: z.enum(CONVERSATION_BOAT_STATES),
  })
  .meta({
    id: 'ThreadBoat',
    description: 'The boat that a conversation is about.',
    examples: [BOAT_EXAMPLE],
  });
export type ThreadBoat = z.infer<typeof ThreadBoat>;

const side = z.enum(['buying', 'selling']).describe('Whether you are the buyer or the seller in it');

const ENTRY_EXAMPLE = {
  id: 12,
  side: 'buying',
  boat: BOAT_EXAMPLE,
  other: { firstName: 'Anna' },
  lastMessage: { text: 'Saturday at ten would suit me.', mine: false },
  lastAt: '2026-11-16T09:30:00.000Z',
  unread: 1,
} as const;

export const ThreadEntry = z
  .object({
    id: count,
    side,
    boat: ThreadBoat,
    other: z.object({ firstName: z.string() }),
    lastMessage: z.object({ text: z.string(), mine: z.boolean() }),
    lastAt: moment,
    unread: count,
  })
  .meta({ id: 'ThreadEntry', description: 'A conversation in a list.', examples: [ENTRY_EXAMPLE] });
export type ThreadEntry = z.infer<typeof ThreadEntry>;

const MESSAGE_EXAMPLE = {
  id: 31,
  text: 'Saturday at ten would suit me.',
  images: [],
  mine: false,
  at: '2026-11-16T09:30:00.000Z',
  waiting: false,
  refused: false,
  caution: null,
};

export const Message = z
  .object({
    id: count,
    text: z.string(),
    images: z.array(z.string()).describe('Addresses of pictures that only the two people can open'),
    mine: z.boolean(),
    at: moment,
    waiting: z.boolean().describe('Waits for an administrator: the other person does not see it yet'),
    refused: z.boolean().describe('An administrator refused it: the other person never sees it'),
    caution: z.enum(CAUTION_IDS).nullable().describe('The known fraud whose words it contains'),
  })
  .meta({ id: 'Message', description: 'A message in a conversation.', examples: [MESSAGE_EXAMPLE] });
export type Message = z.infer<typeof Message>;

export const Thread = z
  .object({
    id: count,
    side,
    boat: ThreadBoat,
    other: z.object({
      firstName: z.string(),
      phone: z.string().optional().describe('Only if they shared it here'),
      email: z.string().optional().describe('Only if they shared it here'),
    }),
    contact: z
      .object({ name: z.string(), phone: z.string().nullable() })
      .nullable()
      .describe('For the seller: what the buyer gave in the contact form about this boat'),
    blocked: z.boolean().describe('One of the two has blocked the other'),
    blockedByMe: z.boolean(),
    closed: z.boolean().describe('The other person has closed their account'),
    archived: z.boolean(),
    shared: z.object({ phone: z.boolean(), email: z.boolean() }).describe('What you have shared here'),
    unread: count,
    hasEarlier: z.boolean().describe('There are messages before the first of these'),
    seenUpTo: count
      .nullable()
      .describe(
        'The newest message of yours that they have read; null while one of you has switched this off',
      ),
    messages: z.array(Message),
  })
  .meta({
    id: 'Thread',
    description: 'A conversation with its latest messages, oldest first.',
    examples: [
      {
        id: 12,
        side: 'buying',
        boat: BOAT_EXAMPLE,
        other: { firstName: 'Anna' },
        contact: null,
        blocked: false,
        blockedByMe: false,
        closed: false,
        archived: false,
        shared: { phone: false, email: false },
        unread: 1,
        hasEarlier: false,
        seenUpTo: null,
        messages: [MESSAGE_EXAMPLE],
      },
    ],
  });
export type Thread = z.infer<typeof Thread>;

export const UnreadThreads = z
  .object({
    buying: count,
    selling: count,
    boats: z
      .array(z.object({ id: count, unread: count }))
      .describe('Your listings with unread messages, 100 at most'),
    latest: z
      .object({ thread: count, side, from: z.string(), boat: z.string(), at: moment })
      .nullable()
      .describe('The conversation in which you have an unread message since the shortest time'),
  })
  .meta({
    id: 'UnreadThreads',
    description: 'How many messages you have not read.',
    examples: [
      {
        buying: 1,
        selling: 2,
        boats: [{ id: 4217, unread: 2 }],
        latest: {
          thread: 12,
          side: 'buying',
          from: 'Anna',
          boat: 'Contessa 32',
          at: '2026-11-16T09:30:00.000Z',
        },
      },
    ],
  });
export type UnreadThreads = z.infer<typeof UnreadThreads>;

/** GET /api/thread-links: the conversation behind the link of a mail. */
export const GuestThread = z
  .discriminatedUnion('state', [
    Thread.omit({ contact: true, shared: true, archived: true, side: true }).extend({
      state: z.literal('open'),
    }),
    z.object({ state: z.literal('claimed'), id: count }),
  ])
  .meta({
    id: 'GuestThread',
    description:
      'A conversation for a buyer without an account. Once an account has it, only its number: sign in to read it.',
    examples: [{ state: 'claimed', id: 12 }],
  });
export type GuestThread = z.infer<typeof GuestThread>;
