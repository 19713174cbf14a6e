import type { SignedIn } from '#contract/accounts.ts';
import type { RegisterRequest } from '#contract/accounts-registration.ts';
import { browserApi } from '#web/api/browser-api.ts';

export function register(body: RegisterRequest) {
  return browserApi.request<SignedIn>('/api/auth/register', { method: 'POST', body });
}
