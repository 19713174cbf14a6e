import type { NewBoats } from '#contract/boats/saved-searches.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { SAVED_SEARCHES } from './save-search.ts';

type Boats = ReadonlySet<number>;

/** What was new at each visit, by its entry in the history: going back to it marks the same boats. */
const visits = new Map<string, Boats>();

/** Reads which boats are new in a saved search, then says that they have been looked at. */
export async function lookAtSearch(id: string, visit: string): Promise<Boats | undefined> {
  const before = visits.get(visit);
  if (before) return before;
  const path = `${SAVED_SEARCHES}/${encodeURIComponent(id)}`;
  try {
    const ids = new Set((await browserApi.query<NewBoats>([`${path}/new`])).ids);
    visits.set(visit, ids);
    if (ids.size > 0) await browserApi.request(`${path}/seen`, { method: 'POST' });
    return ids;
  } catch {
    // Not this account's search, or no connection: the results themselves are there.
    return undefined;
  }
}
