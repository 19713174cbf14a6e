import { z } from 'zod';
import { NOTE_LIMITS } from '#domain/accounts/notes.ts';
import { textLines } from '../text.ts';
import { ADMIN_USER_EXAMPLE, AdminUser } from './users.ts';

const moment = z.iso.datetime();
const count = z.number().int();

const NOTE_EXAMPLE = {
  id: 7,
  text: 'Sent us the registration papers on the phone.',
  author: 'Ada Harbour',
  createdAt: '2026-05-06T07:45:00.000Z',
};

export const AccountNote = z
  .object({ id: count, text: z.string(), author: z.string(), createdAt: moment })
  .meta({
    id: 'AccountNote',
    description: 'A note about an account, for administrators only.',
    examples: [NOTE_EXAMPLE],
  });
export type AccountNote = z.infer<typeof AccountNote>;

export const NoteRequest = z
  .object({
    text: textLines('Please write a note', 'The note contains characters that cannot be shown')
      .min(1, 'Please write a note')
      .max(NOTE_LIMITS.text.max, 'A note can have at most 1,000 characters'),
  })
  .meta({
    id: 'NoteRequest',
    description: 'The text of a note about an account.',
    examples: [{ text: NOTE_EXAMPLE.text }],
  });

const { listings, trusted, company, ...person } = ADMIN_USER_EXAMPLE;

export const SellerPanel = z
  .object({
    ...AdminUser.omit({ listings: true, trusted: true, company: true }).shape,
    isTrusted: z
      .boolean()
      .describe('Five approved listings, no rejection within a year, no open report, not suspended'),
    listings: z.object({ live: count, pending: count, sold: count, rejected: count }),
    rejections: count.describe('Rejections and take-downs, without those that were undone'),
    reports: z.object({ open: count, total: count }),
    company: z
      .object({ name: z.string(), website: z.string(), about: z.string(), logo: z.string().nullable() })
      .nullable()
      .describe(
        'How a broker or dealer presents itself, public with the first approved boat; null for others',
      ),
    notes: z.array(AccountNote).describe('Newest first'),
  })
  .meta({
    id: 'SellerPanel',
    description: 'What a reviewer should know about a seller.',
    examples: [
      {
        ...person,
        isTrusted: false,
        listings: { live: 2, pending: 1, sold: 0, rejected: 1 },
        rejections: 1,
        reports: { open: 0, total: 1 },
        company: null,
        notes: [NOTE_EXAMPLE],
      },
    ],
  });
export type SellerPanel = z.infer<typeof SellerPanel>;
