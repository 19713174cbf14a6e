import { z } from 'zod';
import { FULL_NAME_MAX_LENGTH } from '#domain/accounts/names.ts';
import { CODE_LENGTH, isCode } from '#domain/accounts/secrets.ts';
import { DEFAULT_SELLER_TYPE, SELLER_TYPES } from '#domain/accounts/seller-types.ts';
import { isShowable, oneLine } from '#domain/text.ts';
import { Done, emailField } from './accounts.ts';
import { passwordField } from './accounts-passwords.ts';

const BOTH = 'Please enter both email and 6-digit verification code';
const codeField = z.string(BOTH).trim().max(CODE_LENGTH, BOTH).refine(isCode, BOTH);

const MISSING = 'Please fill in all required fields.';
const fullName = z
  .string(MISSING)
  .overwrite(oneLine)
  .min(1, MISSING)
  .max(FULL_NAME_MAX_LENGTH, `Please keep your name within ${FULL_NAME_MAX_LENGTH} characters.`)
  .refine(isShowable, 'Your name holds characters that cannot be shown.');

export const SendVerificationRequest = z.object({
  email: emailField(),
  firstName: z.string().max(FULL_NAME_MAX_LENGTH).nullish().describe('Whom the mail greets'),
});
export type SendVerificationRequest = z.infer<typeof SendVerificationRequest>;

export const VerificationSent = Done.extend({
  isAdmin: z.boolean().optional(),
  adminCode: z
    .string()
    .optional()
    .describe('Only from a local server without SMTP, for a listed administrator'),
});
export type VerificationSent = z.infer<typeof VerificationSent>;

export const ResendVerificationRequest = z.object({ email: emailField() });

export const VerifyEmailRequest = z.object({ email: emailField(BOTH), code: codeField });
export type VerifyEmailRequest = z.infer<typeof VerifyEmailRequest>;

export const RegisterRequest = z.object({
  email: emailField(MISSING),
  fullName,
  password: passwordField(MISSING),
  sellerType: z.enum(SELLER_TYPES.map(({ value }) => value)).default(DEFAULT_SELLER_TYPE),
  verificationCode: codeField,
});
export type RegisterRequest = z.infer<typeof RegisterRequest>;
