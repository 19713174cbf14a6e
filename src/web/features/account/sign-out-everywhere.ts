import { browserApi } from '#web/lib/browser-api.ts';

export function signOutEverywhere() {
  return browserApi.request<void>('/api/auth/sessions', { method: 'DELETE' });
}
