import { z } from 'zod';
import { EMAIL_MAX_LENGTH, isEmail } from '#domain/accounts/email.ts';
import { ACCOUNT_PROBLEMS } from '#domain/accounts/problems.ts';
import { ROLES, SELLER_TYPES } from '#domain/accounts/seller-types.ts';

const moment = z.iso.datetime();

const NO_EMAIL = ACCOUNT_PROBLEMS.invalidEmail.message;

/** One plain address, stored as typed. */
export const emailField = (missing: string = 'Please enter your email address') =>
  z.string(missing).trim().min(1, missing).max(EMAIL_MAX_LENGTH, NO_EMAIL).refine(isEmail, NO_EMAIL);

/** An address in the request that must match the session's. */
export const assertedEmail = z
  .string()
  .max(EMAIL_MAX_LENGTH)
  .optional()
  .describe('Optional. If given, it must be the address that you are signed in with');

export const USER_EXAMPLE = {
  id: '0b9f2c1e-7a53-4d0c-9a57-2f6f0d6f3a11',
  email: 'anna.bell@example.org',
  firstName: 'Anna',
  lastName: 'Bell',
  role: 'user',
  sellerType: 'private',
  emailVerified: true,
  createdAt: '2026-03-01T09:30:00.000Z',
};

export const User = z
  .object({
    id: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(ROLES),
    sellerType: z.enum(SELLER_TYPES.map(({ value }) => value)),
    emailVerified: z.boolean(),
    createdAt: moment,
  })
  .meta({ id: 'User', description: 'The account that is signed in.', examples: [USER_EXAMPLE] });
export type User = z.infer<typeof User>;

export const Done = z.object({ success: z.literal(true), message: z.string() }).meta({
  id: 'Done',
  description: 'The call succeeded and has nothing else to return.',
  examples: [{ success: true, message: 'Listing deleted' }],
});
export type Done = z.infer<typeof Done>;

const SESSION_EXAMPLE = { token: 'q2Zr7hXn4tVb9sKd1mWc8yLp3fGj6aTe', user: USER_EXAMPLE };

export const TabSession = z
  .object({
    token: z
      .string()
      .describe('Send it as "Authorization: Bearer TOKEN". It is valid for 30 days or until you sign out'),
    user: User,
  })
  .meta({
    id: 'TabSession',
    description: 'A bearer token for a new browser tab.',
    examples: [SESSION_EXAMPLE],
  });
export type TabSession = z.infer<typeof TabSession>;

export const SignedIn = TabSession.extend(Done.shape).meta({
  id: 'SignedIn',
  description: 'A new session: its bearer token and its account.',
  examples: [{ ...SESSION_EXAMPLE, success: true, message: 'Welcome Back!' }],
});
export type SignedIn = z.infer<typeof SignedIn>;

export const ActiveSession = z
  .object({
    id: z.uuid(),
    device: z.string().describe('The browser in words, such as "Firefox on Windows"'),
    current: z.boolean().describe('Whether this call used this session'),
    createdAt: moment,
    lastUsedAt: moment,
  })
  .meta({
    id: 'ActiveSession',
    description: 'A browser in which the account is signed in.',
    examples: [
      {
        id: '5a7c9a0e-31f4-4b0c-8f0e-0d2f6a5b7c12',
        device: 'Firefox on Windows',
        current: true,
        createdAt: '2026-05-04T18:00:00.000Z',
        lastUsedAt: '2026-05-06T07:45:00.000Z',
      },
    ],
  });
export type ActiveSession = z.infer<typeof ActiveSession>;
