import { z } from 'zod';
import { NOTE_LIMITS } from '#domain/accounts/notes.ts';
import { AdminUser } from './users.ts';

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
    text: z
      .string('Please write a note')
      .trim()
      .min(1, 'Please write a note')
      .max(NOTE_LIMITS.text.max, 'A note can have at most 1,000 characters'),
  })
  .meta({
    id: 'NoteRequest',
    description: 'The text of a note about an account.',
    examples: [{ text: NOTE_EXAMPLE.text }],
  });

export const SellerPanel = z
  .object({
    ...AdminUser.pick({
      id: true,
      firstName: true,
      lastName: true,
      email: true,
      role: true,
      sellerType: true,
      createdAt: true,
      suspendedAt: true,
      suspensionReason: true,
    }).shape,
    isTrusted: z
      .boolean()
      .describe('Five approved listings, no rejection within a year, no open report, not suspended'),
    listings: z.object({ live: count, pending: count, sold: count, rejected: count }),
    rejections: count.describe('Rejections and take-downs, without those that were undone'),
    reports: z.object({ open: count, total: count }),
    notes: z.array(AccountNote).describe('Newest first'),
  })
  .meta({
    id: 'SellerPanel',
    description: 'What a reviewer should know about a seller.',
    examples: [
      {
        id: '0b9f2c1e-7a53-4d0c-9a57-2f6f0d6f3a11',
        firstName: 'Anna',
        lastName: 'Bell',
        email: 'anna.bell@example.org',
        role: 'user',
        sellerType: 'private',
        createdAt: '2026-03-01T09:30:00.000Z',
        suspendedAt: null,
        suspensionReason: null,
        isTrusted: false,
        listings: { live: 2, pending: 1, sold: 0, rejected: 1 },
        rejections: 1,
        reports: { open: 0, total: 1 },
        notes: [NOTE_EXAMPLE],
      },
    ],
  });
export type SellerPanel = z.infer<typeof SellerPanel>;
