import { queryOptions } from '@tanstack/react-query';
import type { Draft, DraftSummary, SaveDraftRequest } from '#contract/selling/drafts.ts';
import { ApiError } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/browser-api.ts';

/** The save in progress for each draft. */
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
      // The API responds 400 when it is not a draft id at all.
      if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
      throw error;
    }
  },

  list: () => browserApi.request<DraftSummary[]>('/api/drafts'),

  /** Waits for a save in progress, which would bring the draft back. */
  async remove(id: string) {
    await saving.get(id)?.catch(() => undefined);
    try {
      await browserApi.request(`/api/drafts/${id}`, { method: 'DELETE' });
    } catch (error) {
      // Already deleted.
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  },
};

export type ServerDrafts = typeof serverDrafts;

export const draftsQuery = queryOptions<DraftSummary[]>({ queryKey: ['/api/drafts'] });
