import { z } from 'zod';
import { EMAIL_MAX_LENGTH, isEmail } from '#domain/accounts/email.ts';
import { ACCOUNT_PROBLEMS } from '#domain/accounts/problems.ts';
import { ROLES, SELLER_TYPES } from '#domain/accounts/seller-types.ts';

const moment = z.iso.datetime();

const NO_EMAIL = ACCOUNT_PROBLEMS.invalidEmail.message;

/** One plain address, kept as it was typed. */
export const emailField = (missing: string = 'Please enter your email address') =>
  z.string(missing).trim().min(1, missing).max(EMAIL_MAX_LENGTH, NO_EMAIL).refine(isEmail, NO_EMAIL);

/** An address that a call names and the session must confirm. */
export const assertedEmail = z
  .string()
  .max(EMAIL_MAX_LENGTH)
  .optional()
  .describe('If given, the address of the session');

/** The signed-in person, as their own browser keeps them. */
export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  sellerType: z.enum(SELLER_TYPES.map(({ value }) => value)),
  emailVerified: z.boolean(),
  createdAt: moment,
});
export type User = z.infer<typeof User>;

/** What a call answers that did something and has nothing else to tell. */
export const Done = z.object({ success: z.literal(true), message: z.string() });
export type Done = z.infer<typeof Done>;

/** What a new tab takes over. */
export const TabSession = z.object({
  token: z.string().describe('Send it as "Authorization: Bearer …"; 30 days, until signed out'),
  user: User,
});
export type TabSession = z.infer<typeof TabSession>;

export const SignedIn = TabSession.extend(Done.shape);
export type SignedIn = z.infer<typeof SignedIn>;

/** One signed-in browser of the account. */
export const ActiveSession = z.object({
  id: z.uuid(),
  device: z.string().describe('The browser in words, such as "Firefox on Windows"'),
  current: z.boolean().describe('Whether this call came from it'),
  createdAt: moment,
  lastUsedAt: moment,
});
export type ActiveSession = z.infer<typeof ActiveSession>;
