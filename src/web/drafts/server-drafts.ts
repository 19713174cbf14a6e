import { queryOptions } from '@tanstack/react-query';
import type { Draft, DraftSummary, SaveDraftRequest } from '#contract/selling/drafts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';

export const serverDrafts = {
  save: (id: string, body: SaveDraftRequest) =>
    browserApi.request<Draft>(`/api/drafts/${id}`, { method: 'PUT', body }),

  /** Null when the account has no such draft. */
  async find(id: string): Promise<Draft | null> {
    try {
      return await browserApi.request<Draft>(`/api/drafts/${encodeURIComponent(id)}`);
    } catch (error) {
      // What is no draft's id at all is answered 400.
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
      throw error;
    }
  },

  list: () => browserApi.request<DraftSummary[]>('/api/drafts'),

  async remove(id: string) {
    try {
      await browserApi.request(`/api/drafts/${id}`, { method: 'DELETE' });
    } catch (error) {
      // What is not there need not go.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  },
};

export type ServerDrafts = typeof serverDrafts;

export const draftsQuery = queryOptions<DraftSummary[]>({ queryKey: ['/api/drafts'] });
