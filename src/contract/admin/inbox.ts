import { z } from 'zod';
import { ANSWER_MAX_LENGTH } from '#domain/enquiries/support-answers.ts';
import { listWords, plainText } from '../text.ts';
import { AdminPage } from './desk.ts';

const count = z.number().int();

const MESSAGE_KINDS = ['contact', 'account-deletion'] as const;

export const AnswerMessage = z
  .object({ text: plainText('Please write an answer', ANSWER_MAX_LENGTH).min(1, 'Please write an answer') })
  .meta({
    id: 'AnswerMessage',
    description: 'An answer to a message from the contact form, which is mailed to its sender.',
    examples: [{ text: 'Dear Cara,\n\nthe invoice is attached to your confirmation.' }],
  });

export const ContactMessage = z
  .object({
    id: count,
    kind: z.enum(MESSAGE_KINDS),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
    isRead: z.boolean(),
    accountId: z.uuid().nullable().describe('The account of the sender, if signed in'),
    createdAt: z.iso.datetime(),
    answers: z
      .array(z.object({ text: z.string(), by: z.string(), at: z.iso.datetime() }))
      .describe('What administrators have answered from the desk, oldest first'),
  })
  .meta({
    id: 'ContactMessage',
    description: 'A message from the contact form, or a request from an account holder. The text is plain.',
    examples: [
      {
        id: 31,
        kind: 'contact',
        firstName: 'Cara',
        lastName: 'Hull',
        email: 'cara.hull@example.org',
        subject: 'Invoice',
        message: 'Could you send me an invoice?',
        isRead: false,
        accountId: null,
        createdAt: '2026-05-06T07:45:00.000Z',
        answers: [],
      },
    ],
  });
export type ContactMessage = z.infer<typeof ContactMessage>;

/** GET /api/admin/contact-messages, newest first. */
export const ContactMessagesQuery = AdminPage.extend({
  q: listWords.describe('Words from the subject, the name or the email address'),
  unread: z
    .enum(['true', 'false'])
    .optional()
    .transform((text) => text === 'true')
    .describe('"true" returns unread messages only'),
});
export type ContactMessagesQuery = z.infer<typeof ContactMessagesQuery>;
