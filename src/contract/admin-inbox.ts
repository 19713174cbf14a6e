import { z } from 'zod';
import { listWords } from './list-words.ts';
import { AdminPage } from './moderation.ts';

const count = z.number().int();

const MESSAGE_KINDS = ['contact', 'account-deletion'] as const;

/** What reached the administrators: the public contact form, and requests of account holders. Bodies are plain text. */
export const ContactMessage = z.object({
  id: count,
  kind: z.enum(MESSAGE_KINDS),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  accountId: z.uuid().nullable().describe('Whose account it was sent from, if anyone was signed in'),
  createdAt: z.iso.datetime(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** GET /api/admin/contact-messages, the newest first. */
export const ContactMessagesQuery = AdminPage.extend({
  q: listWords.describe('Words of the subject, the name or the e-mail address'),
  unread: z
    .enum(['true', 'false'])
    .optional()
    .transform((text) => text === 'true')
    .describe('"true" leaves out what was read'),
});
export type ContactMessagesQuery = z.infer<typeof ContactMessagesQuery>;
