import { browserApi } from '#web/api/browser-api.ts';

export function signOutEverywhere() {
  return browserApi.request<void>('/api/auth/sessions', { method: 'DELETE' });
}
