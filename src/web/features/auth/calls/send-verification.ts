import type { SendVerificationRequest, VerificationSent } from '#contract/accounts-registration.ts';
import { browserApi } from '#web/api/browser-api.ts';

export function sendVerification(body: SendVerificationRequest) {
  return browserApi.request<VerificationSent>('/api/auth/send-verification', { method: 'POST', body });
}
