import { z } from 'zod';
import { FULL_NAME_MAX_LENGTH } from '#domain/accounts/names.ts';
import { ACCOUNT_PROBLEMS, SIGN_UP_MISSING } from '#domain/accounts/problems.ts';
import { CODE_LENGTH, isCode } from '#domain/accounts/secrets.ts';
import { DEFAULT_SELLER_TYPE, SELLER_TYPES } from '#domain/accounts/seller-types.ts';
import { textLine, textLines } from '../text.ts';
import { Done, emailField } from './accounts.ts';
import { passwordField, passwordsMatch, withoutConfirmation } from './passwords.ts';

const BOTH = 'Please enter both email and 6-digit verification code';
export const codeField = z.string(BOTH).trim().max(CODE_LENGTH, BOTH).refine(isCode, BOTH);

const MISSING = ACCOUNT_PROBLEMS.missing.message;
const UNSHOWABLE = 'Your name contains characters that cannot be shown.';
export const fullName = textLine(MISSING, UNSHOWABLE)
  .min(1, MISSING)
  .max(FULL_NAME_MAX_LENGTH, `Please keep your name within ${FULL_NAME_MAX_LENGTH} characters.`);

export const SendVerificationRequest = z
  .object({
    email: emailField(),
    // Lines stay apart, so that a name of several is not greeted as one.
    firstName: textLines(undefined, UNSHOWABLE)
      .max(FULL_NAME_MAX_LENGTH)
      .nullish()
      .describe('The name that the email greets'),
  })
  .meta({
    id: 'SendVerificationRequest',
    description: 'The address to send a verification code to.',
    examples: [{ email: 'anna.bell@example.org', firstName: 'Anna' }],
  });
export type SendVerificationRequest = z.infer<typeof SendVerificationRequest>;

export const VerificationSent = Done.extend({
  isAdmin: z.boolean().optional(),
  adminCode: z
    .string()
    .optional()
    .describe('Only from a local server without SMTP, for a listed administrator'),
}).meta({
  id: 'VerificationSent',
  description: 'The verification code is on its way.',
  examples: [{ success: true, message: 'Verification email sent. Please check your inbox.' }],
});
export type VerificationSent = z.infer<typeof VerificationSent>;

export const ResendVerificationRequest = z.object({ email: emailField() }).meta({
  id: 'ResendVerificationRequest',
  description: 'The address to send a new verification code to.',
  examples: [{ email: 'anna.bell@example.org' }],
});

export const VerifyEmailRequest = z.object({ email: emailField(BOTH), code: codeField }).meta({
  id: 'VerifyEmailRequest',
  description: 'The six digits from the verification email.',
  examples: [{ email: 'anna.bell@example.org', code: '731846' }],
});
export type VerifyEmailRequest = z.infer<typeof VerifyEmailRequest>;

/** After a reload the page also asks for the password of the pending sign-up. */
export const VerifyEmailForm = VerifyEmailRequest.extend({
  password: passwordField('Please enter your password.').optional(),
});

export const RegisterRequest = z
  .object({
    email: emailField(MISSING),
    fullName,
    password: passwordField(MISSING),
    sellerType: z.enum(SELLER_TYPES.map(({ value }) => value)).default(DEFAULT_SELLER_TYPE),
    verificationCode: codeField,
  })
  .meta({
    id: 'RegisterRequest',
    description: 'A new account, with the verified code of its email address.',
    examples: [
      {
        email: 'anna.bell@example.org',
        fullName: 'Anna Bell',
        password: 'a sloop at anchor',
        sellerType: 'private',
        verificationCode: '731846',
      },
    ],
  });
export type RegisterRequest = z.infer<typeof RegisterRequest>;

/** The last step after the mailed link, where the browser knows who signed up. */
export const ChosenPassword = z.object({
  password: passwordField('Please choose a password.'),
  fullName: z.string().optional(),
  sellerType: RegisterRequest.shape.sellerType.optional(),
  ageConfirmed: z.boolean().optional(),
});

/** The same in another browser, which knows nothing yet. */
export const LastStepForm = ChosenPassword.extend({
  fullName,
  ageConfirmed: z.boolean().refine(Boolean, ACCOUNT_PROBLEMS.underAge.message),
});

/** The first half of a registration: reports missing fields and mismatches first, then what the API would refuse. */
export const SignUpForm = z
  .object({
    fullName: z.string().trim().min(1, SIGN_UP_MISSING.fullName),
    email: z.string().trim().min(1, SIGN_UP_MISSING.email),
    password: z.string().min(1, SIGN_UP_MISSING.password),
    confirmPassword: z.string(),
    sellerType: RegisterRequest.shape.sellerType.optional(),
    ageConfirmed: z.boolean(),
  })
  .refine(passwordsMatch('password'), {
    path: ['confirmPassword'],
    message: ACCOUNT_PROBLEMS.mismatch.message,
  })
  .transform(withoutConfirmation)
  .pipe(
    RegisterRequest.omit({ verificationCode: true }).extend({
      ageConfirmed: z.boolean().refine(Boolean, ACCOUNT_PROBLEMS.underAge.message),
    }),
  );
