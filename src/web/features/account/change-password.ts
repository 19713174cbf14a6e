import type { Done } from '#contract/accounts.ts';
import type { ChangePasswordRequest } from '#contract/accounts-passwords.ts';
import { browserApi } from '#web/api/browser-api.ts';

export function changePassword(body: ChangePasswordRequest) {
  return browserApi.request<Done>('/api/auth/change-password', { method: 'POST', body });
}
