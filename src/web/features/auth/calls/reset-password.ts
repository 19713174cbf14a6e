import type { Done } from '#contract/accounts.ts';
import type { ResetPasswordRequest } from '#contract/accounts-passwords.ts';
import { browserApi } from '#web/api/browser-api.ts';

export function resetPassword(body: ResetPasswordRequest) {
  return browserApi.request<Done>('/api/auth/reset-password', { method: 'POST', body });
}
