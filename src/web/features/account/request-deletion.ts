import type { Done } from '#contract/accounts.ts';
import { browserApi } from '#web/api/browser-api.ts';

export function requestDeletion() {
  return browserApi.request<Done>('/api/auth/delete-request', { method: 'POST' });
}
