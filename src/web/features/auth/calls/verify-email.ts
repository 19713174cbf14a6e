import type { Done } from '#contract/accounts.ts';
import type { VerifyEmailRequest } from '#contract/accounts-registration.ts';
import { browserApi } from '#web/api/browser-api.ts';

export function verifyEmail(body: VerifyEmailRequest) {
  return browserApi.request<Done>('/api/auth/verify-email', { method: 'POST', body });
}
