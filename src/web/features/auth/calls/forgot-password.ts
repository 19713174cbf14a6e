import type { Done } from '#contract/accounts.ts';
import { browserApi } from '#web/api/browser-api.ts';

export function forgotPassword(email: string) {
  return browserApi.request<Done>('/api/auth/forgot-password', { method: 'POST', body: { email } });
}
