import type { Done, SignedIn, TabSession } from '#contract/accounts/accounts.ts';
import type {
  ResetPasswordRequest,
  SignInRequest,
  VerifyResetCodeRequest,
} from '#contract/accounts/passwords.ts';
import type {
  RegisterRequest,
  SendVerificationRequest,
  VerificationSent,
  VerifyEmailRequest,
} from '#contract/accounts/registration.ts';
import { isNetworkFailure, sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';

const post = <Answer>(path: string, body: object) =>
  browserApi.request<Answer>(`/api/auth/${path}`, { method: 'POST', body });

export const NETWORK_ERROR = 'Network error occurred';
const REFUSED = 'Invalid email or password.';

type SignInResult = { success: true; session: TabSession } | { success: false; message: string };

export async function signIn(credentials: SignInRequest): Promise<SignInResult> {
  try {
    const { token, user } = await post<SignedIn>('sign-in', credentials);
    return { success: true, session: { token, user } };
  } catch (error) {
    const message = isNetworkFailure(error) ? NETWORK_ERROR : sentenceOf(error, REFUSED);
    return { success: false, message };
  }
}

export const sendVerification = (body: SendVerificationRequest) =>
  post<VerificationSent>('send-verification', body);

export const resendVerification = (email: string) => post<Done>('resend-verification', { email });

export const verifyEmail = (body: VerifyEmailRequest) => post<Done>('verify-email', body);

export const register = (body: RegisterRequest) => post<SignedIn>('register', body);

export const forgotPassword = (email: string) => post<Done>('forgot-password', { email });

/** Returns the token that allows setting a new password. */
export const verifyResetCode = (body: VerifyResetCodeRequest) =>
  post<{ token: string }>('verify-reset-code', body).then(({ token }) => token);

export const resetPassword = (body: ResetPasswordRequest) => post<Done>('reset-password', body);
