import type { SignedIn, TabSession } from '#contract/accounts.ts';
import type { SignInRequest } from '#contract/accounts-passwords.ts';
import { isNetworkFailure, sentenceOf } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';

export const NETWORK_ERROR = 'Network error occurred';
const REFUSED = 'Invalid email or password.';

type SignInResult = { success: true; session: TabSession } | { success: false; message: string };

export async function signIn(credentials: SignInRequest): Promise<SignInResult> {
  try {
    const { token, user } = await browserApi.request<SignedIn>('/api/auth/sign-in', {
      method: 'POST',
      body: credentials,
    });
    return { success: true, session: { token, user } };
  } catch (error) {
    const message = isNetworkFailure(error) ? NETWORK_ERROR : sentenceOf(error, REFUSED);
    return { success: false, message };
  }
}
