import type { NewBoats } from '#contract/boats/saved-searches.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { SAVED_SEARCHES } from './save-search.ts';

/** Reads which boats are new in a saved search, then says that they have been looked at. */
export async function lookAtSearch(id: string): Promise<ReadonlySet<number> | undefined> {
  const path = `${SAVED_SEARCHES}/${encodeURIComponent(id)}`;
  try {
    const { ids } = await browserApi.query<NewBoats>([`${path}/new`]);
    if (ids.length > 0) await browserApi.request(`${path}/seen`, { method: 'POST' });
    return new Set(ids);
  } catch {
    // Not this account's search, or no connection: the results themselves are there.
    return undefined;
  }
}
