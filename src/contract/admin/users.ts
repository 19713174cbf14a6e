import { z } from 'zod';
import { ROLES } from '#domain/accounts/seller-types.ts';
import { USER_EXAMPLE, User } from '../accounts/accounts.ts';
import { listWords } from '../text.ts';
import { requiredReason } from './decisions.ts';
import { AdminPage } from './desk.ts';

const moment = z.iso.datetime();

const { emailVerified, ...person } = USER_EXAMPLE;

export const ADMIN_USER_EXAMPLE = {
  ...person,
  listings: 2,
  company: null,
  trusted: false,
  suspendedAt: null,
  suspensionReason: null,
};

export const AdminUser = z
  .object({
    ...User.omit({ emailVerified: true }).shape,
    listings: z.number().int().describe('How many listings the account has, of every status'),
    company: z.string().nullable().describe('The name of a broker’s or dealer’s company, if it has one'),
    trusted: z.boolean().describe('What this broker imports is public without a review'),
    suspendedAt: moment.nullable(),
    suspensionReason: z.string().nullable(),
  })
  .meta({
    id: 'AdminUser',
    description: 'An account as administrators see it.',
    examples: [ADMIN_USER_EXAMPLE],
  });
export type AdminUser = z.infer<typeof AdminUser>;

/** GET /api/admin/users, newest first. */
export const UsersQuery = AdminPage.extend({
  q: listWords.describe('Parts of the name, the company or the email address'),
  role: z.enum(ROLES).optional(),
  state: z.enum(['active', 'suspended']).optional(),
});
export type UsersQuery = z.infer<typeof UsersQuery>;

export const SuspendRequest = z.object({ reason: requiredReason }).meta({
  id: 'SuspendRequest',
  description: 'Why the account is suspended.',
  examples: [{ reason: 'Repeated listings of boats that belong to others.' }],
});

export const TrustRequest = z.object({ trusted: z.boolean('Say whether to trust the broker') }).meta({
  id: 'TrustRequest',
  description: 'Whether the imports of a broker are public without a review.',
  examples: [{ trusted: true }],
});
