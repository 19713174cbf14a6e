import type { BulkRequest, BulkResult, UndoBulkRequest } from '#contract/selling/bulk.ts';
import { browserApi } from '#web/api/browser-api.ts';

const PATH = '/api/my-boats/bulk';

export const changeBoats = (body: BulkRequest) =>
  browserApi.request<BulkResult[]>(PATH, { method: 'POST', body });

const undoBoats = (body: UndoBulkRequest) =>
  browserApi.request<BulkResult[]>(`${PATH}/undo`, { method: 'POST', body });

/** Returns the boats that an action changed to what they were. */
export const undo = (results: readonly BulkResult[]) =>
  undoBoats({
    boats: results
      .filter(({ done }) => done)
      .map(({ id, from }) => (typeof from === 'number' ? { id, price: from } : { id, state: from })),
  });
