import type { Done } from '#contract/accounts.ts';
import { browserApi } from '#web/api/browser-api.ts';

export function resendVerification(email: string) {
  return browserApi.request<Done>('/api/auth/resend-verification', { method: 'POST', body: { email } });
}
