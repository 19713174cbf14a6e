import type { Done } from '#contract/accounts.ts';
import type { OwnListing } from '#contract/selling.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { session } from '#web/session/session.ts';

const addressOf = (id: number, more = '') =>
  `/api/my-boats/${id}${more}?email=${encodeURIComponent(session.savedEmail() ?? '')}`;

export const deleteListing = (id: number) => browserApi.request<Done>(addressOf(id), { method: 'DELETE' });

export const markSold = (id: number, sold: boolean) =>
  browserApi.request<OwnListing>(addressOf(id, '/sold'), { method: 'POST', body: { sold } });

export const resubmitListing = (id: number) =>
  browserApi.request<OwnListing>(addressOf(id, '/resubmit'), { method: 'POST' });

export const withdrawChanges = (id: number) =>
  browserApi.request<OwnListing>(addressOf(id, '/changes'), { method: 'DELETE' });
