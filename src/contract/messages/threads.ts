import { z } from 'zod';
import { CONVERSATION_BOAT_STATES } from '#domain/conversations/boat-states.ts';
import { CAUTION_IDS } from '#domain/conversations/cautions.ts';
import {
  MESSAGE_LIMITS,
  REPORT_REASON_MAX_LENGTH,
  SAVED_REPLY_LIMITS,
} from '#domain/conversations/limits.ts';
import { isUploadId, objectIdOf } from '#domain/media/object-urls.ts';
import { oneLine } from '#domain/one-line.ts';
import { isShowable } from '#domain/text.ts';

const moment = z.iso.datetime();
const count = z.number().int();

const plainText = (ask: string, max: number) =>
  z
    .string(ask)
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .max(max, `Please write at most ${max.toLocaleString('en-GB')} characters`)
    .refine(isShowable, 'The text contains characters that cannot be shown');

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
    blocked: z.boolean().describe('One of the two has blocked the other'),
    blockedByMe: z.boolean(),
    closed: z.boolean().describe('The other person has closed their account'),
    archived: z.boolean(),
    shared: z.object({ phone: z.boolean(), email: z.boolean() }).describe('What you have shared here'),
    unread: count,
    hasEarlier: z.boolean().describe('There are messages before the first of these'),
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
        blocked: false,
        blockedByMe: false,
        closed: false,
        archived: false,
        shared: { phone: false, email: false },
        unread: 1,
        hasEarlier: false,
        messages: [MESSAGE_EXAMPLE],
      },
    ],
  });
export type Thread = z.infer<typeof Thread>;

const NOTHING = 'Please write a message';
const imageId = z
  .string()
  .max(200)
  .transform((text) => (isUploadId(text) ? text : (objectIdOf(text) ?? '')))
  .refine(isUploadId, 'This is not the address of an uploaded photo');

export const SendMessageRequest = z
  .object({
    text: plainText(NOTHING, MESSAGE_LIMITS.text),
    images: z
      .array(imageId)
      .max(MESSAGE_LIMITS.images, `At most ${MESSAGE_LIMITS.images} photos fit into a message`)
      .default([])
      .describe('Addresses of pictures that you have uploaded'),
    key: z
      .string()
      .min(1)
      .max(MESSAGE_LIMITS.key)
      .nullish()
      .describe('Chosen by you: sending the same key twice adds one message'),
  })
  .refine(({ text, images }) => text.length > 0 || images.length > 0, { path: ['text'], error: NOTHING })
  .meta({
    id: 'SendMessageRequest',
    description: 'A message to the other person.',
    examples: [{ text: 'Saturday at ten would suit me.', key: 'b2f6' }],
  });
export type SendMessageRequest = z.infer<typeof SendMessageRequest>;

export const ShareRequest = z
  .object({ what: z.enum(['phone', 'email'], 'Say whether to share your phone or your email') })
  .meta({ id: 'ShareRequest', description: 'What the other person may see.', examples: [{ what: 'phone' }] });

export const ReportThreadRequest = z
  .object({
    reason: plainText('Please say what is wrong', REPORT_REASON_MAX_LENGTH).min(
      1,
      'Please say what is wrong',
    ),
  })
  .meta({
    id: 'ReportThreadRequest',
    description: 'What is wrong with a conversation. Administrators can read it from then on.',
    examples: [{ reason: 'Asks for a deposit before a viewing.' }],
  });

export const UnreadThreads = z
  .object({
    buying: count,
    selling: count,
    boats: z
      .array(z.object({ id: count, unread: count }))
      .describe('Your listings with unread messages, 100 at most'),
  })
  .meta({
    id: 'UnreadThreads',
    description: 'How many messages you have not read.',
    examples: [{ buying: 1, selling: 2, boats: [{ id: 4217, unread: 2 }] }],
  });
export type UnreadThreads = z.infer<typeof UnreadThreads>;

const savedReply = {
  title: z
    .string('Please name the reply')
    .overwrite(oneLine)
    .min(1, 'Please name the reply')
    .max(SAVED_REPLY_LIMITS.title, `The name has at most ${SAVED_REPLY_LIMITS.title} characters`)
    .refine(isShowable, 'The name contains characters that cannot be shown'),
  text: plainText('Please write the reply', SAVED_REPLY_LIMITS.text).min(1, 'Please write the reply'),
};
const REPLY_EXAMPLE = {
  title: 'Still for sale',
  text: 'Yes, she is still for sale. When would you like to come?',
};

export const SavedReplyRequest = z
  .object(savedReply)
  .meta({ id: 'SavedReplyRequest', description: 'A text to answer with.', examples: [REPLY_EXAMPLE] });
export type SavedReplyRequest = z.infer<typeof SavedReplyRequest>;

export const SavedReplyChanges = z
  .object({ title: savedReply.title.optional(), text: savedReply.text.optional() })
  .meta({
    id: 'SavedReplyChanges',
    description: 'What to change about a saved reply.',
    examples: [{ title: 'Still available' }],
  });

export const SavedReply = z.object({ id: count, title: z.string(), text: z.string() }).meta({
  id: 'SavedReply',
  description: 'A text that you answer with often.',
  examples: [{ id: 3, ...REPLY_EXAMPLE }],
});
export type SavedReply = z.infer<typeof SavedReply>;

/** GET /api/thread-links: the conversation behind the link of a mail. */
export const GuestThread = z
  .discriminatedUnion('state', [
    Thread.omit({ shared: true, archived: true, side: true }).extend({ state: z.literal('open') }),
    z.object({ state: z.literal('claimed'), id: count }),
  ])
  .meta({
    id: 'GuestThread',
    description:
      'A conversation for a buyer without an account. Once an account has it, only its number: sign in to read it.',
    examples: [{ state: 'claimed', id: 12 }],
  });
export type GuestThread = z.infer<typeof GuestThread>;

export const ReportedThread = z
  .object({
    id: count,
    boat: z.object({ id: count, title: z.string() }),
    buyer: z.string(),
    seller: z.string(),
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
        seller: 'Anna Bell',
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
      seller: 'Anna Bell',
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
    recipients: count.describe('How many sellers were sent this text, or nearly this text, within a day'),
    boat: z.object({ id: count, title: z.string() }),
    at: moment,
  })
  .meta({
    id: 'HeldMessage',
    description: 'A message that waits because its sender wrote nearly the same to many sellers.',
    examples: [
      {
        id: 31,
        text: 'I sell boats faster than anyone. Call me.',
        from: 'Bill Buyer',
        recipients: 6,
        boat: { id: 4217, title: 'Contessa 32' },
        at: '2026-11-16T09:30:00.000Z',
      },
    ],
  });
export type HeldMessage = z.infer<typeof HeldMessage>;
