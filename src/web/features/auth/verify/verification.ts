import type { SignedIn } from '#contract/accounts/accounts.ts';
import type { SellerType } from '#domain/accounts/seller-types.ts';
import { ApiError, isNetworkFailure, sentenceOf } from '#web/api/api-error.ts';
import { register, verifyEmail } from '../calls.ts';
import { type PendingRegistration, pendingRegistration } from '../sign-up/pending-registration.ts';

type Verification =
  | { outcome: 'registered'; signedIn: SignedIn }
  /** The address is verified, but this browser has no pending sign-up for it. */
  | { outcome: 'verified' }
  /** The code is right, but the password of the pending sign-up was lost when its page was closed. */
  | { outcome: 'password-needed' }
  | { outcome: 'refused'; message: string /** The code is wrong, used or too old. */; isCodeInvalid?: true };

/** Whether the visitor typed the code or followed the link in the email. */
export type Way = 'typed' | 'link';

export type Verified = { way: Way; isSignedIn: boolean; message: string; sellerType?: SellerType };

const STEPS = { verifyEmail, register, pending: pendingRegistration };

export type Proof = { email: string; code: string; password: string | undefined };

/** Verifies the code and, if a sign-up is pending, creates the account. */
export async function verify({ email, code, password }: Proof, steps = STEPS): Promise<Verification> {
  try {
    await steps.verifyEmail({ email, code });
  } catch (error) {
    const isCodeInvalid = error instanceof ApiError && error.status === 400;
    return { ...refused(error, 'Verification failed'), ...(isCodeInvalid && { isCodeInvalid }) };
  }
  const pending = steps.pending.readFor(email);
  if (!pending) return { outcome: 'verified' };
  if (!password) return { outcome: 'password-needed' };
  try {
    return {
      outcome: 'registered',
      signedIn: await registerVerified({ email, code, password }, pending, steps),
    };
  } catch (error) {
    return refused(error, 'Registration failed');
  }
}

/** Creates the account of a verified address. */
export async function registerVerified(
  { email, code, password }: Proof & { password: string },
  { fullName, sellerType }: Pick<PendingRegistration, 'fullName' | 'sellerType'>,
  steps: Pick<typeof STEPS, 'register' | 'pending'> = STEPS,
): Promise<SignedIn> {
  const signedIn = await steps.register({ email, fullName, password, sellerType, verificationCode: code });
  steps.pending.clear();
  return signedIn;
}

function refused(error: unknown, fallback: string) {
  const message = isNetworkFailure(error) ? 'Failed to verify email' : sentenceOf(error, fallback);
  return { outcome: 'refused' as const, message };
}
