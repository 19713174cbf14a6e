import type { WatchedBoat } from '#contract/buying/watchlist.ts';
import type { Api } from '#web/api/api-client.ts';

const NOT_SIGNED_IN = 'Please sign in first';
const ADD_FAILED = 'Failed to add to watchlist';
const REMOVE_FAILED = 'Failed to remove from watchlist';

/** Adds or removes a boat for the signed-in account, by the email address stored in the browser. */
export async function sendWatch(
  api: Api,
  email: string | null,
  boatId: number,
  watch: boolean,
  note?: string,
): Promise<WatchedBoat> {
  if (!email) throw new Error(NOT_SIGNED_IN);
  try {
    return watch
      ? await api.request('/api/watchlist', { method: 'POST', body: { email, boatId, note } })
      : await api.request(`/api/watchlist/${boatId}?email=${encodeURIComponent(email)}`, {
          method: 'DELETE',
        });
  } catch (cause) {
    throw new Error(watch ? ADD_FAILED : REMOVE_FAILED, { cause });
  }
}
