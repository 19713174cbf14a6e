import { queryOptions } from '@tanstack/react-query';
import type { Draft, DraftSummary, SaveDraftRequest } from '#contract/selling/drafts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';

/** The save of each draft that is on its way. */
const saving = new Map<string, Promise<Draft>>();

export const serverDrafts = {
  save(id: string, body: SaveDraftRequest): Promise<Draft> {
    const saved = browserApi.request<Draft>(`/api/drafts/${id}`, { method: 'PUT', body }).finally(() => {
      if (saving.get(id) === saved) saving.delete(id);
    });
    saving.set(id, saved);
    return saved;
  },

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

  /** Waits for a save on its way, which would bring the draft back. */
  async remove(id: string) {
    await saving.get(id)?.catch(() => undefined);
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
