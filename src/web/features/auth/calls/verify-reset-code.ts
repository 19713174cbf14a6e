import type { VerifyResetCodeRequest } from '#contract/accounts-passwords.ts';
import { browserApi } from '#web/api/browser-api.ts';

/** Answers the token that sets the new password. */
export async function verifyResetCode(body: VerifyResetCodeRequest): Promise<string> {
  const answer = await browserApi.request<{ token: string }>('/api/auth/verify-reset-code', {
    method: 'POST',
    body,
  });
  return answer.token;
}
