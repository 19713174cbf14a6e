import { z } from 'zod';
import { EMAIL_MAX_LENGTH } from '#domain/accounts/email.ts';
import { ACCOUNT_PROBLEMS } from '#domain/accounts/problems.ts';
import { CODE_LENGTH, isCode, PASSWORD } from '#domain/accounts/secrets.ts';
import { assertedEmail, emailField } from './accounts.ts';

const LONGEST = PASSWORD.maxLength;

/** A new password. */
export const passwordField = (missing: string, tooShort: string = ACCOUNT_PROBLEMS.tooShort.message) =>
  z
    .string(missing)
    .min(1, missing)
    .min(PASSWORD.minLength, tooShort)
    .max(LONGEST, `Password must be at most ${LONGEST} characters long.`)
    .refine((text) => text.isWellFormed(), 'Password contains characters that cannot be used.');

/** A password to check: one of impossible length is simply wrong. */
export const typedPasswordField = (missing: string, wrong: string) =>
  z.string(missing).min(1, missing).max(LONGEST, wrong);

/** For forms that ask for a new password twice. */
export function passwordsMatch<Name extends string>(name: Name) {
  return (form: { confirmPassword: string } & Record<Name, string>) => form[name] === form.confirmPassword;
}

/** The confirmation is never sent. */
export function withoutConfirmation<Form extends { confirmPassword: string }>({
  confirmPassword,
  ...form
}: Form) {
  return form;
}

const BOTH = 'Please enter both email and password.';
export const WRONG_SIGN_IN = 'Invalid email or password.';
/** Lenient about the address: an invalid one gets the same response as a wrong password. */
export const SignInRequest = z
  .object({
    email: z.string(BOTH).trim().min(1, BOTH).max(EMAIL_MAX_LENGTH, WRONG_SIGN_IN),
    password: typedPasswordField(BOTH, WRONG_SIGN_IN),
  })
  .meta({
    id: 'SignInRequest',
    description: 'The email address and password of an account.',
    examples: [{ email: 'anna.bell@example.org', password: 'a sloop at anchor' }],
  });
export type SignInRequest = z.infer<typeof SignInRequest>;

export const ForgotPasswordRequest = z
  .object({ email: emailField(ACCOUNT_PROBLEMS.invalidEmail.message) })
  .meta({
    id: 'ForgotPasswordRequest',
    description: 'The address to send a reset code to.',
    examples: [{ email: 'anna.bell@example.org' }],
  });

const SIX_DIGITS = 'Please enter the 6-digit code from your email.';
export const VerifyResetCodeRequest = z
  .object({
    email: emailField(),
    code: z.string(SIX_DIGITS).trim().max(CODE_LENGTH, SIX_DIGITS).refine(isCode, SIX_DIGITS),
  })
  .meta({
    id: 'VerifyResetCodeRequest',
    description: 'The six digits from the reset email.',
    examples: [{ email: 'anna.bell@example.org', code: '402913' }],
  });
export const ResetCodeForm = VerifyResetCodeRequest.pick({ code: true });
export type VerifyResetCodeRequest = z.infer<typeof VerifyResetCodeRequest>;

export const ResetCodeAccepted = z
  .object({
    success: z.literal(true),
    token: z.string().describe('Send it to reset-password within 15 minutes. It works once'),
  })
  .meta({
    id: 'ResetCodeAccepted',
    description: 'The token that lets you set a new password.',
    examples: [{ success: true, token: 'b8Nf3wQz6kRt1xHc9vJm' }],
  });

export const ResetPasswordRequest = z
  .object({
    email: emailField(),
    token: z.string('Please enter the code from your email first.').min(1).max(200),
    password: passwordField('Please enter a new password.'),
  })
  .meta({
    id: 'ResetPasswordRequest',
    description: 'A new password with the token that permits it.',
    examples: [
      { email: 'anna.bell@example.org', token: 'b8Nf3wQz6kRt1xHc9vJm', password: 'a ketch on passage' },
    ],
  });
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

/** A mismatch is reported before other problems with the passwords. */
export const NewPasswordForm = z
  .object({ password: z.string(), confirmPassword: z.string() })
  .refine(passwordsMatch('password'), {
    path: ['confirmPassword'],
    message: ACCOUNT_PROBLEMS.resetMismatch.message,
  })
  .transform(withoutConfirmation)
  .pipe(ResetPasswordRequest.pick({ password: true }));

const ALL = 'All fields are required';
export const WRONG_CURRENT_PASSWORD = 'Current password is incorrect';
export const ChangePasswordRequest = z
  .object({
    email: assertedEmail,
    currentPassword: typedPasswordField(ALL, WRONG_CURRENT_PASSWORD),
    newPassword: passwordField(ALL, `New password must be at least ${PASSWORD.minLength} characters long`),
  })
  .meta({
    id: 'ChangePasswordRequest',
    description: 'The current password and the one that replaces it.',
    examples: [{ currentPassword: 'a sloop at anchor', newPassword: 'a ketch on passage' }],
  });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

const typed = z.string().min(1, ALL);
export const ChangePasswordForm = z
  .object({ currentPassword: typed, newPassword: typed, confirmPassword: typed })
  .refine(passwordsMatch('newPassword'), {
    path: ['confirmPassword'],
    message: 'New passwords do not match',
  })
  .transform(withoutConfirmation)
  .pipe(ChangePasswordRequest.omit({ email: true }));
