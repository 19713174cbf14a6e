import { z } from 'zod';
import { ROLES } from '#domain/accounts/seller-types.ts';
import { User } from './accounts.ts';
import { listWords } from './list-words.ts';
import { AdminPage, givenReason } from './moderation.ts';

const moment = z.iso.datetime();

/** A person as the administrators' list shows them. */
export const AdminUser = z.object({
  ...User.pick({
    id: true,
    firstName: true,
    lastName: true,
    email: true,
    role: true,
    sellerType: true,
    createdAt: true,
  }).shape,
  listings: z.number().int().describe('How many they have, of every status'),
  suspendedAt: moment.nullable(),
  suspensionReason: z.string().nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** GET /api/admin/users, the newest first. */
export const UsersQuery = AdminPage.extend({
  q: listWords.describe('A part of the name or the e-mail address'),
  role: z.enum(ROLES).optional(),
  state: z.enum(['active', 'suspended']).optional(),
});
export type UsersQuery = z.infer<typeof UsersQuery>;

/** POST /api/admin/users/{id}/suspend; /restore needs no body. Both answer the AdminUser. */
export const SuspendRequest = z.object({ reason: givenReason });
